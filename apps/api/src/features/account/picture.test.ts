import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callHeaders } from "@haat/contract/shared/client";
import { createDiskFileStore } from "../../outside/disk-file-store";
import { openFileStore } from "../../outside/open-file-store";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { tableContents } from "../../testing/table-contents";
import { withDerivatives } from "../media/derivatives";
import { createMediaRoutes } from "../media/media.routes";

let api: TestApi;
let shopper: TestShopper;
const folder = mkdtempSync(join(tmpdir(), "haat-uploads-"));
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  shopper = await createShopper(api);
});

const twoMegabytes = 2 * 1024 * 1024;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3366cc" } });
const png = () => plain(300, 200).png().toBuffer();
const jpeg = () => plain(300, 200).jpeg().toBuffer();

/** The whole length is what is asked for; the picture ends long before. */
async function paddedTo(length: number): Promise<Buffer> {
  const picture = await jpeg();
  return Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
}

/**
 * A JPEG whose many scans each refine nothing of one coefficient, in the order that decoders ask for: each is some bytes and
 * takes a pass over the whole picture.
 */
async function manyScans(scans: number): Promise<Buffer> {
  const whole = await plain(1200, 1200)
    .jpeg({ progressive: true, chromaSubsampling: "4:4:4", optimiseScans: false })
    .toBuffer();
  const [first = 0, second = 0, third = 0] = marksIn(whole, 0xda);
  const tables = marksIn(whole, 0xc4).filter((at) => at > first && at < second);
  const scanEnd = marksIn(whole, 0xc4).find((at) => at > second && at < third) ?? third;
  const extra = Array.from({ length: scans }, (_, each) => {
    const scan = Buffer.from(whole.subarray(second, scanEnd));
    const [place, coefficient] = [Math.floor(each / 63), 1 + (each % 63)];
    const low = 13 - Math.floor(place / 3);
    scan[5] = 1 + (place % 3);
    scan.set([coefficient, coefficient, low === 13 ? low : ((low + 1) << 4) | low], 7);
    return scan;
  });
  const start = whole.subarray(0, tables[0] ?? second);
  return Buffer.concat([
    start,
    whole.subarray(tables[0] ?? second, second),
    ...extra,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Where a mark of a JPEG stands. */
function marksIn(bytes: Buffer, mark: number): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(Buffer.from([0xff, mark])); at !== -1;) {
    found.push(at);
    at = bytes.indexOf(Buffer.from([0xff, mark]), at + 2);
  }
  return found;
}

/** A PNG that says it has so many pixels, in a few bytes. @param kind depth, colour, compression, filter, interlace */
function bomb(side: number, kind = [1, 0, 0, 0, 0]): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set(kind, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Uploads as a browser's form does, over HTTP. */
async function upload(
  bytes: Buffer,
  { name = "me.jpg", type = "image/jpeg", language = "en", field = "picture" } = {},
) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name, { type }));
  const response = await api.fetch(
    new Request(`http://api.test/api/v1/picture_upload/${language}`, {
      method: "POST",
      headers: { ...shopper.headers, [callHeaders.language]: language },
      body: form,
    }),
  );
  const body = (await response.json()) as { code?: string; detail?: string; data: { picture: string } };
  return { status: response.status, ...body };
}

