// The product's pictures and backups in a real store of objects: Ceph's gateway for S3. Says what held, and what a file costs there.
// Needs a build and Debian's packages ceph-mon, ceph-osd and radosgw. `node bench/object-store.mjs`
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { tsImport } from "tsx/esm/api";
import { startCephStore } from "./ceph-store.mjs";
import { createPeople } from "./chaos-people.mjs";
import { startApiAlone, startPages } from "./chaos-servers.mjs";
import { freePorts } from "./drill-visitor.mjs";
import { printTable } from "./measured-server.mjs";

const { createS3FileStore } = await tsImport("../apps/api/src/outside/s3-file-store.ts", import.meta.url);
const keys = { accessKeyId: "HAATKEY", secretAccessKey: "the-secret-of-the-store" };
const bucket = "haat-pictures";
/** More than a store names at once. */
const manyFiles = 1100;

const store = await startCephStore(keys);
if (!store) {
  console.log("skipped, because this machine has no Ceph: Debian's packages ceph-mon, ceph-osd and radosgw");
  process.exit();
}
process.once("exit", store.stop);
const owner = new AwsClient({ ...keys, region: "us-east-1", service: "s3" });
assert.equal((await owner.fetch(`${store.url}/${bucket}`, { method: "PUT" })).status, 200);
const settings = { endpoint: store.url, bucket, region: "us-east-1", milliseconds: 10_000, ...keys };

const rows = [
  ["files of 60 KB", ...(await costOfFiles(200, 60_000))],
  ["files of 4 MB", ...(await costOfFiles(10, 4_000_000))],
];
printTable(["", "put, ms", "get, ms"], rows);
await listsAll();
await refusesStrangers();
await servesShops();
console.log(
  `\nAll held: bytes come back as they were put, ${manyFiles} files are listed, a deleted file is gone and may be deleted again, ` +
    "a wrong key is refused, and a shop's uploaded picture is kept there and shown from there.",
);
process.exit();

/** @returns ms of putting and of getting a file, the mean */
async function costOfFiles(count, size) {
  const files = createS3FileStore(settings);
  const bytes = randomBytes(size);
  const name = (number) => `cost/${size}/${number}`;
  const timed = async (work) => {
    const begun = performance.now();
    for (let number = 0; number < count; number++) await work(number);
    return ((performance.now() - begun) / count).toFixed(1);
  };
  const put = await timed((number) => files.put(name(number), bytes, "application/octet-stream"));
  const get = await timed(async (number) => assert.deepEqual(await files.get(name(number)), bytes));
  return [put, get];
}

async function listsAll() {
  const files = createS3FileStore(settings);
  const names = Array.from(
    { length: manyFiles },
    (_, number) => `many/${number}-${randomBytes(6).toString("hex")}.webp`,
  );
  for (let first = 0; first < manyFiles; first += 20)
    await Promise.all(
      names.slice(first, first + 20).map((name) => files.put(name, Buffer.from(name), "image/webp")),
    );
  assert.deepEqual((await files.list("many")).sort(), [...names].sort());
  await files.delete(names[0]);
  await files.delete(names[0]);
  assert.equal(await files.get(names[0]), undefined);
  assert.equal((await files.list("many")).length, manyFiles - 1);
}

async function refusesStrangers() {
  const files = createS3FileStore({ ...settings, secretAccessKey: "another secret" });
  await assert.rejects(files.put("strange", Buffer.from("x"), "text/plain"), /403/);
  await assert.rejects(files.get("many/x"), /403/);
}

/** A seller uploads a picture; it lies in the store and nowhere else, and visitors are shown it. */
async function servesShops() {
  const proxySecret = "bench-proxy-secret";
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "haat-object-store-")));
  const [port, pagesPort] = await freePorts(2);
  const ports = { port, pagesPort, proxySecret };
  const media = {
    MEDIA_STORE: "s3",
    MEDIA_S3_ENDPOINT: store.url,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_REGION: "us-east-1",
    MEDIA_S3_KEY: keys.accessKeyId,
    MEDIA_S3_SECRET: keys.secretAccessKey,
  };
  const api = await startApiAlone({ ...ports, folder: folders[0], more: media });
  const pages = await startPages({ ...ports, folder: folders[1] });
  const people = await createPeople(ports);
  const { data } = await people.seller.uploadPicture();
  assert.ok(await createS3FileStore(settings).get(data.picture), "the store has the picture");
  assert.deepEqual(
    readdirSync(folders[0], { recursive: true }).filter((name) => name.includes(data.picture)),
    [],
  );
  const shown = await fetch(`http://localhost:${pagesPort}/media/${data.picture}/320`);
  assert.equal(shown.status, 200);
  assert.match(shown.headers.get("content-type"), /^image\//);
  await pages.stop();
  await api.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
