import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../testing/seller";

let storefront: TestStorefront;
let admin: PlainBrowser;
let support: PlainBrowser;
beforeAll(async () => {
  storefront = await openStorefront();
  admin = storefront.visit(consoleOrigin);
  await signIn(admin, people.admin);
  support = storefront.visit(consoleOrigin);
  await signIn(support, people.support);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
const menu = (page: Page) =>
  page.root.querySelectorAll("[data-slot=console-nav] a").map((link) => link.getAttribute("href"));

/** A visitor writes to the platform. */
async function write(subject: string): Promise<void> {
  const values = sql`('Rahima', 'rahima@example.com', ${subject}, 'How do I start?', 'en', now())`;
  await storefront.database.execute(
    sql`insert into contact_message (name, email, subject, message, language, created_at) values ${values}`,
  );
}

describe("the platform's menu", () => {
  it("has four ways and the rest behind the fifth, for each role what it may open", async () => {
    const page = await admin.open("/en/admin/more");
    expect(menu(page)).toHaveLength(5);
    expect(menu(page).at(-1)).toBe("/en/admin/more");
    for (const link of page.root.querySelectorAll("main [data-slot=row-list] a")) {
      const href = link.getAttribute("href") ?? "";
      if (!href.endsWith("/logout")) expect([href, (await admin.open(href)).status]).toEqual([href, 200]);
    }
    expect(menu(await support.open("/en/admin/inbox"))).toContain("/en/admin/inbox");
    for (const path of ["jobs", "audit", "settings", "applications"])
      expect([path, (await support.open(`/en/admin/${path}`)).status]).toEqual([path, 403]);
  });
});

describe("the inbox", () => {
  it("leads from a message to who answers it, keeps a note that is refused, and is done in one form", async () => {
    await write("How do I pay?");
    const inbox = await support.open("/en/admin/inbox");
    const link = inbox.root
      .querySelectorAll("[data-slot=row-list] a")
      .find((each) => each.text.includes("pay?"));
    const message = await support.open(link?.getAttribute("href") ?? "");
    expect(message.root.querySelector("a[href^=mailto]")?.getAttribute("href")).toBe(
      "mailto:rahima@example.com?subject=Re%3A%20How%20do%20I%20pay%3F",
    );
    const long = "x".repeat(301);
    const refused = await support.submit(message, form, { to: "done", note: long });
    expect([refused.status, refused.root.querySelector("textarea")?.text]).toEqual([422, long]);
    const taken = await support.submit(message, form, { to: "taken", note: "Asked Karim" });
    expect([taken.path, taken.text.includes(strings.en.inbox.told.taken)]).toEqual([message.path, true]);
    const stale = await support.submit(message, form, { to: "done", note: "" });
    expect([stale.status, stale.text.includes(strings.en.api.errors.review_conflict)]).toEqual([409, true]);
    const done = await support.submit(taken, form, { to: "done", note: "Told how" });
    expect([done.path, done.text.includes(strings.en.inbox.told.done)]).toEqual(["/en/admin/inbox", true]);
    expect((await support.open("/en/admin/inbox?view=done")).text).toContain("How do I pay?");
  });

  it("has reports of shops in a view of their own, with the reason and the way to the shop", async () => {
    const values = sql`'', '', '', 'Paid, nothing came', 'en', now(), id, 'undelivered'`;
    await storefront.database.execute(
      sql`insert into contact_message (name, email, subject, message, language, created_at, shop_id, report_reason)
          select ${values} from shop where slug = 'kacha-bazar'`,
    );
    const reports = await support.open("/en/admin/inbox?view=reports");
    expect(rows(reports)).toHaveLength(1);
    const link = reports.root.querySelector("[data-slot=row-list] a");
    expect(link?.text).toContain(strings.en.shopReports.reasons.undelivered);
    const report = await admin.open(link?.getAttribute("href") ?? "");
    const { nobody } = strings.en.shopReports.inbox;
    expect([report.text.includes("Paid, nothing came"), report.text.includes(nobody)]).toEqual([true, true]);
    expect(report.root.querySelector("a[href^=mailto]")).toBeNull();
    const shop = report.root.querySelector("main a[href*='/admin/shops/']")?.getAttribute("href") ?? "";
    expect((await admin.open(shop)).status).toBe(200);
  });

  it("has no page for what is no message", async () => {
    for (const id of ["999999", "x", "0"])
      expect([id, (await admin.open(`/en/admin/inbox/${id}`)).status]).toEqual([id, 404]);
  });
});

describe("customers", () => {
  it("are found, kept out with a reason and let in again; support only looks", async () => {
    const list = await support.open("/en/admin/customers?q=01700000001");
    // Known by the first letter of the name.
    const [row] = list.root.querySelectorAll("[data-slot=row-list] a");
    const initial = row?.querySelector("[data-slot=avatar]")?.text ?? "";
    expect([initial.length, row?.querySelector("span.font-semibold")?.text.startsWith(initial)]).toEqual([
      1,
      true,
    ]);
    expect(list.text).toContain("What we hold of this number");
    expect(list.text).toContain("Own orders, with notes");
    const path = list.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
    const seen = await support.open(path);
    expect([seen.status, seen.root.querySelectorAll("main a[data-slot=link-button]").length]).toEqual([
      200, 0,
    ]);
    expect((await support.open(`${path}/block`)).status).toBe(403);
    const page = await admin.open(`${path}/block`);
    const refused = await admin.submit(page, form, { reason: "" });
    const errors = refused.root.querySelectorAll("[data-slot=field-error]").map(({ text }) => text);
    // No shop's owner reads why an account is blocked.
    expect([refused.status, errors]).toEqual([422, ["Please give a reason."]]);
    const blocked = await admin.submit(page, form, { reason: "Refuses parcels" });
    expect([blocked.path, blocked.text.includes(strings.en.adminCustomers.done.block)]).toEqual([path, true]);
    expect((await admin.open(`${path}/block`)).path).toBe(path);
    const kept = await support.open(path);
    expect(kept.text).toContain(strings.en.adminCustomers.status.blocked);
    expect(kept.text).toMatch(/Why it is blocked\s*Refuses parcels\s*By Nasrin Jahan on/);
    const back = await admin.submit(await admin.open(`${path}/unblock`), form);
    expect(back.text).toContain(strings.en.adminCustomers.done.unblock);
    expect(back.text).not.toContain(strings.en.adminCustomers.blocked);
    const { active, blocked: out } = strings.bn.adminCustomers.status;
    const trail = await admin.open("/admin/audit");
    for (const words of [`${active} → ${out}`, `${out} → ${active}`, "Refuses parcels"])
      expect(trail.text).toContain(words);
    for (const wrong of ["999999", "x", "1/close"])
      expect([wrong, (await admin.open(`/en/admin/customers/${wrong}`)).status]).toEqual([wrong, 404]);
  });
});

describe("an account", () => {
  it("is found by a phone in Bengali digits, tells where it is signed in, and is signed out everywhere", async () => {
    const packer = storefront.visit(consoleOrigin);
    const { path: place } = await signIn(packer, people.packer);
    const typed = people.packer.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    const list = await admin.open(`/admin/customers?q=${encodeURIComponent(typed)}`);
    // One account; what is held of the number stands in a list of its own.
    const found = list.root.querySelectorAll("[data-slot=row-list] a");
    expect([found.length, list.root.querySelector("h1")?.text]).toEqual([1, strings.bn.adminCustomers.title]);
    const account = list.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
    const path = `/en${account}`;
    expect((await admin.open(path)).text).toMatch(/In shops: 0(?! ·).*In the console: 1 · last used \d/s);
    const done = await admin.submit(await admin.open(`${path}/sign_out`), form);
    expect([done.path, done.text.includes(strings.en.adminCustomers.done.sign_out)]).toEqual([path, true]);
    expect(done.text).toMatch(/In the console: 0(?! ·)/);
    expect((await packer.open(place)).path).toBe("/en/login");
    // There is nothing left to end.
    expect((await admin.open(`${path}/sign_out`)).path).toBe(path);
  });

  it("of the platform's own people can be signed out, and not kept out", async () => {
    const list = await admin.open(`/en/admin/customers?q=${people.support}`);
    const path = list.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
    const ways = (await admin.open(path)).root
      .querySelectorAll("main a[data-slot=link-button]")
      .map((way) => way.getAttribute("href"));
    expect(ways).toEqual([`${path}/sign_out`, `${path}/second-factor`]);
    expect((await admin.open(`${path}/block`)).path).toBe(path);
  });
});

describe("later work", () => {
  it("shows what failed for good and has it tried again, once", async () => {
    await storefront.database.execute(
      sql`insert into job (queue, payload, attempts, dead_at, last_error)
        values ('nobody''s', '{"phone":"01712345678"}', 3, now(), 'No gateway.')`,
    );
    const page = await admin.open("/en/admin/jobs");
    expect(page.text).toContain("No gateway.");
    expect(page.text).not.toContain("01712345678");
    const again = await admin.submit(page, "[data-slot=row-list] form");
    expect(again.text).toContain(strings.en.adminJobs.again);
    const twice = await admin.submit(page, "[data-slot=row-list] form");
    expect([twice.status, twice.text.includes(strings.en.adminJobs.again)]).toEqual([200, true]);
    expect((await admin.open("/en/admin/jobs?view=waiting")).text).toContain("nobody's");
  });
});

describe("a shop's review", () => {
  const review = strings.en.review.shop;

  it("shows the goods with their pictures, who decided and what was changed since; sellers read no names", async () => {
    const queue = await admin.open("/en/admin/applications");
    const shop = queue.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
    const before = await admin.open(shop);
    const picture = before.root.querySelector("[data-slot=row-list] img")?.getAttribute("src") ?? "";
    expect([(await admin.once(picture)).status, before.text.includes(review.changed)]).toEqual([200, false]);
    const asking = before.root.querySelector("main a[href*='/ask_changes']")?.getAttribute("href") ?? "";
    await admin.submit(await admin.open(asking), form, { remark_about: "Please tell who makes them." });
    const decided = await admin.open(shop);
    expect(decided.text).toContain(review.steps);
    expect(decided.text).toMatch(/Asked for changes\s*Nasrin Jahan/);
    expect((await support.open(shop)).status).toBe(403);

    const owner = storefront.visit(consoleOrigin);
    const { path } = await signIn(owner, "01700000701");
    const about = await owner.open(`${path}/opening/about`);
    await owner.submit(about, form, { about_en: "Made by hand in Jamalpur by women of the village." });
    const told = (await admin.open(shop)).root.querySelector("[data-slot=inline-alert]")?.text;
    expect(told).toBe(`${review.changed}About the shop`);
    const trail = await owner.open(`${path}/audit`);
    expect(trail.text).toContain(strings.en.audit.actions.shop_ask_changes);
    expect(trail.text).not.toContain("Nasrin");
  });

  it("is found in the list of shops by where it stands", async () => {
    const asked = await admin.open("/en/admin/shops?view=changes_asked");
    const all = await admin.open("/en/admin/shops");
    expect(rows(asked).length).toBeGreaterThan(0);
    expect(rows(asked).length).toBeLessThan(rows(all).length);
    const badges = asked.root.querySelectorAll("[data-slot=row-list] [data-slot=badge]");
    expect(new Set(badges.map(({ text }) => text))).toEqual(new Set(["Changes asked for"]));
  });

  it("is looked for in one of eleven views, those without room behind a word", async () => {
    const { root } = await admin.open("/en/admin/shops?view=closed");
    expect(root.querySelectorAll("[data-slot=tabs-as-links] a")).toHaveLength(11);
    expect(root.querySelector("[data-slot=tabs-as-links] summary")?.text).toBe("More");
  });

  it("is known in the list by its logo, and by its initials where it has none", async () => {
    const list = await admin.open("/en/admin/shops?q=kacha");
    expect(list.root.querySelector("[data-slot=row-list] li img")?.getAttribute("src")).toContain("/media/");
    await storefront.database.execute(sql`update shop set logo = '' where slug = 'kacha-bazar'`);
    const without = await admin.open("/en/admin/shops?q=kacha");
    expect(without.root.querySelector("[data-slot=row-list] li [data-slot=logo]")?.text).toBe("K");
  });
});

describe("a look into a shop's console", () => {
  it("begins with a reason, says on every page that nothing can be changed, and ends by a press", async () => {
    const shops = await admin.open("/en/admin/shops?q=kacha");
    const shop = shops.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
    const page = await admin.open(`${shop}/look`);
    expect((await admin.submit(page, form, { reason: " " })).status).toBe(422);
    const today = await admin.submit(page, form, { reason: "A customer complained" });
    expect([today.status, today.text.includes("Nothing can be changed.")]).toEqual([200, true]);
    const goods = await admin.open(`${today.path}/goods`);
    expect(rows(goods).length).toBeGreaterThan(3);
    const name = await admin.open(`${today.path}/opening/name`);
    const refused = await admin.submit(name, form, { name_bn: "অন্য", name_en: "Other" });
    expect([refused.status, refused.text.includes(strings.en.api.errors.view_only)]).toEqual([403, true]);
    const ended = await admin.submit(goods, "form:has([name=end])", {}, "[name=end]");
    expect([ended.path, ended.text.includes(strings.en.review.view.ended)]).toEqual([shop, true]);
    expect((await admin.open(today.path)).status).toBe(404);
  });
});

describe("the audit trail", () => {
  it("tells in words who did what, in both languages, and leads to what is older", async () => {
    await admin.submit(await admin.open("/en/admin/settings"), form, { auto_approval: "on" });
    await admin.submit(await admin.open("/en/admin/settings"), form, { auto_approval: "off" });
    const page = await admin.open("/en/admin/audit");
    expect(page.text).toContain(strings.en.audit.actions.auto_approval);
    expect(page.text).toContain("On: yes → no");
    expect((await admin.open("/admin/audit")).text).toContain(strings.bn.audit.actions.auto_approval);
    const accounts = await admin.open("/en/admin/audit?view=accounts");
    expect(rows(accounts).length).toBeGreaterThan(0);
    const owner = await admin.open(`/en/admin/audit?view=accounts&q=${people.admin}`);
    expect(owner.text).toContain(strings.en.audit.actions.authenticator_add);
    expect((await admin.open("/en/admin/audit?q=nobody")).text).toContain(strings.en.audit.emptyText);
  });

  it("is read by a shop's owner for the shop, and by no other of its staff", async () => {
    const owner = storefront.visit(consoleOrigin);
    const today = await signIn(owner, people.owner);
    const { path } = today;
    const audit = await owner.open(`${path}/audit`);
    expect([audit.status, audit.root.querySelector("h1")?.text]).toEqual([200, strings.en.audit.shopTitle]);
    const manager = storefront.visit(consoleOrigin);
    await signIn(manager, people.manager);
    expect((await manager.open(`${path}/audit`)).status).toBe(403);
  });
});
