import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { callHeaders } from "@haat/contract/shared/client";
import { createPageServer } from "@haat/web-host/page-server";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { startReceiver } from "@haat/api/testing/local-receiver";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pino } from "pino";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { openPageCounters } from "./page-counters";
import { createLogger } from "./server-log";
import { createStorefront } from "./storefront";
import { inSpan, startTracing } from "./tracing";

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** As OTLP says it in JSON. */
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
const complaints: string[] = [];
let receiver: Receiver;
let storefront: TestStorefront;
let stopTracing: () => Promise<void>;
beforeEach(async () => {
  receiver = await startReceiver(() => ({ status: 200, body: "{}" }));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
  stopTracing = await startTracing("haat-test", process.env, (message) => complaints.push(message));
  storefront = await openStorefront();
});
afterEach(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  await storefront.close();
  await receiver.close();
});

/** Ends the collecting, which sends what is left. */
async function sentSpans(): Promise<Span[]> {
  await stopTracing();
  const bodies = receiver.received.map(({ body }) => JSON.parse(body.toString()) as Sent);
  return bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
}

/** The names on the way from a span to the beginning of its trace. */
function wayOf(span: Span, spans: readonly Span[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [...wayOf(parent, spans), span.name] : [span.name];
}

/** The page that answered with this id. */
const pageOf = (spans: readonly Span[], requestId: string | null) =>
  spans.find(
    ({ name, attributes }) =>
      name === "page" &&
      attributes.some(({ key, value }) => key === "http.request.id" && value.stringValue === requestId),
  );

const attributeOf = (span: Span | undefined, name: string) =>
  span?.attributes.find(({ key }) => key === name)?.value.stringValue;

describe("where traces are collected", () => {
  it("a page, its calls and their queries are one trace, and two pages are two", async () => {
    const answers = await Promise.all(
      ["/en/rongdhonu", "/en/kacha-bazar"].map((path) => storefront.visit().once(path)),
    );
    const spans = await sentSpans();
    const pages = answers.map(({ headers }) => pageOf(spans, headers.get("x-request-id")));
    for (const page of pages) {
      const ways = spans
        .filter(({ traceId }) => traceId === page?.traceId)
        .map((span) => wayOf(span, spans).join(" > "));
      expect(ways).toContain("page > store.sellerInfoByShop > select");
    }
    expect(pages[0]?.traceId).not.toBe(pages[1]?.traceId);
    expect(complaints).toEqual([]);
  });

  it("a page says which route it is by its pattern, also one that was kept, one of a shop's own host and one that is not there", async () => {
    const patterns = {
      [`${platformOrigin}/en/rongdhonu`]: "/en/:shopName",
      [`${platformOrigin}/en/rongdhonu/product-details/monsoon-umbrella`]:
        "/en/:shopName/product-details/:slug",
      [`${platformOrigin}/rongdhonu/search-product/shaluk?page=2`]: "/:shopName/search-product/:searchKey?",
      [`${platformOrigin}/en`]: "/en",
      [`${platformOrigin}/en/rongdhonu/qwertz/else`]: "/en/:shopName/*",
      [`${shopOrigin("rongdhonu")}/product-details/monsoon-umbrella`]: "/product-details/:slug",
      [`${shopOrigin("rongdhonu")}/en`]: "/en",
    };
    const expected: [string | null, string][] = [];
    for (const [address, pattern] of Object.entries(patterns)) {
      const { origin, pathname, search } = new URL(address);
      for (const visitor of [storefront.visit(origin), storefront.visit(origin)]) {
        const { headers } = await visitor.once(pathname + search);
        expected.push([headers.get("x-request-id"), pattern]);
      }
    }
    const spans = await sentSpans();
    expect(expected.map(([id]) => [id, attributeOf(pageOf(spans, id), "http.route")])).toEqual(expected);
    expect(JSON.stringify(spans)).not.toContain("qwertz");
  });

  it("neither what somebody searched for is in it, nor who a transaction is for", async () => {
    const visitor = storefront.visit();
    const product = await visitor.open("/en/rongdhonu/product-details/monsoon-umbrella");
    const results = await visitor.open("/en/rongdhonu/search-product/shaluk");
    expect([results.status, results.text]).toEqual([200, expect.stringContaining("shaluk")]);
    await visitor.submit(product, "form[data-slot=buy-box]", { quantity: "1" });
    await visitor.open("/en/rongdhonu/cart");
    const spans = await sentSpans();
    const sent = JSON.stringify(spans);
    expect(sent).toContain("set_config(");
    expect(sent).not.toContain("shaluk");
    expect(sent).not.toMatch(/set_config\('[^?]/);
  });

  it("a receiver that is away keeps no process from ending", async () => {
    await receiver.close();
    await storefront.visit().open("/en");
    await expect(stopTracing()).resolves.toBeUndefined();
    expect(complaints).not.toEqual([]);
    complaints.length = 0;
  });

  it("the API in another process goes on with the trace of the page, and begins its own for a stranger", async () => {
    const { api, config } = storefront.parts;
    const server = createPageServer((request, bindings) =>
      api.fetch(request, bindings as Parameters<typeof api.fetch>[1]),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const elsewhere = { ...config, apiUrl };
    const remote = createRemoteApi(elsewhere, await openPageCounters(elsewhere, pino({ level: "silent" })));
    const app = createStorefront({ ...storefront.parts, config: elsewhere, api: remote });
    await app.fetch(new Request(`${platformOrigin}/en/rongdhonu`, { headers: { host: "localhost:3000" } }));
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    await fetch(`${apiUrl}/api/v1/division_by_country/en/bd`, {
      headers: { traceparent, [callHeaders.proxySecret]: "somebody's guess" },
    });
    await remote.close();
    server.closeAllConnections();
    server.close();
    const spans = await sentSpans();
    const ways = spans.map((span) => wayOf(span, spans).join(" > "));
    expect(ways).toContain("page > HTTP GET > store.sellerInfoByShop > select");
    expect(JSON.stringify(spans)).not.toContain("0af7651916cd43dd8448eb211c80319c");
    expect(ways.some((way) => /^HTTP GET > address\./.test(way))).toBe(true);
  });

  it("a line in the log bears the id of its trace, and an error's message stays out of the trace", async () => {
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    const broken = inSpan("broken", {}, () => {
      log.info("in it");
      return Promise.reject(new Error("01712345678 is somebody's"));
    });
    await expect(broken).rejects.toThrow();
    log.info("after it");
    const spans = await sentSpans();
    const traces = lines.map((line) => (JSON.parse(line) as { trace?: string }).trace);
    expect(traces).toEqual([spans.find(({ name }) => name === "broken")?.traceId, undefined]);
    expect(JSON.stringify(spans)).not.toContain("01712345678");
  });
});
