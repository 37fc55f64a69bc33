import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compress, compressOnce, type Coding } from "./compression";
import { fillBody, wantedValues, type SlottedBody } from "./slotted-body";
import type { SlotValues } from "./slots";

/** The body of a page that goes out many times. */
export interface PageBody {
  etag: string;
  plain(): Uint8Array<ArrayBuffer>;
  /** Compressed when first asked for, and kept. */
  packed(coding: Coding): Uint8Array<ArrayBuffer>;
}

/** How many filled forms of a page are kept: many visitors have one or two things in their carts. */
const mostFilled = 4;
/** How long a filled form is kept, in ms: some hold a customer's name, and the page may stay a day. */
const filledMilliseconds = 10 * 60_000;

/** A body that is the same for all. */
export function createPageBody(body: Uint8Array<ArrayBuffer>): PageBody {
  const kept = new Map<Coding, Uint8Array<ArrayBuffer>>();
  return {
    etag: `"${digestOf(body)}"`,
    plain: () => body,
    packed(coding) {
      const packed = kept.get(coding) ?? compress(body, coding);
      kept.set(coding, packed);
      return packed;
    },
  };
}

/**
 * A body with slots, for these values. Visitors with the same ones get the same bytes, so the newest forms are kept, compressed:
 * at first as what goes out once, and well as soon as somebody asks again.
 */
export function createFilledBodies(slotted: SlottedBody): (values: SlotValues) => PageBody {
  const version = slotted.parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
  const kept = new LRUCache<string, PageBody>({
    max: mostFilled,
    ttl: filledMilliseconds,
    ttlAutopurge: true,
  });
  return (values) => {
    const wanted = wantedValues(slotted, values);
    const key = JSON.stringify(wanted);
    const known = kept.get(key);
    if (known) return known;
    const body = createFilledBody(slotted, wanted, `"${digestOf(version, key)}"`);
    kept.set(key, body);
    return body;
  };
}

function createFilledBody(slotted: SlottedBody, values: SlotValues, etag: string): PageBody {
  const plain = () => fillBody(slotted, values);
  const kept = new Map<Coding, { packed: Uint8Array<ArrayBuffer>; isSmall: boolean }>();
  return {
    etag,
    plain,
    packed(coding) {
      const known = kept.get(coding);
      if (known?.isSmall) return known.packed;
      const packed = known ? compress(plain(), coding) : compressOnce(plain(), coding);
      kept.set(coding, { packed, isSmall: known !== undefined });
      return packed;
    },
  };
}

function digestOf(...content: (Uint8Array | string)[]): string {
  const hash = createHash("sha256");
  for (const part of content) hash.update(part);
  return hash.digest("base64url").slice(0, 22);
}
