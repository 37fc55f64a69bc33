import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJobQueue, QueueFull } from "./job-queue";
import { createMediaRoutes } from "./media.routes";

const folder = mkdtempSync(join(tmpdir(), "haat-media-"));
const media = createMediaRoutes({ folder });
const get = async (path: string, headers: Record<string, string> = {}) => media.request(path, { headers });
const chrome = { accept: "image/avif,image/webp,image/apng,*/*;q=0.8" };

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200"><rect width="1200" height="1200" fill="${color}"/><circle cx="600" cy="600" r="300" fill="#fff"/></svg>`;

function keep(name: string, content: string | Buffer): string {
  const file = join(folder, "originals", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

beforeAll(async () => {
  keep("acme/products/mango-1.svg", drawing("#ff8800"));
  const photo = { create: { width: 500, height: 300, channels: 3 as const, background: "#3366cc" } };
  keep("acme/products/photo-1.png", await sharp(photo).png().toBuffer());
  keep("acme/products/broken-1.jpg", "no picture");
  writeFileSync(join(folder, "secret.svg"), drawing("#000000"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a browser asks for a picture", () => {
  it.each([
    [chrome.accept, "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
    ["image/avif;q=0,image/webp;q=0.5", "image/webp", "webp"],
    ["", "image/jpeg", "jpeg"],
  ])("and with Accept %j gets %s", async (accept, type, format) => {
    const answer = await get("/media/acme/products/mango-1/320", { accept });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("vary")).toBe("Accept");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format, width: 320, height: 320 });
  });

  it.each([160, 320, 640, 960, 1280])("in %i px and gets a drawing of exactly that width", async (width) => {
    const answer = await get(`/media/acme/products/mango-1/${width}`);
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture.width).toBe(width);
  });

  it("and gets a photograph no larger than it is", async () => {
    const answer = await get("/media/acme/products/photo-1/960", { accept: "image/webp" });
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ width: 500, height: 300 });
  });

  it("and asks for the head alone", async () => {
    const answer = await media.request("/media/acme/products/mango-1/160", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });
});

describe("a browser that has the picture already", () => {
  it("hears 304 for its tag, for a weak form of it, and among others", async () => {
    const first = await get("/media/acme/products/mango-1/160", chrome);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get("/media/acme/products/mango-1/160", { ...chrome, "if-none-match": held });
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
    }
  });

  it("gets another tag for another format or width", async () => {
    const tags = await Promise.all([
      get("/media/acme/products/mango-1/160", chrome),
      get("/media/acme/products/mango-1/320", chrome),
      get("/media/acme/products/mango-1/160"),
    ]);
    expect(new Set(tags.map((answer) => answer.headers.get("etag"))).size).toBe(3);
  });

  it("gets the new one once the original has changed", async () => {
    const file = keep("acme/changing.svg", drawing("#ff0000"));
    const before = await get("/media/acme/changing/160");
    keep("acme/changing.svg", drawing("#00ff00"));
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    const tag = before.headers.get("etag") ?? "";
    const after = await get("/media/acme/changing/160", { "if-none-match": tag });
    expect(after.status).toBe(200);
    const corner = await sharp(Buffer.from(await after.arrayBuffer()))
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[1]).toBeGreaterThan(200);
  });
});

describe("what is not a picture of ours", () => {
  it.each([
    "/media/acme/products/nothing/320",
    "/media/acme/products/mango-1/321",
    "/media/acme/products/mango-1/0320",
    "/media/acme/products/mango-1",
    "/media/acme/products/mango-1.svg/320",
    "/media/acme/products/mango-1/320.svg",
    "/media/../secret/320",
    "/media/%2e%2e/secret/320",
    "/media/..%2fsecret/320",
    "/media/acme/..%5c..%5csecret/320",
    "/media/acme//products/mango-1/320",
    "/media/acme/products/mango-1%00/320",
    "/media/ACME/products/mango-1/320",
    "/media//320",
  ])("is 404: %s", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type") ?? "").not.toContain("image");
  });

  it("is an error and leaves no file behind when the original cannot be read as a picture", async () => {
    const answer = await get("/media/acme/products/broken-1/160");
    expect(answer.status).toBe(500);
    expect(readdirSync(join(folder, "derivatives", "acme", "products"))).not.toContain("broken-1");
  });
});

describe("many browsers at once", () => {
  it("share one job and one file for the same picture", async () => {
    keep("acme/rush.svg", drawing("#8800ff"));
    const answers = await Promise.all(Array.from({ length: 12 }, () => get("/media/acme/rush/640", chrome)));
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(new Set(bodies.map((body) => body.toString("base64"))).size).toBe(1);
    expect(readdirSync(join(folder, "derivatives", "acme", "rush"))).toHaveLength(1);
  });

  it("keep at most two jobs busy, each asked for once", async () => {
    const inQueue = createJobQueue<string>(2, 10);
    let busy = 0;
    let most = 0;
    let begun = 0;
    const job = (name: string) => async () => {
      begun += 1;
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setTimeout(resolve, 5));
      busy -= 1;
      return name;
    };
    const names = ["a", "b", "c", "a", "d", "b"];
    const results = await Promise.all(names.map((name) => inQueue(name, job(name))));
    expect(results).toEqual(names);
    expect(begun).toBe(4);
    expect(most).toBe(2);
  });

  it("refuse what comes while as many wait as may", async () => {
    const inQueue = createJobQueue<string>(1, 1);
    let finish: (result: string) => void = () => undefined;
    const running = inQueue("running", () => new Promise<string>((resolve) => (finish = resolve)));
    const waiting = inQueue("waiting", () => Promise.resolve("in turn"));
    await expect(inQueue("beyond", () => Promise.resolve("never"))).rejects.toThrow(QueueFull);
    finish("done");
    expect(await Promise.all([running, waiting])).toEqual(["done", "in turn"]);
    expect(await inQueue("beyond", () => Promise.resolve("now"))).toBe("now");
  });

  it("are served on after a job that failed", async () => {
    const inQueue = createJobQueue<string>(1, 10);
    await expect(inQueue("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(inQueue("a", () => Promise.resolve("yes"))).resolves.toBe("yes");
  });
});
