import type { ApiClient } from "@haat/contract/shared/client";
import { expect, it } from "vitest";
import { createShopsAtHosts } from "./shops-at-hosts";

const asker = { clientAddress: "127.0.0.1", requestId: "r" };
const rahims = { id: 7, name: "rahim", mainHost: "rahim.com" };

/** An API that knows one shop at one host, or answers nothing; it counts how often it is asked. */
function openApi() {
  const listeners: ((shopId?: number) => void)[] = [];
  const state = { asked: 0, isAway: false, isThere: true, time: 0, duringCall: () => {} };
  const shopAtHost = async ({ host }: { host: string }) => {
    state.asked += 1;
    state.duringCall();
    if (state.isAway) throw new Error("no answer");
    if (!state.isThere || host !== "rahim.com")
      throw Object.assign(new Error("no shop"), { code: "store_not_found" });
    return { data: { id_shop: 7, shop_name: "rahim", own_domain: "rahim.com" } };
  };
  const createClient = () => ({ shopAddress: { shopAtHost } }) as unknown as ApiClient;
  const onChange = (listener: (shopId?: number) => void) => void listeners.push(listener);
  const shopAt = createShopsAtHosts({ createClient, onChange }, { proxySecret: "p" }, () => state.time);
  return {
    state,
    tell: (shopId?: number) => listeners.forEach((listener) => listener(shopId)),
    at: (host = "rahim.com") => shopAt(host, asker),
  };
}

it("asks once for many at once, and again after a minute", async () => {
  const { state, at } = openApi();
  expect(await Promise.all([at(), at(), at()])).toEqual([rahims, rahims, rahims]);
  state.time = 59_999;
  await at();
  expect(state.asked).toBe(1);
  state.time = 60_000;
  await at();
  expect(state.asked).toBe(2);
});

it("asks again when its shop has changed, and not for another's change", async () => {
  const { state, tell, at } = openApi();
  await at();
  tell(8);
  await at();
  expect(state.asked).toBe(1);
  state.isThere = false;
  tell(7);
  expect(await at()).toBeUndefined();
});

it("that no shop is there is forgotten with any change, and in seconds", async () => {
  const { state, tell, at } = openApi();
  state.isThere = false;
  expect(await at()).toBeUndefined();
  state.isThere = true;
  expect(await at()).toBeUndefined();
  tell(7);
  expect(await at()).toEqual(rahims);
});

it("what changed while it was asked for is asked for anew", async () => {
  const { state, tell, at } = openApi();
  state.duringCall = () => tell(7);
  await at();
  state.duringCall = () => {};
  await at();
  expect(state.asked).toBe(2);
});

it("while the API does not answer the last answer holds, and without one nothing is known", async () => {
  const { state, tell, at } = openApi();
  await at();
  state.isAway = true;
  tell();
  expect(await at()).toEqual(rahims);
  expect(await at("other.com")).toBe("unanswered");
});
