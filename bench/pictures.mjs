// Whether pages go on while pictures come that are made to cost: six senders at once, each again as soon as it is answered,
// on the whole stack with the embedded database. `node bench/pictures.mjs [seconds for each kind]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { crc32, createDeflate, deflateSync } from "node:zlib";
import { printTable, startServer } from "./measured-server.mjs";

const seconds = Number(process.argv[2] ?? 8);
const senders = 6;
const port = 4477;
const base = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), "haat-pictures-"));
const settings = { PORT: String(port), DATA_FOLDER: data, HAAT_DEMO: "1", RATE_LIMIT: "0" };
const server = await startServer("apps/storefront/build/main.js", settings, `${base}/healthz`);

const rgba16 = { depth: 16, colour: 6, bytes: 8 };
const rgba8 = { depth: 8, colour: 6, bytes: 4 };
const huge = await png({ side: 7000, interlaced: true, ...rgba16 });
const heaviest = await png({ side: 2000, interlaced: true, ...rgba16 });
const largest = await png({ side: 4000, interlaced: false, ...rgba8 });
const kinds = [
  ["nothing", undefined],
  [`7000 × 7000, 16 bit, interlaced, ${kilobytes(huge)} kB`, huge],
  ["the same, cut off", cutOff(huge)],
  [`2000 × 2000, 16 bit, interlaced, ${kilobytes(heaviest)} kB`, heaviest],
  ["the same, cut off", cutOff(heaviest)],
  [`4000 × 4000, 8 bit, ${kilobytes(largest)} kB`, largest],
  ["the same, cut off", cutOff(largest)],
];
let customersMade = 0;
let pagesAsked = 0;
const rows = [];
for (const [name, picture] of kinds) rows.push(await measure(name, picture));
await server.stop();
rmSync(data, { recursive: true, force: true });
const head = ["what comes", "answers", "p50 ms", "worst ms", "page p50 ms", "p95 ms", "/healthz p95 ms"];
printTable([...head, "memory MiB more"], rows);

/** What comes for some seconds, and what pages and the sign of life take meanwhile. */
async function measure(name, picture) {
  const before = server.memory();
  const until = performance.now() + seconds * 1000;
  const answers = [];
  const sent = picture ? Array.from({ length: senders }, () => sendUntil(until, picture, answers)) : [];
  const [pages, lives] = [[], []];
  let most = before;
  while (performance.now() < until) {
    pages.push(await timed(`/kacha-bazar/all-products/all?page=1&visit=${(pagesAsked += 1)}`));
    lives.push(await timed("/healthz"));
    most = Math.max(most, server.memory());
    await pause(20);
  }
  await Promise.all(sent);
  const counts = {};
  for (const { what } of answers) counts[what] = (counts[what] ?? 0) + 1;
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  const waits = answers.map(({ milliseconds }) => milliseconds);
  return [
    name,
    told.join(", "),
    at(waits, 0.5),
    at(waits, 1),
    at(pages, 0.5),
    at(pages, 0.95),
    at(lives, 0.95),
    Math.round(most - before),
  ];
}

/** Sends a picture again and again, each time with as many customers as the limit of each of them asks for. */
async function sendUntil(until, picture, answers) {
  let token;
  for (let sends = 0; performance.now() < until; sends += 1) {
    if (sends % 20 === 0) token = await signUp();
    const form = new FormData();
    form.set("picture", new File([picture], "me.png", { type: "image/png" }));
    const begun = performance.now();
    const response = await fetch(`${base}/api/v1/picture_upload/en`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const { code } = await response.json();
    answers.push({
      what: `${response.status}${code ? ` ${code}` : ""}`,
      milliseconds: performance.now() - begun,
    });
  }
}

async function signUp() {
  const phone = `018${String((customersMade += 1)).padStart(8, "0")}`;
  const { data: sent } = await post("/send_otp", { phone });
  const { data: proved } = await post("/otp_validate", {
    phone,
    otp: sent.otp,
    request_id: sent.request_id,
  });
  const { access_token } = await post("/customer_registration/en", {
    phone,
    ticket: proved.ticket,
    first_name: "Bench",
    last_name: "Sender",
    password: "river-boat-monsoon-9",
    terms: true,
  });
  return access_token;
}

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${base}/api/v1${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return response.json();
}

async function timed(path) {
  const begun = performance.now();
  const response = await fetch(base + path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - begun;
}

/** A black picture, as small as it can be packed; its pixels are nought, and so are the filters of its rows. */
async function png({ side, depth, colour, bytes, interlaced }) {
  const rows = interlaced ? interlacedRows(side) : [[side, side]];
  const length = rows.reduce((sum, [width, height]) => sum + height * (1 + width * bytes), 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = await packNoughts(length);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Width and height of each of the seven passes (PNG 3rd edition, section 8.1). */
function interlacedRows(side) {
  const passes = [
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
  ];
  return passes.map(([x, stepX, y, stepY]) => [Math.ceil((side - x) / stepX), Math.ceil((side - y) / stepY)]);
}

async function packNoughts(length) {
  if (length < 2 ** 24) return deflateSync(Buffer.alloc(length), { level: 9 });
  const part = Buffer.alloc(2 ** 20);
  const deflate = createDeflate({ level: 9 });
  const packed = [];
  deflate.on("data", (each) => packed.push(each));
  const ended = new Promise((resolve) => deflate.once("end", resolve));
  for (let left = length; left > 0; left -= part.length) {
    if (!deflate.write(part.subarray(0, Math.min(left, part.length)))) {
      await new Promise((resolve) => deflate.once("drain", resolve));
    }
  }
  deflate.end();
  await ended;
  return Buffer.concat(packed);
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

function cutOff(picture) {
  return picture.subarray(0, Math.floor(picture.length * 0.8));
}

function kilobytes(picture) {
  return Math.round(picture.length / 1000);
}

function at(times, share) {
  const sorted = [...times].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}
