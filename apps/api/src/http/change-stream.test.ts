import { expect, test } from "vitest";
import { createChangeStream } from "./change-stream";

const secret = "a proxy secret of the tests";
const nobody = () => () => undefined;
const listen = (stream: ReturnType<typeof createChangeStream>, told?: string, path = "/changes") =>
  stream.fetch(
    new Request(`http://api.test${path}`, told === undefined ? {} : { headers: { "x-proxy-secret": told } }),
  );

test("servers of ours hear which shop has changed, as server-sent events; nobody else does", async () => {
  const stream = createChangeStream([secret], nobody);
  for (const told of [undefined, "", "another secret"]) expect((await listen(stream, told)).status).toBe(404);
  const answer = await listen(stream, secret);
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  stream.tell(7);
  stream.tell();
  let heard = "";
  while (!heard.includes("all")) heard += (await reader?.read())?.value ?? "";
  expect(heard).toBe(": listening\n\ndata: 7\n\ndata: all\n\n");
  // A process that is about to end ends its streams, too.
  stream.end();
  expect((await reader?.read())?.done).toBe(true);
});

test("who listens in the process hears it, until it ends the listening", () => {
  const stream = createChangeStream([secret], nobody);
  const heard: (number | undefined)[] = [];
  const stop = stream.onChange((shopId) => heard.push(shopId));
  stream.tell(3);
  stream.tell();
  stop();
  stream.tell(4);
  expect(heard).toEqual([3, undefined]);
});

test("servers of ours hear of a shop's orders, until they leave; nobody else does", async () => {
  const shops = new Map<string, () => void>();
  const stream = createChangeStream([secret], (sellerKey, tell) => {
    shops.set(sellerKey, tell);
    return () => void shops.delete(sellerKey);
  });
  expect((await listen(stream, "another secret", "/changes/orders/one")).status).toBe(404);
  const reader = (await listen(stream, secret, "/changes/orders/one")).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  expect([...shops.keys()]).toEqual(["one"]);
  shops.get("one")?.();
  let heard = "";
  while (!heard.includes("orders")) heard += (await reader?.read())?.value ?? "";
  expect(heard).toBe(": listening\n\ndata: orders\n\n");
  stream.end();
  while (!(await reader?.read())?.done);
  expect(shops.size).toBe(0);
});
