import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serviceCountTable } from "@haat/api/features/watch/watch.table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  consoleOrigin,
  openStorefront,
  platformOrigin,
  type TestStorefront,
} from "../testing/open-storefront";

/** What an operator watches the product with, held against what it really tells. */
const folder = join(import.meta.dirname, "../../../deploy/watch");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const metricsToken = "a-token-of-the-operators";
/** What is told only where there is a standby, or a public host. */
const elsewhere = new Set(["haat_replica_lag_seconds", "haat_certificate_end_timestamp_seconds"]);

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront({ METRICS_TOKEN: metricsToken });
});
afterAll(() => storefront.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  storefront.fetch(new Request(url, { headers: { host: new URL(url).host, ...headers } }));

/** What the running product tells: the names of its series, and all of its text. */
async function toldMetrics(): Promise<{ names: Set<string>; text: string }> {
  const text = await (
    await ask(`${platformOrigin}/metrics`, { authorization: `Bearer ${metricsToken}` })
  ).text();
  return { names: new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!)), text };
}

/** Whatever looks like a metric of ours or of Node's in a file, without what a histogram adds to its name. */
const metricsIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:haat|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_seconds_(?:bucket|count|sum)$/, "_seconds"),
    ),
  );

const dashboard = () =>
  (JSON.parse(read("dashboard.json")) as { panels: { targets?: { expr: string }[] }[] }).panels
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .join("\n");
const alerts = () =>
  read("alerts.yml")
    .split("\n")
    .filter((line) => !/^\s*#/.test(line))
    .join("\n");

describe("dashboards and alarms", () => {
  it("name what the running product tells, and leave out nothing that it tells of itself", async () => {
    await ask(`${platformOrigin}/en/rongdhonu`);
    await ask(`${platformOrigin}/en/no-such-shop-anywhere`);
    await ask(`${consoleOrigin}/en/login`);
    const { names, text } = await toldMetrics();
    const watched = new Set([...metricsIn(dashboard()), ...metricsIn(alerts())]);
    expect([...watched].filter((name) => !names.has(name))).toEqual([]);
    expect(watched.size).toBeGreaterThan(12);
    const own = [...names].filter((name) => name.startsWith("haat_"));
    expect(own.filter((name) => !watched.has(name))).toEqual([]);
    // Not only declared: each has a value, but for what this machine has none of.
    const silent = own.filter((name) => !new RegExp(`^${name}(_count)?(\\{.*\\})? \\S+$`, "m").test(text));
    expect(silent.filter((name) => !elsewhere.has(name))).toEqual(["haat_policy_reports_total"]);
    expect(text).toMatch(/^haat_page_seconds_count\{site="platform",route="\/:shopName",status="200"\} 1$/m);
    expect(text).toMatch(/^haat_page_seconds_count\{site="console",route="[^"]+",status="200"\} 1$/m);
    expect(text).not.toContain("no-such-shop-anywhere");
  });

  it("ask for labels that there are, with values that there are", async () => {
    const { text } = await toldMetrics();
    const asked = [...`${dashboard()}\n${alerts()}`.matchAll(/\b(haat_\w+)\{(\w+)(=~?)\\?"([^"\\]+)\\?"/g)];
    expect(asked.length).toBeGreaterThan(8);
    for (const [, series, label, , value] of asked) {
      if (elsewhere.has(series!) || label === "status" || label === "call") continue;
      const values = [...text.matchAll(new RegExp(`^${series}\\{[^}]*\\b${label}="([^"]*)"`, "gm"))].map(
        ([, found]) => found,
      );
      expect(values.some((found) => new RegExp(`^(?:${value})$`).test(found!)) || value === "kept").toBe(
        true,
      );
    }
  });

  const promtool = spawnSync("promtool", ["--version"]).status === 0;
  it.skipIf(!promtool)(
    `are heard when they should be${promtool ? "" : " (no promtool: Debian's package prometheus)"}`,
    () => {
      for (const asked of [
        ["check", "rules", "alerts.yml"],
        ["test", "rules", "alerts.test.yml"],
        ["check", "config", "--syntax-only", "prometheus.yml"],
      ]) {
        const { status, stdout, stderr } = spawnSync("promtool", asked, { cwd: folder, encoding: "utf8" });
        expect(status, `${asked.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
      }
    },
  );

  it("every alarm says whether it is for now, and what is wrong; and one is tried", () => {
    const rules = read("alerts.yml")
      .split(/^\s+- alert: /m)
      .slice(1);
    const tried = read("alerts.test.yml");
    for (const rule of rules) {
      expect(rule).toMatch(/severity: (page|day)/);
      expect(rule).toMatch(/summary: \S/);
      expect(tried).toContain(`alertname="${rule.split("\n", 1)[0]}"`);
    }
  });
});

describe("the page about the service", () => {
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(`${platformOrigin}${path}`, headers);
    return { answer, text: await answer.text() };
  };

  it("says in both languages what was counted, without a script", async () => {
    const period = 300_000;
    const since = new Date(Math.floor(Date.now() / period) * period);
    await storefront.database.insert(serviceCountTable).values([
      { since, part: "shopping", answered: 19_999, failed: 1 },
      { since, part: "ordering", answered: 12, failed: 0 },
    ]);
    const { answer, text } = await page("/en/status");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(text).toContain("Nearly everything that was tried in the last ten minutes worked.");
    // Never rounded to what was not so.
    expect(text).toContain("<dd>99.99% of 20,000 requests answered</dd>");
    expect(text).toContain("<dd>100% of 12 requests answered</dd>");
    expect(text).toContain("<dd>No requests</dd>");
    expect(text).toContain('<html lang="en">');
    expect(text).not.toContain("<script");
    const bengali = await page("/status");
    expect(bengali.text).toContain("গত দশ মিনিটে যা চেষ্টা করা হয়েছে, প্রায় সবই কাজ করেছে।");
    const words = bengali.text
      .replace(/<head>.*<\/head>/s, "")
      .replace(/<[^>]*>/g, " ")
      .replace("English", "")
      // A number to call stands as it is dialled.
      .replace(/09\d{9}/g, "");
    expect(words).not.toMatch(/[0-9]/);
  });

  it("says so where the API does not answer, with the status that machines go by", async () => {
    const { createStorefront } = await import("./storefront");
    const refuse = () => Promise.reject(new Error("gone"));
    const api = {
      ...storefront.parts.api,
      createClient: () =>
        ({ status: { serviceStatus: refuse }, landing: { landingPageFooterInfo: refuse } }) as never,
    };
    const app = createStorefront({ ...storefront.parts, api });
    const answer = await app.fetch(
      new Request(`${platformOrigin}/en/status`, { headers: { host: "localhost:3000" } }),
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("are not answering right now");
  });

  it("is the platform's: a shop's own host has no such page", async () => {
    expect((await ask("http://rongdhonu.localhost:3000/status")).status).toBe(404);
  });
});
