import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addJob } from "../../jobs/job.repository";
import { jobTable } from "../../jobs/job.table";
import { secondsAfter } from "../../process/clock";
import { plantOrders } from "../../testing/planted-orders";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop } from "../../testing/test-shop";
import { keepUpkeep } from "./watch.repository";

const metricsToken = "a-token-of-the-operators";
const minute = 60;
const week = 7 * 24 * 3600;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ metricsToken });
});
afterAll(() => api.close());

async function valueOf(series: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await api.fetch(new Request("http://api.test/metrics", { headers }))).text();
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
}

test("numbers say how things stand: jobs, orders as there usually are, codes, backups, the disk", async () => {
  const { db, clock } = api;
  const shop = await createTestShop(db);
  const { id } = await createShopper(api);
  const order = (number: string) => ({ number, total: 100, phone: "01712345678", status: 1 as const });
  const now = clock.now();
  await plantOrders(db, shop.id, id, [order("WAAA-23456")], secondsAfter(now, -10 * minute));
  // A week's mean of four weeks, two of which had four each in this half hour, and some beside it.
  for (const [weeks, numbers] of [
    [1, ["WBAA-23456", "WBAB-23456", "WBAC-23456", "WBAD-23456"]],
    [4, ["WCAA-23456", "WCAB-23456", "WCAC-23456", "WCAD-23456"]],
  ] as const)
    await plantOrders(db, shop.id, id, numbers.map(order), secondsAfter(now, -weeks * week - minute));
  await plantOrders(db, shop.id, id, [order("WDAA-23456")], secondsAfter(now, -week - 40 * minute));
  // What the shop's goods asked for is not what is counted here.
  await db.delete(jobTable);
  await addJob(db, { queue: "of a test", runAt: secondsAfter(now, -90) });
  await keepUpkeep(db, "backup", secondsAfter(now, -3600));
  await api.createClient().account.sendOtp({ phone: "01712345678" });
  clock.advance(2 * minute);

  expect(await valueOf("haat_database_answers")).toBe(1);
  expect(await valueOf("haat_orders_recent")).toBe(1);
  expect(await valueOf("haat_orders_usual")).toBe(2);
  expect(await valueOf('haat_jobs{state="waiting"}')).toBe(1);
  expect(await valueOf('haat_jobs{state="dead"}')).toBe(0);
  expect(await valueOf("haat_job_wait_seconds")).toBe(90 + 2 * minute);
  expect(await valueOf('haat_codes{state="sent"}')).toBe(1);
  expect(await valueOf('haat_codes{state="used"}')).toBe(0);
  expect(await valueOf('haat_events_total{event="text_message_sent"}')).toBe(1);
  expect(await valueOf('haat_events_total{event="text_message_failed"}')).toBe(0);
  const taken = 'haat_upkeep_succeeded_timestamp_seconds{work="backup"}';
  expect(await valueOf(taken)).toBe(now.getTime() / 1000 - 3600);
  expect(await valueOf('haat_upkeep_succeeded_timestamp_seconds{work="restore_drill"}')).toBe(0);
  expect(await valueOf('haat_clock_timestamp_seconds{of="process"}')).toBe(clock.now().getTime() / 1000);
  const ofDatabase = await valueOf('haat_clock_timestamp_seconds{of="database"}');
  const { rows } = (await db.execute(
    sql`select extract(epoch from clock_timestamp()) as now`,
  )) as unknown as {
    rows: { now: string }[];
  };
  expect(ofDatabase).toBeLessThanOrEqual(Number(rows[0]?.now));
  expect(ofDatabase).toBeGreaterThan(Number(rows[0]?.now) - 3600);
});

test("who asks how the service does hears what was counted, with the gap in which nobody counted", async () => {
  const { clock } = api;
  const client = api.createClient();
  // The rest of a period goes to the one in which it is written down.
  clock.advance(5 * minute - ((clock.now().getTime() / 1000) % (5 * minute)));
  await api.keepServiceCounts();
  const begun = clock.now();
  clock.advance(5 * minute);
  await client.store.allBusinessCategory({ language: "en" });
  await client.store.allBusinessCategory({ language: "bn" });
  await expect(
    client.account.signinPassword({ language: "en", phone: "01712345678", password: "no such password" }),
  ).rejects.toThrow();
  await api.keepServiceCounts();
  // Nobody is there for two periods.
  clock.advance(15 * minute);
  await client.store.allBusinessCategory({ language: "en" });
  await api.keepServiceCounts();
  clock.advance(6 * minute);
  const { data } = await client.status.serviceStatus({});
  const partOf = (name: string) => data.parts.find(({ part }) => part === name);
  expect(data.measured_since).toBe(begun.toISOString());
  expect(data.silent_minutes).toBe(10);
  expect(partOf("shopping")?.lately).toEqual({ answered: 1, failed: 0 });
  // A refusal is an answer.
  expect(partOf("signing_in")?.lately).toEqual({ answered: 0, failed: 0 });
  expect(partOf("signing_in")?.last_day).toEqual({ answered: 2, failed: 0 });
  expect(partOf("shopping")?.last_month.answered).toBe(3);
  expect(partOf("selling")?.last_month).toEqual({ answered: 0, failed: 0 });
});

test("every line of the log is one JSON object of the same shape, without who it was", async () => {
  const { log } = api;
  log.length = 0;
  const person = { first_name: "Shamsunnahar", last_name: "Chowdhuryani", email: "shamsun@mail.example" };
  const phone = "01798765432";
  const client = api.createClient();
  const { data: sent } = await client.account.sendOtp({ phone });
  const { data: proof } = await client.account.otpValidate({
    phone,
    otp: sent.otp ?? "",
    request_id: sent.request_id,
  });
  const { access_token: token } = await client.account.customerRegistration({
    language: "en",
    phone,
    ticket: proof.ticket,
    ...person,
    password: "a password nobody has",
    terms: true,
  });
  const bengali = encodeURIComponent("০১৭৯৮৭৬৫৪৩২");
  const asked = [
    "/api/v1/01798765432",
    "/api/v1/customer_profile/en?phone=01798765432",
    "/api/v1/%2B8801798765432",
    "/api/v1/%E0",
    `/api/v1/${bengali}`,
  ];
  for (const path of asked) await api.fetch(new Request(`http://api.test${path}`));
  expect(log.length).toBeGreaterThan(5);
  for (const line of log) {
    const told = JSON.parse(line) as Record<string, unknown>;
    expect(told).toMatchObject({
      level: expect.any(Number),
      time: expect.anything(),
      msg: expect.any(String),
    });
    if (told.msg === "call")
      expect(Object.keys(told).sort()).toEqual([
        "level",
        "method",
        "milliseconds",
        "msg",
        "path",
        "request",
        "status",
        "time",
      ]);
  }
  const all = log.join("");
  for (const personal of [
    ...Object.values(person),
    "1798765432",
    "০১৭৯৮",
    bengali,
    "a password nobody has",
    token!,
    proof.ticket,
    sent.otp!,
  ])
    expect(all).not.toContain(personal);
});
