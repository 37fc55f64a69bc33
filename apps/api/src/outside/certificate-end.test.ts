import { once } from "node:events";
import { createServer, type Server } from "node:tls";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCertificate } from "../testing/test-certificate";
import { certificateEnd } from "./certificate-end";

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer(testCertificate, (socket) => socket.on("error", () => undefined));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

test("a host's certificate says when it ends, also one that no browser would believe", async () => {
  expect(await certificateEnd("localhost", port)).toEqual(new Date("2126-11-02T02:17:20Z"));
});

test("a host that does not answer is no host with a certificate", async () => {
  await expect(certificateEnd("localhost", 9)).rejects.toThrow();
});
