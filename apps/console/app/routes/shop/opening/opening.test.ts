import {
  consoleOrigin,
  openStorefront,
  platformOrigin,
  type TestStorefront,
} from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { newPhone } from "@haat/storefront/testing/shopper";
import { strings } from "@haat/i18n/strings";
import { readyThemes } from "@haat/ui/theme/ready-themes";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn, signUp } from "../../../../testing/seller";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const optionNamed = (page: Page, field: string, label: string) =>
  page.root
    .querySelectorAll(`[name=${field}] option`)
    .find(({ text }) => text === label)
    ?.getAttribute("value");

/** Somebody new with a shop that is begun; the page is its task list. */
async function begin(browser: PlainBrowser, name: string) {
  const start = await signUp(browser, newPhone());
  const page = await browser.submit(start, form, {
    name,
    id_business_category: start.root
      .querySelectorAll("[name=id_business_category] option")[1]
      ?.getAttribute("value"),
    id_city: optionNamed(start, "id_city", "Dhaka"),
    area_name: "Mirpur",
    terms: "on",
  });
  return { start, page, shop: page.path.replace(/\/opening$/, "") };
}

const ticked = (page: Page) =>
  page.root
    .querySelectorAll("[data-slot=task-list] li")
    .filter(({ text }) => text.includes("Done"))
    .map((row) => row.querySelector("a")?.getAttribute("href")?.split("/").at(-1));

