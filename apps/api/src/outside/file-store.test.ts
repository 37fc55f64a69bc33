import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sign } from "aws4";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startReceiver, type Answer, type ReceivedRequest } from "../testing/local-receiver";
import { openFileStore } from "./open-file-store";
import { readFileStoreSettings } from "../process/file-store-settings";

const folder = mkdtempSync(join(tmpdir(), "haat-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = { accessKeyId: "HAATKEY", secretAccessKey: "the-secret-of-the-store" };
const bytes = Buffer.from([0, 255, 1, 2, 3]);

/** The authorization that another implementation of AWS's version 4 gives the same request. */
function expectedAuthorization({ method, path, headers }: ReceivedRequest): string | undefined {
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1]?.split(";") ?? [];
  const same = Object.fromEntries(signed.map((name) => [name, String(headers[name])]));
  const request = { method, path, headers: same, service: "s3", region: "ap-south-1" };
  return sign(request, keys).headers["Authorization"];
}

/** A small S3: keeps objects by their path and refuses what is not signed right. */
function createBucket() {
  const objects = new Map<string, Buffer>();
  const answerTo = (request: ReceivedRequest): Answer => {
    if (request.headers.authorization !== expectedAuthorization(request)) return { status: 403 };
    const digest = createHash("sha256").update(request.body).digest("hex");
    if (request.method === "PUT" && request.headers["x-amz-content-sha256"] !== digest)
      return { status: 400 };
    if (request.method === "PUT") objects.set(request.path, request.body);
    const found = objects.get(request.path);
    if (request.method === "DELETE") objects.delete(request.path);
    const [bucket, query] = request.path.split("/?");
    if (query !== undefined) return { status: 200, body: listing([...objects.keys()], bucket ?? "", query) };
    if (request.method === "GET") return found ? { status: 200, body: found } : { status: 404 };
    return { status: request.method === "DELETE" ? 204 : 200 };
  };
  return { objects, answerTo };
}

/** A page of what is in a bucket, as `ListObjectsV2` answers: two keys, and how to go on. */
function listing(paths: string[], bucket: string, query: string): Buffer {
  const asked = new URLSearchParams(query);
  const keys = paths
    .map((path) => path.slice(bucket.length + 1))
    .filter((key) => key.startsWith(asked.get("prefix") ?? ""));
  const from = Number(asked.get("continuation-token")?.replace("a&", "") ?? 0);
  const more =
    from + 2 < keys.length ? `<NextContinuationToken>a&amp;${from + 2}</NextContinuationToken>` : "";
  const contents = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return Buffer.from(`<ListBucketResult>${more}${contents.join("")}</ListBucketResult>`);
}

let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

/** @param timeout ms; short only where silence is waited for: an answer may take its time while the machine is busy */
async function s3(
  answerTo: (request: ReceivedRequest) => Answer,
  { secret = keys.secretAccessKey, timeout = "9000" } = {},
) {
  receiver = await startReceiver(answerTo);
  const settings = readFileStoreSettings({
    MEDIA_STORE: "s3",
    MEDIA_S3_ENDPOINT: `${receiver.url}/`,
    MEDIA_S3_BUCKET: "haat-pictures",
    MEDIA_S3_REGION: "ap-south-1",
    MEDIA_S3_KEY: keys.accessKeyId,
    MEDIA_S3_SECRET: secret,
    MEDIA_S3_TIMEOUT: timeout,
  });
  return openFileStore(settings, folder);
}

describe.each([
  ["on the disk", () => Promise.resolve(openFileStore({ store: "disk" }, folder))],
  ["in an S3-compatible store", () => s3(createBucket().answerTo)],
])("a file %s", (_, open) => {
  test("comes back as it was, until it is deleted", async () => {
    const store = await open();
    expect(await store.get("uploads/abc")).toBeUndefined();
    await store.put("uploads/abc", bytes, "image/png");
    expect(await store.get("uploads/abc")).toEqual(bytes);
    await store.put("uploads/abc", Buffer.from("new"), "image/png");
    expect(await store.get("uploads/abc")).toEqual(Buffer.from("new"));
    await store.delete("uploads/abc");
    expect(await store.get("uploads/abc")).toBeUndefined();
    await store.delete("uploads/abc");
  });

  test("is listed with those beside it", async () => {
    const store = await open();
    expect(await store.list("lists")).toEqual([]);
    const keys = ["lists/a", "lists/b/1", "lists/b/2", "lists/c", "lists/d/e/f"];
    for (const key of [...keys, "listsbeside/x"]) await store.put(key, bytes, "image/png");
    expect((await store.list("lists")).sort()).toEqual(keys);
    expect((await store.list("lists/b")).sort()).toEqual(["lists/b/1", "lists/b/2"]);
  });
});

test("a file on the disk is there whole or not at all", async () => {
  const store = openFileStore({ store: "disk" }, folder);
  await Promise.all(Array.from({ length: 8 }, () => store.put("uploads/rush", bytes, "image/png")));
  expect(readdirSync(join(folder, "uploads"))).toEqual(["rush"]);
});

describe("an S3-compatible store", () => {
  test("gets the file's type, its digest and a path-style address", async () => {
    const bucket = createBucket();
    const store = await s3(bucket.answerTo);
    await store.put("uploads/abc", bytes, "image/jpeg");
    expect([...bucket.objects.keys()]).toEqual(["/haat-pictures/uploads/abc"]);
    expect(receiver?.received[0]?.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-amz-content-sha256": expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test("refuses another secret, and nobody is told which", async () => {
    const store = await s3(createBucket().answerTo, { secret: "a wrong secret of somebody's" });
    const error = await store.put("uploads/abc", bytes, "image/png").catch((refused: Error) => refused);
    expect(String((error as Error).stack)).toMatch(/answered 403/);
    expect(String((error as Error).stack)).not.toContain("a wrong secret");
  });

  test("that fails once is asked again", async () => {
    const bucket = createBucket();
    let asked = 0;
    const store = await s3((request) => ((asked += 1) === 1 ? { status: 503 } : bucket.answerTo(request)));
    await store.put("uploads/abc", bytes, "image/png");
    expect(bucket.objects.size).toBe(1);
  });

  test.each<[string, Answer]>([
    ["fails", { status: 500 }],
    ["hangs", "silence"],
    ["talks nonsense", "noise"],
    ["sends elsewhere", { status: 307, headers: { location: "http://127.0.0.1:1/" } }],
  ])("that %s is an error for every call", async (_, answer) => {
    const store = await s3(() => answer, { timeout: answer === "silence" ? "300" : "9000" });
    await expect(store.put("uploads/abc", bytes, "image/png")).rejects.toThrow();
    await expect(store.get("uploads/abc")).rejects.toThrow();
    await expect(store.delete("uploads/abc")).rejects.toThrow();
  });
});

test("settings that are missing are named, without a value", () => {
  expect(readFileStoreSettings({})).toEqual({ store: "disk" });
  const some = { MEDIA_STORE: "s3", MEDIA_S3_ENDPOINT: "ftp://x", MEDIA_S3_SECRET: keys.secretAccessKey };
  expect(() => readFileStoreSettings(some)).toThrow(
    /MEDIA_S3_ENDPOINT[\s\S]*MEDIA_S3_BUCKET[\s\S]*MEDIA_S3_KEY/,
  );
  expect(() => readFileStoreSettings(some)).not.toThrow(keys.secretAccessKey);
  expect(() => readFileStoreSettings({ MEDIA_STORE: "cloud" })).toThrow(/MEDIA_STORE/);
});
