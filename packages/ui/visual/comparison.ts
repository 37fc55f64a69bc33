import { createHash } from "node:crypto";
import pixelmatch from "pixelmatch";
import type { Pixels } from "./photographer";

/** A short name of exactly these pixels: a picture with one of them off by one step has another. */
export function fingerprintOf({ width, height, data }: Pixels): string {
  return createHash("sha256").update(`${width}x${height}`).update(data).digest("base64url").slice(0, 16);
}

/** What came out of comparing two pictures. */
export interface Difference {
  /** Pixels that look different; 0 where colours moved by less than an eye sees. */
  changed: number;
  /** The changed pixels marked on the pale picture; absent where the sizes differ. */
  marked?: Pixels;
}

/** How far a colour may be off, from 0 to 1, before its pixel is marked. */
const sensitivity = 0.02;

/** Marks where two pictures differ. */
export function differenceOf(expected: Pixels, actual: Pixels): Difference {
  const { width, height } = actual;
  if (expected.width !== width || expected.height !== height) return { changed: width * height };
  const marked = Buffer.alloc(width * height * 4);
  const changed = pixelmatch(expected.data, actual.data, marked, width, height, {
    threshold: sensitivity,
    includeAA: true,
  });
  return { changed, marked: { width, height, data: marked } };
}