describe("opening a shop", () => {
  it("begins with four questions and the terms, for who is new straight after the name, and leads to the task list", async () => {
    const browser = visit();
    const { start, page } = await begin(browser, "Shapla Saree Ghor");
    expect(start.path).toBe("/en/open");
    expect(start.root.querySelectorAll(`${form} input:not([type=hidden]), ${form} select`)).toHaveLength(5);
    expect(page.path).toMatch(/^\/en\/shop\/[a-z0-9]+\/opening$/);
    expect(page.root.querySelectorAll("[data-slot=task-list] li")).toHaveLength(8);
    expect(page.text).toContain("Not sent yet");
  });

  it("says at each field what is missing, and keeps what was typed", async () => {
    const browser = visit();
    const start = await signUp(browser, newPhone());
    const refused = await browser.submit(start, form, { area_name: "Uttara" });
    expect(refused.status).toBe(422);
    expect(refused.root.querySelector("[name=area_name]")?.getAttribute("value")).toBe("Uttara");
    expect(refused.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(4);
  });

  it("ticks each part as it is saved, and names what is left before it can be sent", async () => {
    const browser = visit();
    const { shop } = await begin(browser, "Padma Boi Ghor");
    const fill = async (item: string, values: Record<string, string>) => {
      const saved = await browser.submit(await browser.open(`${shop}/opening/${item}`), form, values);
      expect([item, saved.path, saved.text]).toEqual([item, `${shop}/opening`, expect.any(String)]);
      return saved;
    };
    const name = await browser.open(`${shop}/opening/name`);
    // The other language's name is suggested by its sound, and says so.
    const suggested = name.root.querySelector("[name=name_bn]");
    expect(suggested?.getAttribute("value")).toBe("পাডমা বই ঘর");
    const hints = name.root.querySelectorAll("[data-slot=field-hint]");
    expect(hints.map(({ text }) => text)).toEqual([strings.en.openingPages.items.name.suggested]);
    await fill("name", { name_bn: "পদ্মা বই ঘর", name_en: "Padma Boi Ghor" });
    const kept = await browser.open(`${shop}/opening/name`);
    expect(kept.root.querySelector("[name=name_bn]")?.getAttribute("value")).toBe("পদ্মা বই ঘর");
    expect(kept.root.querySelectorAll("[data-slot=field-hint]")).toHaveLength(0);
    const label = await browser.open(`${shop}/opening/label`);
    expect(label.root.querySelector("[name=label]")?.getAttribute("value")).toMatch(/^padma-?boi/);
    const taken = await browser.submit(label, form, { label: "kacha-bazar" });
    expect([taken.status, taken.root.querySelector("[name=label]")?.getAttribute("value")]).toEqual([
      422,
      "kacha-bazar",
    ]);
    await fill("label", { label: "padma-boi-ghor" });
    const { corrected } = strings.en.openingPages.items.colours;
    const coloured = await fill("colours", { look: "fashion" });
    // Nobody asked for the colours of a look by their numbers.
    expect(coloured.text).not.toContain(corrected);
    const colours = await browser.open(`${shop}/opening/colours`);
    expect(colours.root.querySelector("[name=look][checked]")?.getAttribute("value")).toBe("fashion");
    // A colour of one's own is picked, not typed; a picker is never empty, so it counts with its tick alone.
    const picker = colours.root.querySelector("[name=seed]");
    expect([picker?.getAttribute("type"), picker?.getAttribute("value")]).toEqual([
      "color",
      readyThemes.fashion.seed,
    ]);
    expect((await fill("colours", { look: "fashion", seed: "#ef6c00" })).text).not.toContain(corrected);
    const own = { look: "fashion", is_own: "on", seed: "#ef6c00" };
    expect((await fill("colours", own)).text).toContain(corrected);
    await fill("place", {
      area_name: "Mirpur",
      address: "House 7, Road 2",
      phone: "01711223344",
      contact_name: "Rahima",
    });
    await fill("about", {});
    const monogram = await browser.submit(
      await browser.open(`${shop}/opening/logo`),
      "main form:last-of-type",
    );
    expect(monogram.path).toBe(`${shop}/opening`);
    const wrong = await browser.submit(await browser.open(`${shop}/opening/delivery`), form, {
      fee_city: "৬০",
      fee_country: "120",
      exceptions: "Nowhere at all",
    });
    const nothing = await browser.submit(await browser.open(`${shop}/opening/delivery`), form, {});
    const said = nothing.root.querySelectorAll("[data-slot=form-error-summary] a").map(({ text }) => text);
    expect([said.length, new Set(said).size]).toEqual([2, 2]);
    expect([wrong.status, wrong.text.includes("We do not know this line: Nowhere at all")]).toEqual([
      422,
      true,
    ]);
    await fill("delivery", { fee_city: "৬০", fee_country: "120", exceptions: "", is_pick_up: "on" });
    const delivery = await browser.open(`${shop}/opening/delivery`);
    expect(delivery.root.querySelector("[name=fee_city]")?.getAttribute("value")).toBe("60");
    const list = await browser.open(`${shop}/opening`);
    expect(ticked(list).sort()).toEqual(["about", "colours", "delivery", "label", "logo", "name", "place"]);
    const check = await browser.open(`${shop}/opening/check`);
    expect(check.text).toContain("Still open: First product");
    expect(check.text).toContain("House 7, Road 2");
    // What cannot be sent has no button that sends it, neither there nor in the list.
    expect(check.root.querySelectorAll(form)).toHaveLength(0);
    expect(list.root.querySelectorAll("main a[href$='/opening/check']")).toHaveLength(0);
    expect((await browser.open(`${shop}/opening`)).text).toContain("Not sent yet");
  });

  it("names each field that is empty, each with words of its own", async () => {
    const browser = visit();
    const empty = await browser.submit(await signUp(browser, newPhone()), form);
    const said = empty.root.querySelectorAll("[data-slot=field-error]").map(({ text }) => text);
    const { fields } = strings.en.api;
    expect([said.length, said.slice(-2)]).toEqual([5, [fields.area_required, fields.seller_terms_required]]);
    expect(said).not.toContain(fields.terms_required);
  });

  it("says that a logo lacks at its field, and names the districts around it once", async () => {
    const browser = visit();
    const { shop } = await begin(browser, "Karnaphuli Bazar");
    const logo = await browser.submit(await browser.open(`${shop}/opening/logo`), form);
    expect([logo.status, logo.root.querySelector("main [data-slot=field-error]")?.text]).toEqual([
      422,
      strings.en.api.fields.picture_required,
    ]);
    const wrong = await browser.submit(await browser.open(`${shop}/opening/delivery`), form, {
      suburb_3: undefined,
    });
    const districts = wrong.root.querySelector("main [data-slot=ticks]");
    expect(districts?.querySelector("legend")?.text).toBe(strings.en.openingPages.items.delivery.suburb);
    const [first] = districts?.querySelectorAll("input") ?? [];
    const name = first?.getAttribute("name") ?? "";
    const again = await browser.submit(wrong, form, { [name]: "on", fee_city: "60" });
    expect([again.status, again.root.querySelector(`[name=${name}]`)?.hasAttribute("checked")]).toEqual([
      422,
      true,
    ]);
    await browser.submit(again, form, { fee_country: "120" });
    const kept = await browser.open(`${shop}/opening/delivery`);
    expect(kept.root.querySelector(`[name=${name}]`)?.hasAttribute("checked")).toBe(true);
    const off = await browser.submit(kept, form, { [name]: undefined, fee_city: "" });
    expect(off.root.querySelector(`[name=${name}]`)?.hasAttribute("checked")).toBe(false);
  });

  it("asks for what delivery mostly costs, and has the rarer fees behind a word: shut until one is answered or refused", async () => {
    const browser = visit();
    const { shop } = await begin(browser, "Tista Store");
    const open = () => browser.open(`${shop}/opening/delivery`);
    const foldOf = ({ root }: Awaited<ReturnType<typeof open>>) => {
      const fold = root.querySelector("main form details[data-slot=folded-fields]");
      return {
        word: fold?.querySelector("summary")?.text,
        isOpen: fold?.hasAttribute("open"),
        names: fold?.querySelectorAll("[name]").map((each) => each.getAttribute("name")),
        of: (name: string) => fold?.querySelector(`[name=${name}]`)?.getAttribute("value"),
      };
    };
    const page = await open();
    const shut = foldOf(page);
    expect([shut.word, shut.isOpen]).toEqual([strings.en.openingPages.items.delivery.more, false]);
    expect(shut.names).toEqual(expect.arrayContaining(["fee_suburbs", "exceptions", "free_from"]));
    expect(shut.names?.filter((name) => name?.startsWith("suburb_")).length).toBeGreaterThan(0);
    for (const name of ["fee_city", "fee_country", "days_from", "days_to", "country_days_to", "is_pick_up"]) {
      expect(shut.names).not.toContain(name);
      expect(page.root.querySelector(`main form [name=${name}]`)).not.toBeNull();
    }
    const fees = { fee_city: "60", fee_country: "120" };
    const refused = foldOf(await browser.submit(page, form, { ...fees, free_from: "much" }));
    expect([refused.isOpen, refused.of("free_from")]).toEqual([true, "much"]);
    const plain = await browser.submit(page, form, fees);
    expect([plain.path, foldOf(await open()).isOpen]).toEqual([`${shop}/opening`, false]);
    const half = await browser.submit(await open(), form, { country_days_from: "৩" });
    const wrong = half.root.querySelector("main form [name=country_days_to]");
    expect([half.status, wrong?.getAttribute("aria-invalid")]).toEqual([422, "true"]);
    await browser.submit(await open(), form, { country_days_from: "৩", country_days_to: "৫" });
    expect((await open()).root.querySelector("main form [name=country_days_to]")?.getAttribute("value")).toBe(
      "5",
    );
    // What is folded away is sent with the rest.
    await browser.submit(await open(), form, { free_from: "১৫০০" });
    const kept = foldOf(await open());
    expect([kept.isOpen, kept.of("free_from")]).toEqual([true, "1,500"]);
  });

  it("is gone on with from the goods, until it is sent", async () => {
    const browser = visit();
    const { shop } = await begin(browser, "Surma Sweets");
    const [back] = (await browser.open(`${shop}/goods`)).root.querySelectorAll("[data-slot=console-page] a");
    expect(back?.getAttribute("href")).toBe(`${shop}/opening`);
  });

  it("that was turned down says why, and is filled in again", async () => {
    const browser = visit();
    const { shop } = await begin(browser, "Teesta Tea");
    const key = shop.split("/").at(-1);
    await storefront.database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`update shop set status = 'rejected', status_reason = 'Nobody answers.' where seller_key = ${key}`,
      );
    });
    const today = await browser.open(shop);
    expect(today.text).toContain(strings.en.consoleShop.today.shut);
    const page = await browser.open(`${shop}/opening`);
    expect(page.root.querySelector("main [data-slot=inline-alert]")?.text).toContain("Nobody answers.");
    expect(page.root.querySelector("main a[href^='tel:']")?.text).toContain("Call ");
    const saved = await browser.submit(await browser.open(`${shop}/opening/name`), form, {
      name_en: "Teesta Tea House",
    });
    expect([saved.path, ticked(saved)]).toEqual([`${shop}/opening`, ["name"]]);
  });

  it("is called by what it is: a task list until the shop opens, then what shoppers see of it", async () => {
    const { list } = strings.en.openingPages;
    const begun = visit();
    const { shop } = await begin(begun, "Kushiyara Knives");
    const tasks = await begun.open(`${shop}/opening`);
    expect(tasks.root.querySelector("h1")?.text).toBe(list.title);
    const selling = visit();
    const { path } = await signIn(selling, "01700000201");
    for (const [prefix, words] of [
      ["/en", strings.en],
      ["", strings.bn],
    ] as const) {
      const page = await selling.open(`${path.replace("/en", prefix)}/opening`);
      const heads = ["h1", "main h2"].map((head) => page.root.querySelector(head)?.text);
      expect(heads).toEqual([words.openingPages.list.openedTitle, words.openingPages.list.opened]);
    }
  });

  it("leads to its preview in the page's language until it opens, then to the shop that customers see", async () => {
    const wayNamed = (page: Page, label: string) =>
      page.root
        .querySelectorAll("main a")
        .find(({ text }) => text === label)
        ?.getAttribute("href");
    const begun = visit();
    const { shop } = await begin(begun, "Dhaleshwari Dairy");
    for (const [prefix, words] of [
      ["/en", strings.en],
      ["", strings.bn],
    ] as const) {
      const tasks = await begun.open(`${shop.replace("/en", prefix)}/opening`);
      expect(wayNamed(tasks, words.openingPages.list.preview)).toMatch(
        new RegExp(`^${platformOrigin}${prefix}/[^/]+$`),
      );
    }
    const selling = visit();
    const { path } = await signIn(selling, "01700000301");
    for (const [prefix, words] of [
      ["/en", strings.en],
      ["", strings.bn],
    ] as const) {
      const here = path.replace("/en", prefix);
      const opened = await selling.open(`${here}/opening`);
      const shown = wayNamed(opened, words.consoleShop.today.visit);
      expect(shown).toMatch(new RegExp(`^${platformOrigin}${prefix}/[a-z-]+$`));
      expect(shown).toBe(wayNamed(await selling.open(here), words.consoleShop.today.visit));
      expect(wayNamed(opened, words.openingPages.list.preview)).toBeUndefined();
    }
  });

  it("is nobody else's: another seller's application is not there", async () => {
    const { shop } = await begin(visit(), "Meghna Mart");
    const other = visit();
    await signIn(other, people.manager);
    expect((await other.open(`${shop}/opening`)).status).toBe(404);
    expect((await other.open(`${shop}/opening/name`)).status).toBe(404);
  });

  it("has no parts but its own", async () => {
    const browser = visit();
    const { shop } = await begin(browser, "Jamuna Mishti");
    for (const item of ["product", "constructor", "x"]) {
      const page = await browser.open(`${shop}/opening/${item}`);
      // Whom to call stands at the foot of every page, and there alone.
      expect([page.status, page.root.querySelectorAll("a[href^='tel:']").length]).toEqual([404, 1]);
    }
  });
});

