import sharp from "sharp";

/** A product as pictures of a shop show it. */
export interface ShownProduct {
  name: string;
  price: string;
  /** Nothing where its picture cannot be had. */
  picture: Uint8Array | undefined;
}

/** What the pictures of a shop say and show, in one language. */
export interface PictureContent {
  name: string;
  tagline: string;
  /** Where it is found, such as `acme.haat.example`. */
  address: string;
  /** What a shopper is asked to do. */
  invitation: string;
  searchWords: string;
  productsTitle: string;
  /** The icon of the shop's app. */
  icon: Uint8Array;
  products: readonly ShownProduct[];
}

/** A place in a picture, px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that is put together: shapes and words first, then photographs, each cut to its box. */
export interface Layout {
  width: number;
  height: number;
  shapes: string[];
  photographs: { bytes: Uint8Array; box: Box; radius: number }[];
}

/** A box with round corners, as SVG. */
export const rounded = ({ x, y, width, height }: Box, radius: number, fill: string, stroke?: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="2"` : ""}/>`;

/** The picture as JPEG, as what shows photographs to everybody. */
export async function compose({ width, height, shapes, photographs }: Layout): Promise<Buffer> {
  // What reaches over the lower edge is cut there.
  const lowest = Math.max(height, ...photographs.map(({ box }) => box.y + box.height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${lowest}">${shapes.join("")}</svg>`;
  const layers = await Promise.all(
    photographs.map(async ({ bytes, box, radius }) => ({
      ...(await cutTo(bytes, box, radius)),
      left: Math.round(box.x),
      top: Math.round(box.y),
    })),
  );
  const whole = await sharp(Buffer.from(svg)).composite(layers).removeAlpha().raw().toBuffer();
  return sharp(whole, { raw: { width, height: lowest, channels: 3 } })
    .extract({ left: 0, top: 0, width, height })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** A photograph in its box, as bare pixels: to pack and unpack them for the picture they are put into would take longer than to cut. */
async function cutTo(bytes: Uint8Array, { width, height }: Box, radius: number) {
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const { data, info } = await sharp(bytes, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .resize({ width, height, fit: "cover" })
    .toColourspace("srgb")
    .composite([{ input: mask, blend: "dest-in" }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
