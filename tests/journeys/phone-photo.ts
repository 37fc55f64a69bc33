import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A photo as a phone makes it: a JPEG of 12 megapixels, over 4 MB. */
export function phonePhoto(): Promise<Buffer> {
  const raw = { width: 4000, height: 3000, channels: 3 } as const;
  // Noise, which does not compress; random bytes cost a tenth of what sharp takes to make its own.
  const line = randomBytes(raw.width * raw.channels * 30);
  const pixels = Buffer.alloc(raw.width * raw.height * raw.channels, line);
  return sharp(pixels, { raw }).jpeg({ quality: 60 }).toBuffer();
}