describe("an open shop", () => {
  let browser: PlainBrowser;
  let shop: string;
  beforeAll(async () => {
    browser = visit();
    await signIn(browser, people.owner);
    const shops = await browser.open("/en/shops");
    shop = shops.root.querySelector("main a[href*='/shop/']")?.getAttribute("href") ?? "";
  });

  it("delivers within hours as before where its delivery is saved untouched", async () => {
    const open = () => browser.open(`${shop}/opening/delivery`);
    const days = ({ root }: Page) =>
      ["days_from", "days_to", "country_days_from", "country_days_to"].map((name) =>
        root.querySelector(`main form [name=${name}]`)?.getAttribute("value"),
      );
    const page = await open();
    expect(days(page)).toEqual([undefined, undefined, "2", "2"]);
    expect(page.text).toContain("2–\u20604 hours");
    const saved = await browser.submit(page, form);
    expect(saved.status).toBe(200);
    expect([days(await open()), (await open()).text.includes("2–\u20604 hours")]).toEqual([days(page), true]);
    const half = await browser.submit(await open(), form, { days_from: "1" });
    expect([half.status, half.root.querySelector("[name=days_to]")?.getAttribute("aria-invalid")]).toEqual([
      422,
      "true",
    ]);
  });

  it("is paused with a note, looked at and not bought from, and sells again", async () => {
    const paused = await browser.submit(await browser.open(`${shop}/pause`), form, {
      note: "On a journey",
      until: "2031-12-31",
    });
    expect([paused.path, paused.text.includes("not bought from")]).toEqual([`${shop}/opening`, true]);
    expect(paused.text).toContain(strings.en.openingPages.list.pausedLead);
    expect(paused.text).not.toContain(strings.en.openingPages.list.openLead);
    const today = await browser.open(shop);
    const next = today.root.querySelector(`main a[href='${shop}/pause']`);
    expect(next?.text).toBe(strings.en.openingPages.list.resume);
    expect(today.root.querySelector(`main a[href='${shop}/opening']`)).toBeNull();
    const asked = await browser.open(`${shop}/pause`);
    const read = asked.root.querySelector("main [data-slot=inline-alert]")?.text;
    for (const part of ["On a journey", "31 December 2031"]) expect(read).toContain(part);
    // What customers read is changed without selling in between.
    const noteForm = "main form:has([name=note])";
    const refused = await browser.submit(asked, noteForm, { note: "Back later", until: "2001-01-01" });
    expect([refused.status, refused.root.querySelector("main [name=note]")?.getAttribute("value")]).toEqual([
      422,
      "Back later",
    ]);
    const changed = await browser.submit(asked, noteForm, { note: "Back in spring", until: "" });
    expect(changed.text).toContain(strings.en.openingPages.list.pausedLead);
    const now = await browser.open(`${shop}/pause`);
    const told = now.root.querySelector("main [data-slot=inline-alert]")?.text ?? "";
    expect([told.includes("Back in spring"), told.includes("2031")]).toEqual([true, false]);
    const resumed = await browser.submit(now, form);
    expect([resumed.path, resumed.text.includes("sells again")]).toEqual([`${shop}/opening`, true]);
    // Words saved in a window that is still open pause no shop that sells again.
    const late = await browser.submit(now, noteForm, { note: "Back in summer", until: "" });
    const typed = late.root.querySelector("main [name=note]")?.getAttribute("value");
    expect([late.status, typed]).toEqual([409, "Back in summer"]);
    expect(late.text).toContain(strings.en.api.errors.shop_not_paused);
    expect((await browser.open(`${shop}/opening`)).text).toContain(strings.en.openingPages.list.openLead);
  });
});

