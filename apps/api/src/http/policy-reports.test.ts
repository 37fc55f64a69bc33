import { afterAll, beforeAll, expect, test } from "vitest";
import { putTogether, startTestApi, type TestApi } from "../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ metricsToken: "a-token-of-the-operators" });
});
afterAll(() => api.close());

const report = (body: unknown, type: string, to: Pick<TestApi, "fetch"> = api) =>
  to.fetch(
    new Request("http://api.test/api/policy-reports", {
      method: "POST",
      headers: { "content-type": type },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );

const violation = (effectiveDirective: string) => ({
  type: "csp-violation",
  url: "https://acme.haat.example/en/orders/ABCD-23456?phone=01712345678",
  body: { effectiveDirective, documentURL: "https://acme.haat.example/en/my-account", sample: "a sample" },
});

const counted = async () => {
  const headers = { authorization: "Bearer a-token-of-the-operators" };
  const text = await (await api.fetch(new Request("http://api.test/metrics", { headers }))).text();
  return [...text.matchAll(/^haat_policy_reports_total\{directive="([^"]+)"\} (\d+)$/gm)]
    .map(([, directive, count]) => `${directive} ${count}`)
    .sort();
};

test("what a content policy stopped is counted by directive, in either form that browsers send", async () => {
  const statuses = [
    await report([violation("script-src-elem"), violation("script-src-elem")], "application/reports+json"),
    await report({ "csp-report": { "effective-directive": "img-src" } }, "application/csp-report"),
    await report({ "csp-report": { "violated-directive": "style-src 'self'" } }, "application/csp-report"),
    await report([{ ...violation("frame-src"), type: "deprecation" }], "application/reports+json"),
    await report([violation("made-up-01712345678")], "application/reports+json"),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 204, 204, 204]);
  expect(await counted()).toEqual(["img-src 1", "other 1", "script-src-elem 2", "style-src 1"]);
});

test("what is no report, or too long, is refused and counted nowhere", async () => {
  const before = await counted();
  for (const bad of ["{", "[]x", [1], { "csp-report": {} }, "null"])
    expect((await report(bad, "application/csp-report")).status).toBe(400);
  const long = Array.from({ length: 200 }, () => violation("img-src"));
  expect((await report(long, "application/reports+json")).status).toBe(413);
  expect(await counted()).toEqual(before);
});

test("nothing that a report says of its visitor is logged", async () => {
  await report([violation("script-src")], "application/reports+json");
  const logged = api.log.join("");
  for (const personal of ["01712345678", "ABCD-23456", "my-account", "a sample"])
    expect(logged).not.toContain(personal);
});

test("an address has a limit of its own for reports", async () => {
  const limited = putTogether(api.db, { rateLimitPerMinute: 30 });
  const statuses: number[] = [];
  for (let each = 0; each < 5; each += 1)
    statuses.push((await report([violation("img-src")], "application/reports+json", limited)).status);
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
});
