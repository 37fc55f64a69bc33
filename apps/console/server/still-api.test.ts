import { openApiBehind, type ApiBehind } from "@haat/storefront/testing/api-behind";
import { consoleOrigin } from "@haat/storefront/testing/open-storefront";
import { createPlainBrowser } from "@haat/storefront/testing/plain-browser";
import { openStillServer } from "@haat/storefront/testing/still-server";
import { strings } from "@haat/i18n/strings";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { people, signIn } from "../testing/seller";
import { createConsole } from "./console";

let behind: ApiBehind;
const opened: { close(): unknown }[] = [];

beforeAll(async () => {
  behind = await openApiBehind();
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await behind.close();
});

/** The console in front of an API that stands still from the first call on. */
async function openInFrontOfStill() {
  const still = await openStillServer(behind.port);
  still.standStill();
  const patience = { silence: 20, proof: 20, pause: 3_600_000 };
  const api = createRemoteApi(
    { ...behind.storefront.config, apiUrl: still.url },
    behind.storefront.parts.api.counters,
    undefined,
    patience,
  );
  opened.push(api, still);
  const loadBuild = () => Promise.resolve(behind.storefront.consoleBuild);
  return createConsole({ ...behind.storefront.parts, api, loadBuild }).fetch;
}

const words = strings.en.consoleShell.unsentForm;

it("a form of the console is given back as it was filled in while the API stands still, and says what to do", async () => {
  const stillFetch = await openInFrontOfStill();
  let fetch: typeof stillFetch = behind.storefront.fetch as typeof stillFetch;
  const seller = createPlainBrowser((request) => fetch(request), consoleOrigin);
  const page = await seller.open("/en/login");
  fetch = stillFetch;
  const answer = await seller.submit(page, "[data-slot=sign-in-form]", { phone: "01712345678" });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(answer.text).toContain(words.kept.split("{{wait}}")[0]);
  expect(answer.root.querySelector("input[name=phone]")?.getAttribute("value")).toBe("01712345678");
  expect(answer.root.querySelector("link[rel=stylesheet]")?.getAttribute("href")).toMatch(/\.css$/);
});

it("a page of who is signed in says what is wrong, and asks for no new sign-in", async () => {
  const stillFetch = await openInFrontOfStill();
  let fetch: typeof stillFetch = behind.storefront.fetch as typeof stillFetch;
  const seller = createPlainBrowser((request) => fetch(request), consoleOrigin);
  const { path } = await signIn(seller, people.owner);
  fetch = stillFetch;
  const page = await seller.open(`${path}/orders`);
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(page.text).toContain(strings.en.consoleShell.failure["503"].title);
  const header = page.root.querySelector("[data-slot=console-header]");
  expect(header?.text).toContain(strings.en.consoleShop.account.title);
  expect(header?.querySelector("a[href$='/login']")).toBeNull();
});
