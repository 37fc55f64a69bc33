import { once } from "node:events";
import { createServer, type Server } from "node:tls";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { certificateEnd } from "./certificate-end";

/** Of a host that nobody has: its certificate is nobody's proof of anything. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgUcvavaY7bPesiOuE
IFvbiVa4XFiBhpKEu0rmAj/YpnyhRANCAATlsnRnGCxr5Mv/wvK4mcL2BX2b7a5Y
7iVgpEdsQEpJZyAnrJR3Cn/DGWERBuK+caOMdQpwKTx6XYrPwP2ZsDuQ
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUXr3ya4CcLi5kBcUqZoVgW8w6OwQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjAyMTcyMFoYDzIxMjYxMTAy
MDIxNzIwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATlsnRnGCxr5Mv/wvK4mcL2BX2b7a5Y7iVgpEdsQEpJZyAnrJR3Cn/D
GWERBuK+caOMdQpwKTx6XYrPwP2ZsDuQo1MwUTAdBgNVHQ4EFgQUGTHvgriXNq6v
PwplvjPTyQ6YupYwHwYDVR0jBBgwFoAUGTHvgriXNq6vPwplvjPTyQ6YupYwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAqVXvDl8fxPFaJblta/0N
AizT3iS2adL/rafQYKZmsRYCIQCQCp6EJ9GYFuTofzjLPKe3/UthOMvk2m2eHcj9
RGxUvA==
-----END CERTIFICATE-----`;

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer({ key, cert }, (socket) => socket.on("error", () => undefined));
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
