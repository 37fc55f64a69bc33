import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let shop: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  shop = (await signIn(browser, people.owner)).path;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.api.fields;
const said = (page: Page) =>
  page.root.querySelectorAll("main [data-slot=field-error]").map(({ text }) => text);

it("an empty form of a webhook says at each field what it needs, and keeps what is ticked", async () => {
  const empty = await browser.submit(await browser.open(`${shop}/webhooks/new`), form);
  expect([empty.status, said(empty)]).toEqual([
    422,
    [words.webhook_url_invalid, words.webhook_events_required],
  ]);
  const ticked = await browser.submit(empty, form, { event_order_created: "on" });
  expect(said(ticked)).toEqual([words.webhook_url_invalid]);
  expect(ticked.root.querySelector("[name=event_order_created]")?.hasAttribute("checked")).toBe(true);
});

it("an empty form of an API key says at each field what it needs, and keeps its name", async () => {
  const empty = await browser.submit(await browser.open(`${shop}/api-keys/new`), form);
  expect([empty.status, said(empty)]).toEqual([
    422,
    [words.api_key_name_required, words.api_key_scopes_required],
  ]);
  const named = await browser.submit(empty, form, { name: "Packing desk" });
  expect(said(named)).toEqual([words.api_key_scopes_required]);
  expect(named.root.querySelector("[name=name]")?.getAttribute("value")).toBe("Packing desk");
});
