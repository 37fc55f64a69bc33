import { createHash } from "node:crypto";
import pixelmatch from "pixelmatch";
import type { Pixels } from "./photographer";

/** A short name of exactly these pixels: a picture with one of them off by one step has another. */
export function fingerprintOf({ width, height, data }: Pixels): string {
  return createHash("sha256").update(`${width}x${height}`).update(data).digest("base64url").slice(0, 16);
}

/** What came out of comparing two pictures. */
export interface Difference {
  /** Pixels that look different; 0 where colours moved by less than the stored picture can show. */
  changed: number;
  /** The changed pixels marked on the pale picture; absent where the sizes differ. */
  marked?: Pixels;
}

/** Share of pixels that another renderer may draw differently: rims of letters and curves. */
const looseShare = 0.005;
/** How far a colour may be off, from 0 to 1, before a pixel counts: what a palette of 16 colours loses. */
const sensitivity = { exact: 0.02, loose: 0.1 } as const;

/** Marks where two pictures differ. */
export function differenceOf(expected: Pixels, actual: Pixels, mode: keyof typeof sensitivity): Difference {
  const { width, height } = actual;
  if (expected.width !== width || expected.height !== height) return { changed: width * height };
  const marked = Buffer.alloc(width * height * 4);
  const changed = pixelmatch(expected.data, actual.data, marked, width, height, {
    threshold: sensitivity[mode],
    includeAA: mode === "exact",
  });
  return { changed, marked: { width, height, data: marked } };
}

/** Whether a picture by another renderer is the same one, for all that can be told. */
export function isLooselySame({ changed, marked }: Difference): boolean {
  return marked !== undefined && changed <= marked.width * marked.height * looseShare;
}
