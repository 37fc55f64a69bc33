import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let path: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  path = (await signIn(browser, people.owner)).path;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.takeOut;

/** Presses a button of the page as a browser without scripts does. */
function press(page: Page, intent: string) {
  const button = page.root.querySelector(`main form[method=post] button[name=intent][value=${intent}]`);
  const form = button?.closest("form");
  const id = form?.querySelector("input[name=take_out]")?.getAttribute("value");
  return browser.send(form?.getAttribute("action") ?? "", {
    method: "POST",
    body: new URLSearchParams({ intent, ...(id && { take_out: id }) }).toString(),
    headers: { origin: consoleOrigin, "content-type": "application/x-www-form-urlencoded" },
  });
}

const badge = (page: Page) => page.root.querySelector("main [data-slot=badge]")?.text;

describe("the page of a copy of all data", () => {
  it("has one made, hands it over as a ZIP under its own name, and deletes it", async () => {
    const more = await browser.open(`${path}/more`);
    const link = more.root.querySelectorAll("main a").find(({ text }) => text.trim() === words.title);
    const empty = await browser.open(link?.getAttribute("href") ?? "");
    expect(empty.root.querySelector("h1")?.text).toBe(words.title);
    expect(badge(empty)).toBeUndefined();
    expect((await press(empty, "ask")).path).toBe(`${path}/take-out`);
    const ready = await vi.waitFor(
      async () => {
        const page = await browser.open(`${path}/take-out`);
        expect(badge(page)).toBe(words.state.ready);
        return page;
      },
      // It only ends what hangs: a busy machine is slow, not wrong.
      { timeout: 300_000, interval: 200 },
    );
    const [file] = ready.root.querySelectorAll("main form[method=get]");
    const answer = await browser.once(file?.getAttribute("action") ?? "");
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="shop-\d+-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get("content-length")));
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    expect(bytes.includes("orders.csv")).toBe(true);
    const other = storefront.visit(consoleOrigin);
    const stranger = await other.once(file?.getAttribute("action") ?? "");
    expect(stranger.headers.get("location")).toMatch(/\/login$/);
    await press(ready, "remove");
    expect(badge(await browser.open(`${path}/take-out`))).toBe(words.state.gone);
    expect((await browser.send(file?.getAttribute("action") ?? "")).status).toBe(404);
  });

  it("shows one thing to do while a copy is made, and folds what to do when it is stuck", async () => {
    // As if no job had begun with it yet.
    await storefront.database.execute(
      sql`update shop_take_out set state = 'making', ready_at = null, until = null`,
    );
    const busy = await browser.open(`${path}/take-out`);
    expect(badge(busy)).toBe(words.state.making);
    const buttons = busy.root.querySelectorAll("main :is([data-slot=link-button], [data-slot=button])");
    const shown = buttons.filter((each) => !each.closest("details")).map(({ text }) => text.trim());
    expect(shown).toEqual([words.refresh]);
    const [stuck] = busy.root.querySelectorAll("main details");
    expect(stuck?.querySelector("summary")?.text).toBe(words.trouble);
    expect(stuck?.querySelectorAll("button").map(({ text }) => text)).toEqual([words.goOn, words.stop]);
    expect(badge(await press(busy, "remove"))).toBe(words.state.gone);
  });

  it("is not there for a manager, nor on what they may open", async () => {
    const manager = storefront.visit(consoleOrigin);
    const { path: shop } = await signIn(manager, people.manager);
    expect((await manager.send(`${shop}/take-out`)).status).toBe(403);
    const more = await manager.open(`${shop}/more`);
    expect(more.root.toString()).not.toContain(words.title);
  });
});
