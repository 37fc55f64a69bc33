import { afterEach, beforeAll, afterAll, describe, expect, test } from "vitest";
import { leastRetirementDays, retiringCalls } from "@haat/contract/shared/retiring-calls";
import { retirementOf } from "../../http/retiring-calls";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { apiDocument } from "./api-document";
import { breakingChanges } from "./breaking-changes";
import { apiChanges } from "./change-guide";
import type { FlatPlace } from "./flat-schema";
import { promisedCalls, type PromisedCall, type PromisedCalls } from "./promised-calls";
import recorded from "./promised.generated.json" with { type: "json" };

const promised = recorded as unknown as PromisedCalls;
const today = "2026-11-26";

let now: PromisedCalls;
beforeAll(async () => {
  now = promisedCalls(await apiDocument());
});

/** The promised calls as they are now, one of them changed. */
function changed(call: string, change: (copy: PromisedCall) => void): PromisedCalls {
  const copy = structuredClone(now[call]);
  if (!copy) throw new Error(`${call} is not promised`);
  change(copy);
  return { ...now, [call]: copy };
}
const changesTo = (after: PromisedCalls) => breakingChanges(now, after, () => undefined, today);
const place = (types: string[], isRequired = true, values?: string[]): FlatPlace => ({
  types,
  isRequired,
  ...(values && { values }),
});

describe("what programs of others are promised", () => {
  test("holds: nothing that they lean on is gone, or is another", () => {
    const day = new Date().toISOString().slice(0, 10);
    expect(breakingChanges(promised, now, retirementOf, day)).toEqual([]);
  });

  test("is written down for each call that they can make (npx tsx apps/api/src/record-promise.ts)", () => {
    expect(Object.keys(now).filter((call) => !promised[call])).toEqual([]);
    expect(Object.keys(promised)).toContain("sellerOrders.orders");
    expect(Object.keys(promised).filter((call) => call.startsWith("admin"))).toEqual([]);
  });

  const [add, list] = ["cart.addToCart", "sellerOrders.orders"];
  const answer = "200 application/json";

  test.each<[string, string, (copy: PromisedCall) => void, string]>([
    [
      "a field of an answer is gone",
      add,
      ({ answers }) => delete answers[answer]?.["data.id_cart"],
      `${add} no longer answers data.id_cart`,
    ],
    [
      "a field is not always there",
      add,
      ({ answers }) => (answers[answer] = { ...answers[answer], "data.quantity": place(["integer"], false) }),
      `${add} does not always answer data.quantity`,
    ],
    [
      "a field is of another type",
      add,
      ({ answers }) => (answers[answer] = { ...answers[answer], "data.quantity": place(["string"]) }),
      `${add} answers data.quantity as string`,
    ],
    [
      "a field can be nothing",
      add,
      ({ answers }) =>
        (answers[answer] = { ...answers[answer], "data.quantity": place(["integer", "null"]) }),
      `${add} answers data.quantity as integer or null`,
    ],
    [
      "something more is asked for",
      add,
      ({ takes }) => (takes["body.colour"] = place(["string"])),
      `${add} needs body.colour`,
    ],
    [
      "what could be left out cannot",
      add,
      ({ takes }) => (takes["body.quantity"] = place(["integer"])),
      `${add} needs body.quantity`,
    ],
    [
      "a header is needed",
      add,
      ({ takes }) => (takes["header.Idempotency-Key"] = place(["string"])),
      `${add} needs header.Idempotency-Key`,
    ],
    [
      "an input is taken no more",
      add,
      ({ takes }) => delete takes["body.quantity"],
      `${add} no longer takes body.quantity`,
    ],
    [
      "a value is taken no more",
      list,
      ({ takes }) => (takes["query.status"] = place(["string"], false, ["pending"])),
      `${list} takes less in query.status`,
    ],
    [
      "a text becomes a choice",
      list,
      ({ takes }) => (takes["query.search"] = place(["string"], false, ["a"])),
      `${list} takes less in query.search`,
    ],
    [
      "it is elsewhere",
      add,
      (copy) => (copy.address = "POST /v1/other"),
      `${add} is at POST /v1/other, not at ${now?.[add]?.address ?? "POST /v1/add_to_cart/{language}"}`,
    ],
    [
      "a guest may make it no more",
      add,
      (copy) => (copy.opensTo = "customer"),
      `${add} opens to customer, not to guest`,
    ],
    [
      "another scope opens it",
      list,
      (copy) => (copy.opensTo = "read_reports"),
      `${list} opens to read_reports, not to read_orders`,
    ],
  ])("would be broken where %s", (_, call, change, told) => {
    expect(changesTo(changed(call, change))).toEqual([told]);
  });

  test.each<[string, string, (copy: PromisedCall) => void]>([
    [
      "a field comes to an answer",
      add,
      ({ answers }) => (answers[answer] = { ...answers[answer], "data.more": place(["string"]) }),
    ],
    ["an input may be left out", add, ({ takes }) => (takes["body.id_product"] = place(["integer"], false))],
    [
      "an optional input comes, with fields of its own",
      add,
      ({ takes }) =>
        Object.assign(takes, { "body.gift": place(["object"], false), "body.gift.words": place(["string"]) }),
    ],
    ["a further value is taken", list, ({ takes }) => takes["query.status"]?.values?.push("lost")],
    [
      "a further value is answered",
      add,
      ({ answers }) => answers[answer]?.["data.change"]?.values?.push("split"),
    ],
    ["anybody may make it", add, (copy) => (copy.opensTo = "anybody")],
  ])("is not broken where %s", (_, call, change) => {
    expect(changesTo(changed(call, change))).toEqual([]);
  });

  test("ends with a day that was told, and not before it", () => {
    const { [add]: __, ...without } = now;
    const gone = (until?: string) =>
      breakingChanges(now, without, () => (until ? { since: "2026-01-01", until } : undefined), today);
    expect([gone(), gone("2026-11-27"), gone(today)]).toEqual([[`${add} is gone`], [`${add} is gone`], []]);
    for (const { since, until } of Object.values(retiringCalls))
      expect(Date.parse(until) - Date.parse(since)).toBeGreaterThanOrEqual(leastRetirementDays * 86_400_000);
  });
});

describe("a call that will be taken away", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  const call = "status.serviceStatus";
  afterEach(() => delete retiringCalls[call]);
  const ask = async (path: string) => {
    const answer = await api.fetch(new Request(`http://api.test${path}`));
    return [answer.status, ...["deprecation", "sunset", "link"].map((name) => answer.headers.get(name))];
  };

  test("says so in each answer, also in a refusal, and others do not", async () => {
    expect(await ask("/api/v1/service_status")).toEqual([200, null, null, null]);
    retiringCalls[call] = { since: "2026-12-01", until: "2027-06-01" };
    const told = ["@1796083200", "Tue, 01 Jun 2027 00:00:00 GMT"];
    const link = `</api/docs#${call}>; rel="deprecation"; type="text/html"`;
    expect(await ask("/api/v1/service_status")).toEqual([200, ...told, link]);
    expect(await ask("/api/v1/service_status?unknown=1")).toEqual([422, ...told, link]);
    expect(await ask("/api/v1/all_business_category/en")).toEqual([200, null, null, null]);
  });
});

test("the page of the documentation tells changes, the newest first", async () => {
  const days = apiChanges.map(({ day }) => day);
  expect(days).toEqual([...days].sort().reverse());
});
