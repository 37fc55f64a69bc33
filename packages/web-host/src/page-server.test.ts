import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mostSockets, socketLimits } from "@haat/contract/shared/deployment-rules";
import { createPageServer, drainServer } from "./page-server";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const short = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };

/** A server with short patience that answers with how much it was sent. */
async function listen(most?: number) {
  return (await listening(most)).open;
}

const countCharacters = async (request: Request) =>
  new Response(`${(await request.text()).length} characters`);

async function listening(most?: number, answer: (request: Request) => Promise<Response> = countCharacters) {
  const server = createPageServer(answer, short, most);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = () => {
    const socket = connect(port, "127.0.0.1");
    closing.push(() => socket.destroy());
    return socket;
  };
  return { server, open };
}

/** All that a socket gets until the other side closes it. */
async function heard(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => (text += part));
  socket.on("error", () => undefined);
  await once(socket, "close");
  return text;
}

const start = "POST / HTTP/1.1\r\nHost: localhost\r\n";

describe("the server of the pages", () => {
  it("ends a request whose headers do not come", async () => {
    const socket = (await listen())();
    socket.write(start);
    expect(await heard(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it("ends a request whose body does not come", async () => {
    const socket = (await listen())();
    socket.write(`${start}Content-Length: 1000\r\n\r\nno more`);
    expect(await heard(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it("refuses headers that are longer than 16 KiB", async () => {
    const socket = (await listen())();
    socket.write(`${start}X-Long: ${"x".repeat(17_000)}\r\n\r\n`);
    expect(await heard(socket)).toMatch(/^HTTP\/1.1 431 /);
  });

  it("asks back who names two hosts, and makes no page for it", async () => {
    const answer = vi.fn(countCharacters);
    const { open } = await listening(undefined, answer);
    const socket = open();
    socket.write(`${start}Host: other.example\r\nConnection: close\r\n\r\n`);
    expect(await heard(socket)).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).not.toHaveBeenCalled();
  });

  it("closes sockets over the most that it has, and goes on with the others", async () => {
    const open = await listen(2);
    const [first, second] = [open(), open()];
    await Promise.all([once(first, "connect"), once(second, "connect")]);
    expect(await heard(open())).toBe("");
    first.write(`${start}Content-Length: 4\r\nConnection: close\r\n\r\nfour`);
    expect(await heard(first)).toContain("4 characters");
  });

  it("that ends tells who asks once more that it was the last time, and takes nobody else", async () => {
    const { server, open } = await listening();
    const socket = open();
    socket.write(`${start}Content-Length: 4\r\n\r\nfour`);
    await once(socket, "data");
    const drained = drainServer(server, { lingerMilliseconds: 60_000, mostMilliseconds: 60_000 });
    const [refused] = (await once(open(), "error")) as [NodeJS.ErrnoException];
    expect(refused.code).toBe("ECONNREFUSED");
    socket.write(`${start}Content-Length: 3\r\n\r\nmen`);
    const last = await heard(socket);
    expect(last).toMatch(/^HTTP\/1.1 200 [^]*Connection: close[^]*3 characters/i);
    await drained;
  });

  it("that ends in a hurry closes sockets that ask for nothing", async () => {
    const { server, open } = await listening();
    const socket = open();
    socket.write(`${start}Content-Length: 4\r\n\r\nfour`);
    await once(socket, "data");
    await drainServer(server, { lingerMilliseconds: 0, mostMilliseconds: 60_000 });
    expect(await heard(socket)).toBe("");
  });

  it("that ends waits for an answer that is still made for somebody who has gone", async () => {
    let finish = (_: Response): void => undefined;
    let note = () => undefined as void;
    const asked = new Promise<void>((resolve) => (note = resolve));
    const { server, open } = await listening(mostSockets, () => {
      note();
      return new Promise<Response>((resolve) => (finish = resolve));
    });
    const socket = open();
    socket.write(`${start}Content-Length: 0\r\n\r\n`);
    await asked;
    socket.destroy();
    let isDrained = false;
    const drained = drainServer(server, { lingerMilliseconds: 0, mostMilliseconds: 60_000 }).then(() => {
      isDrained = true;
    });
    await once(server, "close");
    await new Promise(setImmediate);
    expect(isDrained).toBe(false);
    finish(new Response(""));
    await drained;
  });

  it("that ends waits no longer for sockets and answers together than it may", async () => {
    let note = () => undefined as void;
    const asked = new Promise<void>((resolve) => (note = resolve));
    const { server, open } = await listening(mostSockets, () => {
      note();
      return new Promise<Response>(() => undefined);
    });
    const socket = open();
    socket.write(`${start}Content-Length: 0\r\n\r\n`);
    await asked;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    closing.push(() => vi.useRealTimers());
    const drained = drainServer(server, { lingerMilliseconds: 0, mostMilliseconds: 60_000 });
    vi.advanceTimersByTime(60_000);
    await drained;
    expect(await heard(socket)).toBe("");
  });

  it("has limits by itself, as the API's process has", () => {
    const server = createPageServer(() => new Response(""));
    expect(server).toMatchObject({
      headersTimeout: socketLimits.headersTimeout,
      requestTimeout: socketLimits.requestTimeout,
      keepAliveTimeout: socketLimits.keepAliveTimeout,
      maxConnections: mostSockets,
    });
  });
});