describe("a customer uploads a picture", () => {
  test.each([
    ["a PNG", png, "png"],
    ["a JPEG", jpeg, "jpeg"],
    ["a JPEG that is called otherwise", jpeg, "jpeg"],
  ])("%s, and gets a key that cannot be guessed", async (_, draw) => {
    const { status, data } = await upload(await draw(), { name: "../../etc/passwd.svg", type: "text/html" });
    expect(status).toBe(200);
    expect(data.picture).toMatch(/^uploads\/[0-9a-f]{32}$/);
    const kept = await sharp(api.files.get(data.picture)).metadata();
    expect(kept).toMatchObject({ width: 300, height: 200, format: "jpeg" });
  });

  test("of exactly 2 MB", async () => {
    expect((await upload(await paddedTo(twoMegabytes))).status).toBe(200);
  });

  test("straight into the call, as a page does", async () => {
    const client = api.createStraightClient(shopper.headers);
    const picture = new File([new Uint8Array(await png())], "me.png");
    const { data, message } = await client.account.pictureUpload({ language: "bn", picture });
    expect(api.files.has(data.picture)).toBe(true);
    expect(message).toBe("ছবিটি আপলোড হয়েছে।");
  });

  test("turned upright, and nothing is left of where it was taken or of what was hidden in it", async () => {
    const taken = await plain(300, 200)
      .withExif({
        IFD0: { Make: "SecretPhone", Orientation: "6" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "23/1 48/1 37/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "90/1 24/1 45/1",
        },
      })
      .jpeg()
      .toBuffer();
    const turned = await sharp(taken).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { data } = await upload(Buffer.concat([turned, Buffer.from("hidden words")]));
    const kept = api.files.get(data.picture) ?? Buffer.alloc(0);
    const { width, height, exif, orientation, xmp, iptc, icc } = await sharp(kept).metadata();
    expect({ width, height, exif, orientation, xmp, iptc, icc }).toEqual({ width: 200, height: 300 });
    expect(kept.includes("SecretPhone") || kept.includes("hidden words")).toBe(false);
  });

  test("that is see-through, and it stays so; that is large, and it is kept no larger than needed", async () => {
    const clear = { create: { width: 60, height: 40, channels: 4 as const, background: "#ff000080" } };
    const { data: one } = await upload(await sharp(clear).png().toBuffer());
    expect(await sharp(api.files.get(one.picture)).metadata()).toMatchObject({
      format: "png",
      hasAlpha: true,
    });
    const { data: other } = await upload(await plain(5200, 2600).jpeg().toBuffer());
    expect(await sharp(api.files.get(other.picture)).metadata()).toMatchObject({ width: 2560, height: 1280 });
  });
});

