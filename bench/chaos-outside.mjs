// What the platform reaches outside of it, as servers on this machine that can be well, slow, failing or gone: a gateway for text
// messages, a store of pictures (S3), a courier and a push service. For the drill of all faults.
import { createServer } from "node:http";

/** How long one that is slow takes for an answer, in ms: longer than any of our limits. */
const slowMilliseconds = 12_000;

/**
 * @returns for each what came there, and `be`, which makes it `well`, `slow`, `failing` or `gone`: a gone one does not even listen
 */
export async function startOutside() {
  const outside = {
    messages: await startPlace((request, body) => ({ kept: JSON.parse(body), answer: '{"status":"taken"}' })),
    pictures: await startStore(),
    courier: await startPlace((request, body) => bookParcel(JSON.parse(body))),
    push: await startPlace((request, body) => ({ kept: body.length, status: 201, answer: "" })),
  };
  return { ...outside, stop: () => Promise.all(Object.values(outside).map((each) => each.stop())) };
}

function bookParcel(parcel) {
  const consignment = { consignment_id: parcel.invoice, tracking_code: `T${parcel.invoice}` };
  return { kept: parcel, answer: JSON.stringify({ status: 200, consignment }) };
}

/** A bucket in memory. */
function startStore() {
  const files = new Map();
  return startPlace((request, body) => {
    const { pathname } = new URL(request.url, "http://store");
    if (request.method === "PUT") files.set(pathname, body);
    if (request.method === "DELETE") files.delete(pathname);
    if (request.method !== "GET") return { kept: pathname, answer: "" };
    const found = files.get(pathname);
    return found ? { answer: found } : { status: 404, answer: "" };
  });
}

/** @param answerTo what is kept of a request, and what it is answered with */
async function startPlace(answerTo) {
  const kept = [];
  let mode = "well";
  const open = new Set();
  const answer = async (request, response) => {
    const body = await bodyOf(request);
    if (mode === "failing") return response.writeHead(500).end("out of order");
    const { kept: added, status = 200, answer: text } = answerTo(request, body);
    if (added !== undefined) kept.push(added);
    if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, slowMilliseconds).unref());
    return response.writeHead(status).end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const listen = (port) => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    be: async (next) => {
      if (next === "gone") await close();
      else if (mode === "gone") await listen(port);
      mode = next;
    },
    stop: () => (mode === "gone" ? Promise.resolve() : close()),
  };
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const bytes = Buffer.concat(parts);
  return request.headers["content-type"]?.startsWith("application/json") ? bytes.toString() : bytes;
}
