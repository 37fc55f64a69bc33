import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openStorefront, platformOrigin, type TestStorefront } from "../testing/open-storefront";
import { createPageServer } from "@haat/web-host/page-server";
import { openPageCounters } from "./page-counters";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { createStorefront } from "./storefront";
import { pino } from "pino";

/** The API in a process of its own, as far as a storefront can tell. */
let behind: TestStorefront;
let server: Server;
let apiUrl = "";
const opened: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  behind = await openStorefront({ RATE_LIMIT: "10" });
  server = createPageServer((request, bindings) =>
    behind.parts.api.fetch(request, bindings as Parameters<typeof behind.parts.api.fetch>[1]),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const each of opened) await each.close();
  server.closeAllConnections();
  server.close();
  await behind.close();
});

async function openRemote(url = apiUrl) {
  const config = { ...behind.config, apiUrl: url };
  const api = createRemoteApi(config, await openPageCounters(config, pino({ level: "silent" })));
  opened.push(api);
  const app = createStorefront({ ...behind.parts, config, api });
  const ask = (path: string, init: RequestInit & { from?: string } = {}) => {
    const { from = "203.0.113.1", headers, ...rest } = init;
    const socket = { remoteAddress: from };
    const request = new Request(platformOrigin + path, {
      ...rest,
      headers: { host: "localhost:3000", ...(headers as Record<string, string>) },
    });
    return app.fetch(request, { incoming: { socket } } as never);
  };
  return { api, ask };
}

const json = { "content-type": "application/json", "accept-language": "en" };

describe("a storefront whose API is elsewhere", () => {
  it("sends a key of a form whatever was put into it, and one here is refused that cannot be kept", async () => {
    const { api } = await openRemote();
    const outcome = (from: Pick<typeof api, "createClient">, key: string, place: number) => {
      const secret = behind.config.proxySecret;
      const caller = { "x-client-address": `203.0.113.${String(70 + place)}`, "x-proxy-secret": secret };
      const asked = { phone: `0171234007${String(place)}` };
      return from
        .createClient(caller)
        .account.sendOtp(asked, { context: { idempotencyKey: key } })
        .then(
          () => "sent",
          (error: unknown) => (error as { code?: string }).code ?? String(error),
        );
    };
    for (const [place, key] of ["চাবি", "a\u0000b", "a\r\nb", "\ud800"].entries())
      expect([key, await outcome(api, key, place)]).toEqual([key, "sent"]);
    for (const [place, key] of ["a\u0000b", "\ud800"].entries())
      expect([key, await outcome(behind.parts.api, key, 5 + place)]).toEqual([
        key,
        "idempotency_key_required",
      ]);
  });

  it("hands on what others ask of it, whatever the method, and what the API answers", async () => {
    const { ask } = await openRemote();
    const body = JSON.stringify({ phone: "01712340001" });
    const sent = await ask("/api/v1/send_otp", { method: "POST", headers: json, body, from: "203.0.113.20" });
    expect([sent.status, await sent.json()]).toMatchObject([
      200,
      { success: true, data: { expires_in: 180 } },
    ]);
    const bad = await ask("/api/v1/send_otp", {
      method: "POST",
      headers: json,
      body: "{",
      from: "203.0.113.20",
    });
    expect([bad.status, await bad.json()]).toMatchObject([400, { code: "malformed_request" }]);
    const wrong = await ask("/api/v1/send_otp", { method: "DELETE", from: "203.0.113.20" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
    const asked = await ask("/api/v1/send_otp", { method: "OPTIONS", from: "203.0.113.20" });
    expect([asked.status, asked.headers.get("allow")]).toEqual([204, "POST"]);
    const list = await ask("/api/v1/all_business_category/en", { from: "203.0.113.20" });
    expect(list.headers.get("etag")).toBeTruthy();
    const etag = list.headers.get("etag") ?? "";
    const known = await ask("/api/v1/all_business_category/en", {
      headers: { "if-none-match": etag },
      from: "203.0.113.20",
    });
    expect(known.status).toBe(304);
    expect((await ask("/changes", { from: "203.0.113.20" })).status).not.toBe(200);
  });

  it("names each caller, who has limits of their own and cannot name another", async () => {
    const { ask } = await openRemote();
    const read = async (from: string, headers: Record<string, string> = {}) =>
      (await ask("/api/v1/all_business_category/en", { from, headers })).status;
    const one: number[] = [];
    for (let each = 0; each < 12; each += 1)
      one.push(
        await read("203.0.113.30", {
          "x-forwarded-for": `198.51.100.${each}`,
          "x-client-address": `198.51.100.${each}`,
        }),
      );
    expect(one.filter((status) => status === 429)).toHaveLength(2);
    expect(await read("203.0.113.31")).toBe(200);
  });

  it("answers in words where the API does not answer", async () => {
    const { ask } = await openRemote("http://127.0.0.1:1");
    const answer = await ask("/api/v1/all_business_category/en", { headers: json });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({
      code: "server_busy",
      data: "We cannot answer just now. Please try again in 5 seconds.",
    });
  });

  it("takes an answer that breaks off on its way for none", async () => {
    const broken = createServer((request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"success":true,');
      setImmediate(() => request.socket.destroy());
    }).listen(0, "127.0.0.1");
    await once(broken, "listening");
    const { ask } = await openRemote(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
    const page = await ask("/en/rongdhonu", { from: "203.0.113.30" });
    broken.close();
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("makes a page anew once a change is told, and makes all of them anew when the stream was lost", async () => {
    let streams = 0;
    let tell: (text: string) => void = () => undefined;
    let end: () => void = () => undefined;
    const telling = createPageServer((request) => {
      if (new URL(request.url).pathname !== "/changes") return behind.parts.api.fetch(request);
      streams += 1;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          tell = (text) => controller.enqueue(new TextEncoder().encode(text));
          end = () => controller.close();
          tell(": listening\n\n");
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    });
    telling.listen(0, "127.0.0.1");
    await once(telling, "listening");
    const heard: (number | undefined)[] = [];
    const { api } = await openRemote(`http://127.0.0.1:${(telling.address() as AddressInfo).port}`);
    api.onChange((shopId) => heard.push(shopId));
    const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 300_000 });
    await waitFor(() => expect(heard).toEqual([undefined]));
    tell("data: 7\n\nda");
    tell("ta: all\n\n");
    await waitFor(() => expect(heard).toEqual([undefined, 7, undefined]));
    end();
    await waitFor(() => expect(streams).toBe(2));
    expect(heard.slice(3)).toContain(undefined);
    telling.closeAllConnections();
    telling.close();
  });
});
