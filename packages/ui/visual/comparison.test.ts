import { describe, expect, it } from "vitest";
import { throughPalette } from "./baselines";
import { differenceOf, fingerprintOf, isLooselySame } from "./comparison";
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

  it("marks an edge that has become 2 px thick, through the palette of the stored picture", async () => {
    const thicker = card((data, width) => {
      for (let x = 0; x < width; x++) data.set([215, 226, 225, 255], (width + x) * 4);
    });
    const { changed, marked } = differenceOf(
      await throughPalette(card()),
      await throughPalette(thicker),
      "exact",
    );
    expect(changed).toBe(60);
    expect(marked).toMatchObject({ width: 60, height: 40 });
  });

  it("takes a rim drawn a little otherwise by another renderer for the same picture, and a moved button not", async () => {
    const rim = card((data, width) => data.set([250, 250, 250, 255], (14 * width + 10) * 4));
    const moved = card((data, width) => {
      for (let x = 10; x < 50; x++) data.set([0, 115, 109, 255], (14 * width + x) * 4);
    });
    const compare = async (other: Pixels) =>
      isLooselySame(differenceOf(await throughPalette(card()), await throughPalette(other), "loose"));
    expect(await compare(rim)).toBe(true);
    expect(await compare(moved)).toBe(false);
  });

  it("never takes pictures of two sizes for the same", () => {
    const difference = differenceOf(card(), { width: 1, height: 1, data: Buffer.alloc(4) }, "loose");
    expect(isLooselySame(difference)).toBe(false);
  });
});