describe("nothing is kept of", () => {
  const english = {
    picture_too_large: "A picture may be at most 2 MB.",
    picture_format: "This file cannot be used as a picture. Please choose a PNG, JPEG or JPG.",
    picture_dimensions: "This picture has too many pixels. Please choose a smaller one.",
  };
  const bengali = {
    picture_too_large: "ছবির আকার সর্বোচ্চ ২ MB হতে পারে।",
    picture_format: "ফাইলটি ছবি হিসেবে ব্যবহার করা যাবে না। PNG, JPEG বা JPG ছবি বেছে নিন।",
    picture_dimensions: "ছবিটি অনেক বড় মাপের। ছোট একটি ছবি বেছে নিন।",
  };
  const zipEnd = Buffer.from("PK\u0005\u0006" + "\0".repeat(18), "latin1");

  test.each<[string, () => Promise<Buffer> | Buffer, keyof typeof english, number]>([
    ["2 MB and a byte", () => paddedTo(twoMegabytes + 1), "picture_too_large", 413],
    ["5 MB", () => paddedTo(5 * 1024 * 1024), "picture_too_large", 413],
    ["an empty file", () => Buffer.alloc(0), "picture_format", 415],
    ["a text", () => Buffer.from("GIF89a? no, a text"), "picture_format", 415],
    ["a GIF", () => plain(30, 20).gif().toBuffer(), "picture_format", 415],
    ["a WebP", () => plain(30, 20).webp().toBuffer(), "picture_format", 415],
    [
      "an SVG with a script",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      "picture_format",
      415,
    ],
    [
      "a JPEG's beginning and nothing of a picture",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)]),
      "picture_format",
      415,
    ],
    [
      "a PNG under a JPEG's signature",
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await png()]),
      "picture_format",
      415,
    ],
    [
      "a PNG that is cut off",
      async () => {
        const whole = await sharp(randomBytes(300 * 200 * 3), {
          raw: { width: 300, height: 200, channels: 3 },
        })
          .png()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      "picture_format",
      415,
    ],
    [
      "a JPEG that is cut off",
      async () => {
        const whole = await sharp(randomBytes(300 * 200 * 3), {
          raw: { width: 300, height: 200, channels: 3 },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      "picture_format",
      415,
    ],
    [
      "a picture that is a page, too",
      async () => Buffer.concat([await jpeg(), Buffer.from("<html><script>alert(1)</script>")]),
      "picture_format",
      415,
    ],
    [
      "a picture that is an archive, too",
      async () => Buffer.concat([await png(), zipEnd]),
      "picture_format",
      415,
    ],
    [
      "a picture that is a PDF, too",
      async () => Buffer.concat([await jpeg(), Buffer.from("%PDF-1.7")]),
      "picture_format",
      415,
    ],
    ["a JPEG told in thousands of scans of a few bytes", () => manyScans(2000), "picture_format", 415],
    ["20,000 by 20,000 px in a few kilobytes", () => bomb(20_000), "picture_dimensions", 422],
    ["5,000 by 5,000 px", () => bomb(5000), "picture_dimensions", 422],
    [
      "2,500 by 2,500 px of 16 bits, interlaced",
      () => bomb(2500, [16, 2, 0, 0, 1]),
      "picture_dimensions",
      422,
    ],
  ])("%s", async (_, make, code, status) => {
    const bytes = await make();
    // The tries are counted.
    const kept = async () => {
      const { uploaded_picture: _, ...others } = await tableContents(api.db);
      return [others, [...api.files.keys()]];
    };
    const before = await kept();
    expect(await upload(bytes)).toMatchObject({ status, code, detail: english[code] });
    expect(await upload(bytes, { language: "bn" })).toMatchObject({ status, code, detail: bengali[code] });
    expect(await kept()).toEqual(before);
  });

  test("a form without a picture, or with a text in its place", async () => {
    const missing = await upload(await png(), { field: "photo" });
    expect(missing).toMatchObject({ status: 422, code: "invalid_input" });
    const response = await api.fetch(
      new Request("http://api.test/api/v1/picture_upload/bn", {
        method: "POST",
        headers: { ...shopper.headers, "content-type": "application/json" },
        body: JSON.stringify({ picture: "me.png" }),
      }),
    );
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { data: { picture: ["একটি ছবি বেছে নিন।"] } },
    ]);
  });

  test("a picture that the store does not take", async () => {
    const [keep, before] = [api.files.set, await tableContents(api.db)];
    api.files.set = () => {
      throw new Error("The disk is full.");
    };
    expect(await upload(await png())).toMatchObject({
      status: 503,
      code: "picture_not_saved",
      detail: "The picture could not be saved just now. Please try again.",
    });
    api.files.set = keep;
    expect(await tableContents(api.db)).toEqual(before);
    expect((await upload(await png())).status).toBe(200);
  });

  test("the twenty-first within an hour", async () => {
    const picture = await png();
    const statuses: number[] = [];
    for (let each = 0; each < 21; each += 1) statuses.push((await upload(picture)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    api.clock.advance(3600);
    expect((await upload(picture)).status).toBe(200);
  });

  test("what comes after twenty that were refused", async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 21; each += 1) statuses.push((await upload(Buffer.from("a text"))).status);
    expect(statuses).toEqual([...Array<number>(20).fill(415), 429]);
    expect((await upload(await png())).status).toBe(429);
  });

  test("pictures that come while too many wait", async () => {
    const shoppers = await Promise.all(Array.from({ length: 24 }, () => createShopper(api)));
    const picture = await plain(3000, 3000).png().toBuffer();
    const answers = await Promise.all(
      shoppers.map(async ({ headers }) => {
        const form = new FormData();
        form.set("picture", new File([new Uint8Array(picture)], "me.png"));
        const init = { method: "POST", headers, body: form };
        return api.fetch(new Request("http://api.test/api/v1/picture_upload/en", init));
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(17);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("pictures that are too much, and these need not wait for others that are drawn", async () => {
    const large = await plain(4000, 4000).png().toBuffer();
    const tooMuch = bomb(7000, [16, 6, 0, 0, 1]);
    const sent = [...Array<Buffer>(8).fill(large), tooMuch, tooMuch.subarray(0, -40)];
    // Who they are is known before, so that nothing but the pictures takes its time.
    const shoppers = await Promise.all(sent.map(() => createShopper(api)));
    const order: number[] = [];
    const answered = shoppers.map(async ({ headers }, index) => {
      const form = new FormData();
      form.set("picture", new File([new Uint8Array(sent[index] ?? [])], "me.png"));
      const init = { method: "POST", headers, body: form };
      const { status } = await api.fetch(new Request("http://api.test/api/v1/picture_upload/en", init));
      order.push(status);
    });
    await Promise.all(answered);
    expect([...order].sort()).toEqual([...Array<number>(8).fill(200), 422, 422]);
    expect(order.slice(-2)).toEqual([200, 200]);
  });

  test("a large body of another call", async () => {
    const response = await api.fetch(
      new Request("http://api.test/api/v1/update_customer_profile/en", {
        method: "POST",
        headers: { ...shopper.headers, "content-type": "application/json" },
        body: JSON.stringify({ first_name: "x".repeat(102_400), last_name: "y" }),
      }),
    );
    expect(response.status).toBe(413);
  });
});

describe("an uploaded picture", () => {
  test("becomes the profile's, for its own customer only", async () => {
    const { data } = await upload(await png());
    const show = (client: TestShopper["client"]) =>
      client.account.updateCustomerProfile({
        language: "en",
        first_name: "Rahim",
        last_name: "Uddin",
        picture: data.picture,
      });
    const neighbour = await createShopper(api);
    await expect(show(neighbour.client)).rejects.toMatchObject({
      code: "invalid_input",
      data: { errors: [{ field: "picture", code: "picture_unknown" }] },
    });
    expect((await show(shopper.client)).data[0]?.picture).toBe(data.picture);
    const gone = await shopper.client.account.updateCustomerProfile({
      language: "en",
      first_name: "Rahim",
      last_name: "Uddin",
      picture: "",
    });
    expect(gone.data[0]?.picture).toBeNull();
  });

  test("is served in several widths and formats, and as nothing but a picture", async () => {
    const { data } = await upload(await plain(1400, 700).jpeg().toBuffer());
    const store = createDiskFileStore(folder);
    await store.put(data.picture, api.files.get(data.picture) ?? Buffer.alloc(0), "image/jpeg");
    const media = createMediaRoutes({ folder, uploads: store });
    for (const [width, accept, format] of [
      [160, "image/avif,image/webp", "heif"],
      [640, "image/webp", "webp"],
      [1280, "*/*", "jpeg"],
    ] as const) {
      const answer = await media.request(`/media/${data.picture}/${width}`, { headers: { accept } });
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(answer.headers.get("cache-control")).toContain("immutable");
      const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(shown).toMatchObject({ width, height: width / 2, format });
    }
    const guessed = await media.request(`/media/uploads/${"0".repeat(32)}/320`);
    expect([guessed.status, guessed.headers.get("content-security-policy")]).toEqual([
      404,
      "default-src 'none'; sandbox",
    ]);
    expect((await createMediaRoutes({ folder }).request(`/media/${data.picture}/320`)).status).toBe(404);
  });

  test("is served no more once it is deleted, by this host or by another", async () => {
    const key = `uploads/${"ab".repeat(16)}`;
    const store = withDerivatives(openFileStore({ store: "disk" }, folder), folder);
    await store.put(key, await png(), "image/png");
    const media = createMediaRoutes({ folder, uploads: store });
    const status = async (headers = {}) => (await media.request(`/media/${key}/160`, { headers })).status;
    expect(await status()).toBe(200);
    // Another host has deleted it from the store that both use.
    await createDiskFileStore(folder).delete(key);
    expect([await status(), await status({ "if-none-match": "*" })]).toEqual([404, 404]);
    await store.delete(key);
    expect(existsSync(join(folder, "derivatives", key))).toBe(false);
  });
});
