import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let reports: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.manager);
  reports = `${path}/reports`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.reports;

describe("the page of numbers", () => {
  it("shows each number with what it counts and what it was before, and every chart with its table", async () => {
    const page = await browser.open(reports);
    const figures = page.root.querySelectorAll("[data-slot=figure-list] > div");
    expect(figures).toHaveLength(8);
    for (const figure of figures) expect(figure.text).toContain("Before: ");
    const counts = page.root.querySelector("details:has(> summary + div > [data-slot=summary-list])");
    expect([counts?.hasAttribute("open"), counts?.getAttribute("data-print")]).toEqual([false, "open"]);
    expect(counts?.querySelector("summary")?.text).toContain(words.counts);
    for (const told of [
      words.figures.ordersCounts,
      words.figures.deliveredCounts,
      words.figures.visitsCounts,
    ])
      expect(counts?.text).toContain(told);
    const charts = page.root.querySelectorAll("[data-slot=day-chart]");
    expect(charts).toHaveLength(3);
    const drawn = charts.filter((chart) => chart.querySelector("svg"));
    expect(drawn.length).toBeGreaterThan(0);
    for (const chart of drawn) {
      expect(chart.querySelector("svg")?.getAttribute("aria-label")).toBeTruthy();
      expect(chart.querySelectorAll("tbody tr")).toHaveLength(7);
      // Letters are as large as others, however wide the chart is.
      expect(chart.querySelector("svg")?.hasAttribute("viewBox")).toBe(false);
    }
    const chosen = page.root.querySelector("[data-slot=tabs-as-links] [aria-current]");
    expect(chosen?.text).toBe("7 days");
  });

  it("begins each list of products with three, and has the others behind them", async () => {
    const page = await browser.open(`${reports}?days=90`);
    const lists = page.root.querySelectorAll("section:has(> [data-slot=row-list] a)");
    const rowsIn = (list: (typeof lists)[number], place: string) =>
      list.querySelectorAll(`${place} > [data-slot=row-list] > li`).length;
    const counts = lists.map((list) => [rowsIn(list, ":scope"), rowsIn(list, "details")]);
    expect(counts).toEqual([
      [3, 7],
      [3, 7],
    ]);
  });

  it("stands behind the menu's last entry, as every page that has no entry of its own", async () => {
    const page = await browser.open(reports);
    const current = page.root.querySelectorAll("[data-slot=console-nav] [aria-current]");
    expect(current.map((entry) => entry.getAttribute("href"))).toEqual([reports.replace(/reports$/, "more")]);
  });

  it("is about 30 or 90 days, and about days of one's own whose address can be kept", async () => {
    const month = await browser.open(`${reports}?days=30`);
    const [orders, ...others] = month.root.querySelectorAll("[data-slot=day-chart]");
    // On a phone the first is in sight, the others behind a word.
    expect(orders?.closest("details")).toBeNull();
    expect(others.map((chart) => chart.closest("details") !== null)).toEqual([true, true]);
    expect(orders?.querySelectorAll("tbody tr")).toHaveLength(30);
    const own = await browser.submit(month, "main details form", { start: "2026-01-01", end: "2026-01-03" });
    expect(own.path).toBe(`${reports}?start=2026-01-01&end=2026-01-03`);
    expect(own.text).toContain("From 1 January 2026 to 3 January 2026");
    // Where there was nothing, words say so: no empty drawing, no table of noughts.
    const charts = own.root.querySelectorAll("[data-slot=day-chart]");
    expect(charts.map((chart) => chart.querySelector("svg, table"))).toEqual([null, null, null]);
    for (const chart of charts) expect(chart.text).toContain(words.charts.nothing);
  });

  it("says what is wrong with days that there are not, and keeps them", async () => {
    const page = await browser.open(`${reports}?start=2026-03-02&end=2026-03-01`);
    expect(page.text).toContain(strings.en.api.fields.date_order);
    expect(page.root.querySelector("main [name=start]")?.getAttribute("value")).toBe("2026-03-02");
    for (const [query, field] of [
      ["start=x&end=2026-03-01", "start"],
      ["start=2026-03-01", "end"],
      ["start=2024-01-01&end=2026-03-01", "end"],
    ] as const) {
      const refused = await browser.open(`${reports}?${query}`);
      expect([
        query,
        refused.root.querySelector(`main [name=${field}]`)?.getAttribute("aria-invalid"),
      ]).toEqual([query, "true"]);
    }
  });

  it("gives its tables as files, and no other ones", async () => {
    const page = await browser.open(reports);
    const files = page.root
      .querySelectorAll("main a[download]")
      .map((link) => link.getAttribute("href") ?? "");
    expect(files).toHaveLength(2);
    for (const file of files) {
      const { status, headers } = await browser.once(file);
      expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
        200,
        "text/csv",
        "private, no-store",
      ]);
    }
    expect((await browser.once(`${reports}/nothing?start=2026-03-01&end=2026-03-01`)).status).toBe(404);
  });

  it("is read in Bengali, and not by who only packs", async () => {
    expect((await browser.open(reports.replace(/^\/en/, ""))).text).toContain(
      strings.bn.reports.figures.orders,
    );
    const packer = storefront.visit(consoleOrigin);
    await signIn(packer, people.packer);
    expect((await packer.open(reports)).status).toBe(403);
  });
});
