import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { escapeHtml } from "./slotted-body";

/** Room for kept markup, in bytes. */
const room = 16 * 1024 * 1024;

/** How the marks in a page begin. Nobody can write one: it is secret, and new with each process. */
const secret = randomBytes(12).toString("hex");
const markStart = Buffer.from(`\0${secret}`);
const mark = (kind: "known" | "open" | "close" | "late", name: string | number) =>
  `\0${secret}:${kind}:${name}\0`;

/** One part of a page: what is drawn around it, or in its place. */
export interface MarkupPart {
  before: string;
  /** Its markup is known: it need not be drawn. */
  isKnown: boolean;
  after: string;
}

/** The kept markup as one page uses it, which is drawn as text with marks. */
export interface PageMarkup {
  /** @param key tells all that the part's markup depends on, but for its late texts */
  part(key: string): MarkupPart;
  /** Stands for a whole text or attribute value that is the page's own: parts with it are kept all the same. */
  late(name: string, text: string): string;
  /** The page with all marks replaced. What was drawn of it is kept from now on. */
  finish(html: string): Buffer<ArrayBuffer>;
}

export interface KeptMarkup {
  forPage(): PageMarkup;
}

/**
 * Markup of parts that many pages have alike, such as what stands around the pages of a shop, and the cards of its products: it
 * is drawn once. What it is kept by is all that it is drawn from, so it is never old; what is not asked for any more makes room.
 */
export function createKeptMarkup(): KeptMarkup {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: room,
    sizeCalculation: (markup, key) => markup.byteLength + 2 * key.length,
  });
  return { forPage: () => createPageMarkup(kept) };
}

function createPageMarkup(kept: LRUCache<string, Buffer<ArrayBuffer>>): PageMarkup {
  const known: Buffer<ArrayBuffer>[] = [];
  const drawn: string[] = [];
  const late = new Map<string, Buffer<ArrayBuffer>>();
  return {
    part(key) {
      const markup = kept.get(key);
      if (markup) return { before: mark("known", known.push(markup) - 1), isKnown: true, after: "" };
      const place = drawn.push(key) - 1;
      return { before: mark("open", place), isKnown: false, after: mark("close", place) };
    },
    late(name, text) {
      late.set(name, Buffer.from(escapeHtml(text)));
      return mark("late", name);
    },
    finish(html) {
      const open: number[] = [];
      const parts: Buffer<ArrayBuffer>[] = [];
      let isBehindPart = false;
      for (const { text, kind, name } of cutAtMarks(Buffer.from(html))) {
        const isPart = kind !== "late" && kind !== "";
        parts.push(withoutSeparators(text, { isBehindPart, isBeforePart: isPart }));
        isBehindPart = isPart;
        if (kind === "known") parts.push(known[Number(name)] ?? Buffer.alloc(0));
        if (kind === "late") parts.push(Buffer.from(mark("late", name)));
        if (kind === "open") open.push(parts.length);
        // With its late texts still to come: the next page has its own.
        if (kind === "close") kept.set(drawn[Number(name)] ?? "", ownBytes(parts.slice(open.pop())));
      }
      const whole = cutAtMarks(Buffer.concat(parts));
      return Buffer.concat(whole.flatMap(({ text, name }) => [text, late.get(name) ?? Buffer.alloc(0)]));
    },
  };
}

/** A small buffer is a piece of a larger one, which would be kept with it. */
function ownBytes(parts: Buffer<ArrayBuffer>[]): Buffer<ArrayBuffer> {
  const joined = Buffer.concat(parts);
  const own = Buffer.allocUnsafeSlow(joined.byteLength);
  joined.copy(own);
  return own;
}

/** What React writes between two texts: the marks of a part are such, and what stands in their place is not. */
const separator = Buffer.from("<!-- -->");

function withoutSeparators(
  text: Buffer<ArrayBuffer>,
  { isBehindPart, isBeforePart }: { isBehindPart: boolean; isBeforePart: boolean },
): Buffer<ArrayBuffer> {
  const { length } = separator;
  const rest = isBehindPart && text.subarray(0, length).equals(separator) ? text.subarray(length) : text;
  return isBeforePart && rest.subarray(-length).equals(separator) ? rest.subarray(0, -length) : rest;
}

/** A page cut at its marks: the text up to each, and what it says; behind the last one it says nothing. */
function cutAtMarks(page: Buffer<ArrayBuffer>) {
  const found: { text: Buffer<ArrayBuffer>; kind: string; name: string }[] = [];
  let done = 0;
  for (let at = page.indexOf(markStart); at >= 0; at = page.indexOf(markStart, done)) {
    const end = page.indexOf(0, at + 1);
    const [, kind = "", name = ""] = page.toString("latin1", at, end).split(":");
    found.push({ text: page.subarray(done, at), kind, name });
    done = end + 1;
  }
  found.push({ text: page.subarray(done), kind: "", name: "" });
  return found;
}
