import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../testing/seller";

let storefront: TestStorefront;
let admin: PlainBrowser;
let support: PlainBrowser;
beforeAll(async () => {
  storefront = await openStorefront();
  admin = storefront.visit(consoleOrigin);
  support = storefront.visit(consoleOrigin);
  await signIn(admin, people.admin);
  await signIn(support, people.support);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

describe("the platform's overview", () => {
  it("says what waits, each with the way there, and how the last days went", async () => {
    for (const [path, words] of [
      ["/admin", strings.bn.platformReport],
      ["/en/admin", strings.en.platformReport],
    ] as const) {
      const page = await admin.open(path);
      const rows = page.root.querySelectorAll("[data-slot=waiting] [data-slot=count-tiles] a");
      expect(rows.map((row) => row.getAttribute("href"))).toEqual(
        ["applications", "inbox", "complaints", "factor-resets", "jobs"].map((to) => `${path}/${to}`),
      );
      expect(page.text).toContain(words.overview.week);
      expect(page.root.querySelectorAll("[data-slot=figure-list] > div")).toHaveLength(6);
      const link = page.root.querySelector(`main [data-slot=link-button]`)?.getAttribute("href") ?? "";
      expect((await admin.open(link)).text).toContain(words.title);
    }
  });

  it("shows who answers messages what they may do, and no numbers", async () => {
    const page = await support.open("/en/admin");
    const rows = page.root.querySelectorAll("[data-slot=waiting] [data-slot=count-tiles] a");
    expect(rows.map((row) => row.getAttribute("href"))).toEqual(["/en/admin/inbox", "/en/admin/complaints"]);
    expect(page.root.querySelector("[data-slot=figure-list]")).toBeNull();
    expect((await support.open("/en/admin/reports")).status).toBe(403);
  });
});

describe("the numbers of all shops", () => {
  it("are of 7, 30 or 90 days or of days of one's own, with charts and the shops", async () => {
    const page = await admin.open("/en/admin/reports?days=30");
    const [orders] = page.root.querySelectorAll("[data-slot=day-chart]");
    expect(orders?.querySelectorAll("tbody tr")).toHaveLength(30);
    expect(page.root.querySelectorAll("main [data-slot=row-list] a").length).toBeGreaterThan(0);
    const own = await admin.submit(page, "main details form", { start: "2026-01-01", end: "2026-01-03" });
    expect(own.path).toBe("/en/admin/reports?start=2026-01-01&end=2026-01-03");
    expect(own.text).toContain(strings.en.platformReport.empty);
    const wrong = await admin.open("/en/admin/reports?start=2026-03-02&end=2026-03-01");
    expect(wrong.text).toContain(strings.en.api.fields.date_order);
  });

  it("are had as files, and as no other ones", async () => {
    const page = await admin.open("/admin/reports");
    const files = page.root
      .querySelectorAll("main a[download]")
      .map((link) => link.getAttribute("href") ?? "");
    expect(files).toHaveLength(2);
    for (const file of files) {
      const { status, headers } = await admin.once(file);
      expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
        200,
        "text/csv",
        "private, no-store",
      ]);
      expect((await support.once(file)).status).toBe(403);
    }
    expect((await admin.once("/admin/reports/nothing?start=2026-03-01&end=2026-03-01")).status).toBe(404);
  });
});
