import { strings } from "@haat/i18n/strings";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApiBehind, type ApiBehind } from "../testing/api-behind";
import { shopOrigin } from "../testing/open-storefront";
import { createPlainBrowser } from "../testing/plain-browser";
import { openStillServer } from "../testing/still-server";
import { openPageCounters } from "./page-counters";
import { createStorefront } from "./storefront";

let behind: ApiBehind;
const opened: { close(): unknown }[] = [];

beforeAll(async () => {
  behind = await openApiBehind();
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await behind.close();
});

const hour = 3_600_000;
/** For a machine that may be slow, and once the API stands still: nothing that does not answer is too slow to. */
const patient = { silence: hour, proof: hour, pause: hour };
const impatient = { silence: 20, proof: 20, pause: hour };

/** Two storefronts in front of one API that can be made to stand still, the one to be asked before and the other after. */
async function openInFront() {
  const still = await openStillServer(behind.port);
  const config = { ...behind.storefront.config, apiUrl: still.url };
  const open = async (patience: typeof patient) => {
    const counters = await openPageCounters(config, pino({ level: "silent" }));
    const api = createRemoteApi(config, counters, undefined, patience);
    opened.push(api);
    return createStorefront({ ...behind.storefront.parts, config, api }).fetch;
  };
  const [before, after] = [await open(patient), await open(impatient)];
  opened.push(still);
  let fetch = before;
  const standStill = () => {
    still.standStill();
    fetch = after;
  };
  const visitor = createPlainBrowser((request) => fetch(request), shopOrigin("kacha-bazar"));
  return { visitor, standStill, taken: still.taken };
}

describe("while the process of the API stands still with its sockets open", () => {
  it("a page that is not in memory says that it is busy and when to come again, and the next ones ask nobody", async () => {
    const { visitor, standStill, taken } = await openInFront();
    standStill();
    const page = await visitor.open("/en/all-products/all");
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(page.root.textContent).toContain(strings.en.pages.failure["503"].title);
    const before = taken();
    for (const path of ["/en", "/en/cart", "/en/all-products/all?page=2"])
      expect((await visitor.open(path)).status).toBe(503);
    expect(taken()).toBe(before);
  });

  it("a form is given back as it was filled in, and says when to send it again", async () => {
    const { visitor, standStill } = await openInFront();
    const list = await visitor.open("/en/all-products/all");
    const product = list.root.querySelector("[data-slot=product-card] a")?.getAttribute("href") ?? "";
    const page = await visitor.open(product);
    standStill();
    const answer = await visitor.submit(page, "form[data-slot=buy-box]", { quantity: "3" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.text).toContain(strings.en.pages.unsentForm.title);
    expect(answer.root.querySelector("input[name=quantity]")?.getAttribute("value")).toBe("3");
  });

  it("a page that was made before is shown again where a new one takes too long, which is logged", async () => {
    const still = await openStillServer(behind.port);
    const config = { ...behind.storefront.config, apiUrl: still.url };
    const counters = await openPageCounters(config, pino({ level: "silent" }));
    const remote = createRemoteApi(config, counters, undefined, patient);
    opened.push(remote, still);
    const listeners: (() => void)[] = [];
    const faults: unknown[] = [];
    const { fetch } = createStorefront({
      ...behind.storefront.parts,
      config,
      api: { ...remote, onChange: (listener) => listeners.push(listener) },
      patienceMilliseconds: 50,
      logFault: (error) => faults.push(error),
    });
    const visitor = createPlainBrowser((request) => fetch(request), shopOrigin("kacha-bazar"));
    await visitor.open("/en/all-products/all");
    listeners.forEach((listener) => listener());
    still.standStill();

    const page = await visitor.open("/en/all-products/all");
    expect([page.status, page.headers.get("cache-status")]).toEqual([
      200,
      expect.stringMatching(/^haat; hit; ttl=-/),
    ]);
    expect(faults.map(String)).toEqual([expect.stringContaining("not made within 50 ms")]);
  });

  it("what others ask of the API is answered as by one that is busy", async () => {
    const { visitor, standStill } = await openInFront();
    standStill();
    const answer = await visitor.once("/api/v1/all_business_category/en");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({ success: false, code: "server_busy" });
  });
});
