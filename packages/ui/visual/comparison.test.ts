import { describe, expect, it } from "vitest";
import { differenceOf, fingerprintOf } from "./comparison";
import type { Pixels } from "./photographer";

/** A white card with a grey edge of 1 px and a green button, 60 by 40 px. */
function card(change: (data: Buffer, width: number) => void = () => undefined): Pixels {
  const [width, height] = [60, 40];
  const data = Buffer.alloc(width * height * 4, 255);
  const paint = (x: number, y: number, colour: readonly number[]) => data.set(colour, (y * width + x) * 4);
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) paint(x, y, [215, 226, 225, 255]);
  for (let x = 10; x < 50; x++) for (let y = 15; y < 30; y++) paint(x, y, [0, 115, 109, 255]);
  change(data, width);
  return { width, height, data };
}

describe("comparing two pictures", () => {
  it("knows the same pixels by the same fingerprint", () => {
    expect(fingerprintOf(card())).toBe(fingerprintOf(card()));
  });

  it("sees one step of one colour in one pixel", () => {
    const changed = card((data, width) => data.writeUInt8(116, (20 * width + 20) * 4 + 1));
    expect(fingerprintOf(changed)).not.toBe(fingerprintOf(card()));
  });

  it("tells a picture from another of the same pixels in another shape", () => {
    const { data } = card();
    expect(fingerprintOf({ width: 40, height: 60, data })).not.toBe(fingerprintOf(card()));
  });

  it("marks an edge that has become 2 px thick", () => {
    const thicker = card((data, width) => {
      for (let x = 0; x < width; x++) data.set([215, 226, 225, 255], (width + x) * 4);
    });
    const { changed, marked } = differenceOf(card(), thicker);
    expect(changed).toBe(60);
    expect(marked).toMatchObject({ width: 60, height: 40 });
  });

  it("marks nothing between pictures of two sizes: all of it differs", () => {
    const other = { width: 1, height: 2, data: Buffer.alloc(8) };
    expect(differenceOf(card(), other)).toEqual({ changed: 2 });
  });
});
