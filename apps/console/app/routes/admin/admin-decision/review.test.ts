import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let admin: PlainBrowser;
let shop: string;
beforeAll(async () => {
  storefront = await openStorefront();
  admin = storefront.visit(consoleOrigin);
  await signIn(admin, people.admin);
  shop = applicationOn(await admin.open("/en/admin/applications"));
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
/** The demo's shop that waits (apps/api/seed). */
function applicationOn(queue: Page): string {
  return queue.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
}
/** The page of a decision, by who has read the shop: only its page leads there. */
async function decision(move: string): Promise<Page> {
  const read = await admin.open(shop);
  const links = read.root.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
  return admin.open(links.find((href) => href.startsWith(`${shop}/${move}?`)) ?? "");
}
/** The shop as it was before a test decided on it; its trail stays. */
const waitAgain = () =>
  storefront.database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update shop set status = 'sent' where slug = 'phul-bagan'`);
  });

describe("the queue", () => {
  it("has the shop that waits and for how long", async () => {
    const queue = await admin.open("/en/admin/applications");
    expect(queue.text).toMatch(/Waits for \d/);
    const page = await admin.open(shop);
    expect([page.status, page.text.includes("What was answered")]).toEqual([200, true]);
    for (const label of ["Approve", "Ask for changes", "Reject"]) expect(page.text).toContain(label);
    const preview = page.root
      .querySelectorAll("a")
      .find((link) => link.text.includes(strings.en.review.shop.preview));
    expect(new URL(preview?.getAttribute("href") ?? "").pathname).toMatch(/^\/en\/./);
    const logo = page.root.querySelector("[data-slot=summary-list] img")?.getAttribute("src") ?? "";
    const shown = await admin.once(logo);
    expect([logo, shown.status]).toEqual([expect.stringMatching(/^\/media\//), 200]);
  });

  it("is nobody's without the permission", async () => {
    const owner = storefront.visit(consoleOrigin);
    await signIn(owner, people.owner);
    for (const path of ["/en/admin/applications", "/en/admin/shops", shop, `${shop}/approve`])
      expect([path, (await owner.open(path)).status]).toEqual([path, 404]);
  });
});

describe("a decision", () => {
  it("asks for changes at the very parts, and wants at least one of them", async () => {
    const page = await decision("ask_changes");
    const empty = await admin.submit(page, form);
    expect([empty.status, empty.root.querySelectorAll("[data-slot=field-error]").length]).toEqual([422, 1]);
    const asked = await admin.submit(page, form, { remark_logo: "The logo is blurred.", remark_about: "" });
    expect([asked.path, asked.text.includes("told what to change")]).toEqual([
      "/en/admin/applications",
      true,
    ]);
    expect(applicationOn(asked)).not.toBe(shop);
    const after = await admin.open(shop);
    expect(after.text).toContain("The logo is blurred.");
    await waitAgain();
  });

  it("is made on what was read: a change since then has it read again", async () => {
    const page = await decision("approve");
    await storefront.database.execute(
      sql`update shop_opening set version = version + 1
        where shop_id = (select id from shop where slug = 'phul-bagan')`,
    );
    const late = await admin.submit(page, form);
    expect([late.path, late.text.includes(strings.en.api.errors.review_conflict)]).toEqual([shop, true]);
  });

  it("turns down with a reason alone, keeps what was typed, and is not made twice", async () => {
    const page = await decision("reject");
    expect((await admin.submit(page, form, { reason: "  " })).status).toBe(422);
    const other = await decision("approve");
    const rejected = await admin.submit(page, form, { reason: "The phone does not answer." });
    expect([rejected.path, rejected.text.includes("turned down")]).toEqual(["/en/admin/applications", true]);
    const late = await admin.submit(other, form);
    expect([late.path, late.text.includes("Reason: The phone does not answer.")]).toEqual([shop, true]);
    expect(late.text).toContain(strings.en.api.errors.review_conflict);
    await waitAgain();
  });

  it("opens the shop by one press, closes it with a reason, and opens it again", async () => {
    const opened = await admin.submit(await decision("approve"), form);
    expect(opened.text).toContain("The shop is open");
    expect((await storefront.visit().open("/en/phul-bagan")).status).toBe(200);
    const closed = await admin.submit(await decision("suspend"), form, { reason: "Complaints." });
    expect(closed.text).toContain("The shop is closed");
    const again = await admin.submit(await decision("reinstate"), form);
    expect(again.text).toContain("open again");
    // What cannot be decided now is no page, nor what comes without having read the shop.
    expect((await admin.open(`${shop}/reject?version=1`)).path).toBe(shop);
    expect((await admin.open(`${shop}/suspend`)).path).toBe(shop);
    expect((await admin.open(`${shop}/pause`)).status).toBe(404);
  });
});

describe("all shops", () => {
  it("are found by a word, and none by nonsense", async () => {
    const all = await admin.open("/en/admin/shops");
    expect(all.root.querySelectorAll("[data-slot=row-list] li").length).toBeGreaterThan(3);
    const some = await admin.submit(all, "main form", { q: "kacha" });
    expect(some.root.querySelectorAll("[data-slot=row-list] li")).toHaveLength(1);
    expect((await admin.open("/en/admin/shops?q=zzzzzz")).text).toContain("No shop found");
  });
});

describe("settings", () => {
  it("say whether shops open by themselves, and keep it", async () => {
    const saved = await admin.submit(await admin.open("/en/admin/settings"), form, { auto_approval: "on" });
    expect(saved.text).toContain("Shops now open when they are sent.");
    expect(saved.root.querySelector("[value=on]")?.hasAttribute("checked")).toBe(true);
    await admin.submit(saved, form, { auto_approval: "off" });
  });
});
