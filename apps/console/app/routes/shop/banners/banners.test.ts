import sharp from "sharp";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let banners: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  banners = `${(await signIn(browser, people.manager)).path}/banners`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.shopBanners;
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
async function drawn(width: number, height: number): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background: "#c77700" } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], "feast.jpg", { type: "image/jpeg" });
}

/** Sends the form as a browser does that has no scripts: what stands in it, what was typed, and files. */
function send(page: Page, typed: Record<string, string | undefined>, files: Record<string, File> = {}) {
  const body = new FormData();
  for (const input of page.root.querySelectorAll(`${form} input, ${form} textarea`)) {
    const [name = "", type] = [input.getAttribute("name"), input.getAttribute("type")];
    if (type === "file" || (type === "checkbox" && !input.hasAttribute("checked"))) continue;
    body.set(name, input.getAttribute("value") ?? (type === "checkbox" ? "on" : input.text));
  }
  for (const select of page.root.querySelectorAll(`${form} select`)) {
    const chosen = select.querySelector("option[selected]") ?? select.querySelector("option");
    body.set(select.getAttribute("name") ?? "", chosen?.getAttribute("value") ?? "");
  }
  for (const [name, value] of Object.entries(typed))
    if (value === undefined) body.delete(name);
    else body.set(name, value);
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return browser.send(page.path, { method: "POST", body, headers: { origin: consoleOrigin } });
}
/** The banners that the shop's home shows, once its process has heard of a change. */
const shopShows = (title: string, isShown = true) =>
  vi.waitFor(
    async () => {
      const { root } = await storefront.visit().open("/en/kacha-bazar");
      const found = root
        .querySelectorAll("[data-slot=banner]")
        .find((banner) => banner.querySelector("h2")?.text === title);
      expect([title, found !== undefined]).toEqual([title, isShown]);
      return found;
    },
    { timeout: 300_000 },
  );
const feast = {
  title_bn: "ঈদের বাজার",
  title_en: "The Feast",
  position: "1",
  target: "product",
  product_name: "",
};

/** The pictures of a banner, for wide screens and for phones, whatever widths each is offered in. */
const picturesOf = (banner: Page["root"] | undefined) =>
  new Set(
    banner
      ?.querySelectorAll("source, img")
      .map((each) => each.getAttribute("srcset")?.replace(/\/\d+ .*/s, "") ?? ""),
  );

describe("the banners of a shop", () => {
  it("keep what was typed and the uploaded picture beside what is wrong, and are then in the shop", async () => {
    const page = await browser.open(`${banners}/new`);
    const none = await send(page, { ...feast, title_bn: "", title_en: "", target: "none" });
    expect([none.status, none.text.includes(strings.en.api.fields.banner_title_required)]).toEqual([
      422,
      true,
    ]);
    const small = await send(page, feast, { picture: await drawn(300, 120) });
    expect([small.status, small.text.includes("at least 800 pixels")]).toEqual([422, true]);

    const unknown = await send(
      page,
      { ...feast, product_name: "zzqqxx" },
      { picture: await drawn(1000, 1000) },
    );
    expect([unknown.status, unknown.text.includes(strings.en.api.fields.target_unknown)]).toEqual([
      422,
      true,
    ]);
    expect(unknown.root.querySelector("[name=title_en]")?.getAttribute("value")).toBe("The Feast");
    const kept = unknown.root.querySelector("[name=kept_picture]")?.getAttribute("value");
    expect(kept).toMatch(/^uploads\//);

    const several = await send(unknown, { ...feast, product_name: "honey" });
    const found = several.root.querySelectorAll("select[name=target] option[value^='product:']");
    const added = await (several.status === 422
      ? send(several, { ...feast, target: found[0]?.getAttribute("value") ?? "" })
      : several);
    expect([added.status, added.text.includes(words.told.created)]).toEqual([200, true]);
    const banner = await shopShows("The Feast");
    expect(banner?.querySelector("a")?.getAttribute("href")).toMatch(/^\/en\/kacha-bazar\/product-details\//);
    expect(banner?.querySelector("img")?.getAttribute("src")).toBe(`/media/${kept}/640`);
  });

  it("say how a picture of another shape is placed, and have one of their own for phones", async () => {
    const row = rows(await browser.open(banners)).find((each) => each.text.includes("The Feast"));
    const page = await browser.open(row?.querySelector("a")?.getAttribute("href") ?? "");
    const saved = await send(page, { target: "none" }, { phone_picture: await drawn(600, 600) });
    expect(saved.text).toContain(words.notFilling.phone);
    expect(saved.root.querySelectorAll("[data-slot=banner-preview] svg")).toHaveLength(2);
    const banner = await shopShows("The Feast");
    expect(banner?.querySelector("picture source")?.getAttribute("media")).toBe("(min-width: 48rem)");
    expect(picturesOf(banner).size).toBe(2);
    expect(banner?.querySelector("a")).toBeNull();
    const without = await send(saved, { no_phone_picture: "on" });
    expect(without.text).toContain(words.told.changed);
    await vi.waitFor(async () => expect(picturesOf(await shopShows("The Feast")).size).toBe(1), {
      timeout: 300_000,
    });
  });

  it("are shown on their days, turned off, and gone after a question; who read an older one hears of it", async () => {
    const row = rows(await browser.open(banners)).find((each) => each.text.includes("The Feast"));
    const address = row?.querySelector("a")?.getAttribute("href") ?? "";
    const [page, late] = [await browser.open(address), await browser.open(address)];
    const wrong = await send(page, { starts_on: "2026-12-24", ends_on: "2026-12-20" });
    expect([wrong.status, wrong.text.includes(strings.en.api.fields.date_order)]).toEqual([422, true]);
    expect(wrong.root.querySelector("[name=starts_on]")?.getAttribute("value")).toBe("2026-12-24");
    const later = await send(page, { starts_on: "2099-01-01", ends_on: "" });
    expect(rows(later)[0]?.text).toMatch(/The Feast\s*Still to come/);
    await shopShows("The Feast", false);
    const conflict = await send(late, { title_en: "The Harvest" });
    expect([conflict.path, conflict.text.includes("The Harvest")]).toEqual([address, false]);
    const off = await send(conflict, { starts_on: "", is_on: undefined });
    expect(rows(off)[0]?.text).toMatch(/The Feast\s*Off/);

    const removed = await browser.submit(await browser.open(`${address}/remove`), form);
    expect([removed.path, removed.text.includes(words.told.removed)]).toEqual([banners, true]);
    expect((await browser.open(address)).status).toBe(404);
    const { rows: events } = (await storefront.database.execute(
      sql`select count(*)::int as events from audit_event where action like 'banner_%'`,
    )) as unknown as { rows: { events: number }[] };
    expect(events[0]?.events).toBe(6);
  });

  it("are read in Bengali", async () => {
    const page = await browser.open(banners.replace(/^\/en/, ""));
    expect([page.status, page.text.includes(strings.bn.shopBanners.states.shown)]).toEqual([200, true]);
  });
});
