import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { mostSockets, socketLimits } from "@haat/contract/deployment-rules";
import { createPageServer } from "./page-server";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const short = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };

/** A server with short patience that answers with how much it was sent. */
async function listen(most?: number) {
  const answer = async (request: Request) => new Response(`${(await request.text()).length} characters`);
  const server = createPageServer(answer, short, most);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return () => {
    const socket = connect(port, "127.0.0.1");
    closing.push(() => socket.destroy());
    return socket;
  };
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

  it("closes sockets over the most that it has, and goes on with the others", async () => {
    const open = await listen(2);
    const [first, second] = [open(), open()];
    await Promise.all([once(first, "connect"), once(second, "connect")]);
    expect(await heard(open())).toBe("");
    first.write(`${start}Content-Length: 4\r\nConnection: close\r\n\r\nfour`);
    expect(await heard(first)).toContain("4 characters");
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
