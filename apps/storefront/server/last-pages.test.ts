import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { strings } from "@haat/i18n/strings";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import { createPageServer } from "@haat/web-host/page-server";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { parse } from "node-html-parser";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { createPlainBrowser } from "../testing/plain-browser";
import { addToCart } from "../testing/shopper";
import { createOutage } from "./last-pages";
import { openPageCounters } from "./page-counters";
import { createStorefront } from "./storefront";

/** The API in a process of its own, which can be gone. */
let behind: TestStorefront;
let server: Server;
/** As a change of anything does: no page that is kept goes out any more without being made anew. */
let makeOld: () => void;
let storefront: { fetch(request: Request): Response | Promise<Response>; close(): Promise<void> };

beforeAll(async () => {
  behind = await openStorefront();
  server = createPageServer((request, bindings) =>
    behind.parts.api.fetch(request, bindings as Parameters<typeof behind.parts.api.fetch>[1]),
  );
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const config = { ...behind.config, apiUrl: `http://127.0.0.1:${port}` };
  const remote = createRemoteApi(config, await openPageCounters(config, pino({ level: "silent" })));
  const listeners: (() => void)[] = [];
  makeOld = () => listeners.forEach((listener) => listener());
  const api: ApiGateway = { ...remote, onChange: (listener) => listeners.push(listener) };
  const { fetch } = createStorefront({ ...behind.parts, config, api });
  storefront = { fetch, close: () => api.close() };
});
afterAll(async () => {
  await storefront.close();
  server.closeAllConnections();
  server.close();
  await behind.close();
});

async function listen(port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}

/** Does something while no API answers. */
async function whileAway<Result>(act: () => Promise<Result>): Promise<Result> {
  const { port } = server.address() as AddressInfo;
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
  try {
    return await act();
  } finally {
    await listen(port);
  }
}

const words = strings.en.pages.lastPage;
const note = (html: string) => parse(html).querySelector("[data-slot=page-age]")?.textContent ?? "";

async function ask(path: string, headers: Record<string, string> = {}) {
  const url = shopOrigin("kacha-bazar") + path;
  const sent = { host: new URL(url).host, ...headers };
  const response = await storefront.fetch(new Request(url, { headers: sent, redirect: "manual" }));
  return { response, html: await response.clone().text() };
}

describe("while nothing that pages are made of answers", () => {
  it("a page of the catalogue is shown as it was, says since when, and how to ask again; then it is itself again", async () => {
    const path = "/en/all-products/all";
    const before = await ask(path);
    expect([before.response.status, note(before.html)]).toEqual([200, ""]);
    makeOld();

    const kept = await whileAway(() => ask(path));
    expect(kept.response.status).toBe(200);
    expect(note(kept.html)).toContain(words.text.split("{{time}}")[0]);
    expect(note(kept.html)).toContain(words.again);
    expect(kept.response.headers.get("cache-control")).toBe("private, no-store");
    expect(kept.response.headers.get("cache-status")).toMatch(/^haat; hit; ttl=-\d+$/);
    const [ours, theirs] = [kept.html, before.html].map(
      (html) => parse(html).querySelector("main")?.textContent,
    );
    expect(ours).toBe(theirs);

    await expect.poll(async () => note((await ask(path)).html)).toBe("");
  });

  it("a guest keeps the page, without a cart that nobody can see; what was never made says when to come again", async () => {
    const guest = createPlainBrowser(storefront.fetch, shopOrigin("kacha-bazar"));
    const list = "/en/all-products/all";
    const product = (await guest.open(list)).root.querySelector("[data-slot=product-card] a");
    await addToCart(guest, product?.getAttribute("href") ?? "");
    await guest.open(list);
    await guest.open(list);
    makeOld();

    const { kept, cart } = await whileAway(async () => ({
      kept: await guest.open(list),
      cart: await guest.open("/en/cart"),
    }));
    expect(kept.status).toBe(200);
    expect(kept.root.toString()).toContain(words.cart);
    expect(kept.root.querySelector("[data-slot=cart-count]")?.textContent.trim()).toBe("");
    expect([cart.status, cart.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(cart.root.textContent).toContain(strings.en.pages.failure["503"].title);
    await expect.poll(async () => (await guest.open("/en/cart")).status).toBe(200);
  });

  it("the router of a page's scripts leaves the page to the browser, which shows how old it is", async () => {
    const path = "/en/all-products/all";
    await ask(path);
    const asked = `${path}?_data=${encodeURIComponent("product-list.en")}`;
    expect((await ask(asked)).response.status).toBe(200);
    makeOld();
    const { response } = await whileAway(() => ask(asked));
    expect(response.status).toBe(204);
    expect(response.headers.get("x-remix-redirect")).toBe(path);
    expect(response.headers.get("x-remix-reload-document")).toBe("yes");
  });
});

describe("a form that nothing can take at this moment", () => {
  const buyBox = "form[data-slot=buy-box]";

  async function productPage() {
    const guest = createPlainBrowser(storefront.fetch, shopOrigin("kacha-bazar"));
    const list = await guest.open("/en/all-products/all");
    const product = list.root.querySelector("[data-slot=product-card] a")?.getAttribute("href") ?? "";
    return { guest, page: await guest.open(product) };
  }

  it("is given back as it was filled in, can be sent again, and counts once", async () => {
    const { guest, page } = await productPage();
    const answer = await whileAway(() => guest.submit(page, buyBox, { quantity: "2" }));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.text).toContain(strings.en.pages.unsentForm.title);

    expect((await guest.submit(answer, "form")).status).toBe(200);
    await guest.submit(answer, "form");
    const quantity = (await guest.open("/en/cart")).root.querySelector("input[name=quantity]");
    expect(quantity?.getAttribute("value")).toBe("2");
  });

  it("is not given back where a password is in it, and the page says what to do", async () => {
    const visitor = createPlainBrowser(storefront.fetch, shopOrigin("kacha-bazar"));
    const page = await visitor.open("/en/login/password");
    const filled = { phone: "01712345678", password: "river-boat-monsoon-9" };
    const answer = await whileAway(() => visitor.submit(page, "[data-slot=password-sign-in-form]", filled));
    expect(answer.status).toBe(503);
    expect(answer.root.toString()).not.toContain(filled.password);
    expect(answer.text).toContain(strings.en.pages.unsentForm.notKept.split("{{wait}}")[0]);
  });

  it("leaves the page to its scripts where those sent it", async () => {
    const { page } = await productPage();
    const path = `${page.path}?_data=product.en`;
    const { status, headers } = await whileAway(async () =>
      storefront.fetch(
        new Request(page.origin + path, {
          method: "POST",
          headers: { host: new URL(page.origin).host, origin: page.origin, "sec-fetch-site": "same-origin" },
          body: new URLSearchParams({ quantity: "1" }),
        }),
      ),
    );
    expect([status, headers.get("x-remix-catch")]).toEqual([503, "yes"]);
  });
});

describe("an outage", () => {
  it("lets one visitor a second try, and nobody wait once something answers", () => {
    let now = 0;
    const outage = createOutage(() => now);
    expect(outage.isPaused()).toBe(false);
    outage.note(false);
    expect(outage.isPaused()).toBe(true);
    now = 1001;
    expect([outage.isPaused(), outage.isPaused()]).toEqual([false, true]);
    outage.note(true);
    expect(outage.isPaused()).toBe(false);
  });
});