function visit() {
  return storefront.visit(consoleOrigin);
}

it("a logo is sent as a file, and one that is none is refused at its field", async () => {
  const browser = visit();
  const { shop } = await begin(browser, "Surma Cha");
  const page = await browser.open(`${shop}/opening/logo`);
  const send = (bytes: Uint8Array, name = "picture") => {
    const body = new FormData();
    // A browser sends an input without a file as an empty one.
    for (const way of ["picture", "camera"]) body.set(way, new File([], ""));
    body.set(name, new File([bytes as BlobPart], "logo.png", { type: "image/png" }));
    return browser.send(page.path, {
      method: "POST",
      body,
      headers: { origin: consoleOrigin, "sec-fetch-site": "same-origin" },
    });
  };
  const refused = await send(Buffer.from("no picture at all"));
  expect(refused.status).toBe(415);
  expect((await send(Buffer.from("no photo either"), "camera")).status).toBe(415);
  const without = await send(new Uint8Array());
  expect([without.status, without.text.includes(strings.en.api.fields.picture_required)]).toEqual([
    422,
    true,
  ]);
  const logo = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#0f766e" } })
    .png()
    .toBuffer();
  const saved = await send(logo);
  expect([saved.path, ticked(saved)]).toEqual([`${shop}/opening`, expect.arrayContaining(["logo"])]);
  const kept = (read: Page) => read.root.querySelector("[data-slot=file-field] img")?.getAttribute("src");
  const before = kept(await browser.open(page.path));
  expect((await send(logo, "camera")).path).toBe(`${shop}/opening`);
  expect(kept(await browser.open(page.path))).not.toBe(before);
});

it("the terms for who sells are accepted with the first shop, read again, and accepted anew when they are others", async () => {
  const browser = visit();
  const { shop } = await begin(browser, "Jamuna Boi Ghor");
  const terms = await browser.open("/en/terms");
  expect(terms.text).toContain("You accepted them:");
  expect(terms.root.querySelectorAll("main form")).toHaveLength(0);
  expect((await browser.open(shop)).text).not.toContain(strings.en.terms.today);
  await storefront.database.execute(
    sql`update terms_acceptance set version = '2020-01-01'
      where kind = 'seller' and account_id = (
        select account_id from shop_member join shop on shop.id = shop_id where seller_key = ${shop.split("/").at(-1)}
      )`,
  );
  expect((await browser.open(shop)).text).toContain(strings.en.terms.today);
  const asked = await browser.open("/en/terms");
  expect(asked.text).toContain(strings.en.terms.notAccepted);
  const accepted = await browser.submit(asked, "main form");
  expect([accepted.path, accepted.text.includes(strings.en.terms.told)]).toEqual(["/en/terms", true]);
  expect(accepted.root.querySelectorAll("main form")).toHaveLength(0);
});
