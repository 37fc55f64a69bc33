import { describe, expect, it } from "vitest";
import { readVisit } from "./visit";

const settings = { platformHost: "haat.example", secure: true, trustProxy: false, proxySecret: "" };
const visit = (request: Request) => readVisit(request, "127.0.0.1", settings).request;

describe("the request of a visit that came by an advertisement", () => {
  it("is for the address alone, with its form, its headers and its end", async () => {
    const stop = new AbortController();
    const body = new URLSearchParams({ quantity: "2" });
    const headers = { cookie: "a=b" };
    const sent = { method: "POST", body, headers, signal: stop.signal };
    const request = visit(new Request("https://haat.example/rongdhonu/cart?fbclid=1&line=2", sent));
    expect(request.url).toBe("https://haat.example/rongdhonu/cart?line=2");
    expect([request.method, request.headers.get("cookie")]).toEqual(["POST", "a=b"]);
    expect(Object.fromEntries((await request.formData()) as Iterable<[string, string]>)).toEqual({
      quantity: "2",
    });
    stop.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it("is left as it is where none can be made, as with TRACE", () => {
    const traced = { method: "TRACE", url: "https://haat.example/?utm_source=x", headers: new Headers() };
    expect(visit(traced as Request)).toBe(traced);
  });
});
