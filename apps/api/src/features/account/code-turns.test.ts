import { callHeaders } from "@haat/contract/shared/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { Database, Work } from "../../database/database";
import type { TenantScope } from "../../database/tenant-scope";
import { putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount } from "../../testing/test-people";
import { wrongTryTable } from "./account.table";
import { inTurnOf } from "./try-limits";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const atOnce = 12;

/** The API on a database that counts how many transactions are under way or wait for a connection at most. */
function countingApi() {
  let [open, most] = [0, 0];
  const { engine } = api.db;
  const transaction = async <Result>(work: Work<Result>, tenantScope: TenantScope | undefined) => {
    most = Math.max(most, (open += 1));
    return engine.transaction(work, tenantScope).finally(() => (open -= 1));
  };
  const counted: Database["engine"] = { ...engine, transaction };
  const db: Database = Object.assign(Object.create(api.db) as Database, { engine: counted });
  return {
    ...putTogether(db),
    mostDuring: async (work: () => Promise<unknown>) => {
      most = 0;
      await work();
      return most;
    },
  };
}

test("of many who try from one address, or at one phone, one alone has a connection to the database; others do not wait for them", async () => {
  const { createClient, mostDuring } = countingApi();
  const phoneOf = (place: number) => `0191111${String(place).padStart(4, "0")}`;
  const clientAt = (place: number) =>
    createClient({ [callHeaders.clientAddress]: `203.0.113.${place}` }).account;
  const tries = {
    send: (phone: string, place: number) => clientAt(place).sendOtp({ phone }),
    validate: (phone: string, place: number) =>
      clientAt(place).otpValidate({ phone, request_id: "of nobody", otp: "123456" }),
    password: (phone: string, place: number) =>
      clientAt(place).signinPassword({ language: "en", phone, password: "wrong-boat-9" }),
  };
  const all = (work: (place: number) => Promise<unknown>) => () =>
    Promise.allSettled(Array.from({ length: atOnce }, (_, place) => work(place)));

  let number = 0;
  for (const attempt of Object.values(tries)) {
    const [address, phone] = [100 + number, phoneOf(5000 + number)];
    expect(await mostDuring(all((place) => attempt(phoneOf(number + place), address)))).toBe(1);
    expect(await mostDuring(all((place) => attempt(phone, place)))).toBe(1);
    expect(await mostDuring(all((place) => attempt(phoneOf(1000 + number + place), place)))).toBeGreaterThan(
      1,
    );
    number += atOnce;
  }
});

test("of many who prove a session with a code to its phone, one alone has a connection to the database", async () => {
  const { createClient, mostDuring } = countingApi();
  const { shopper, headers } = await createAccount(api);
  const clientOf = (person: object) =>
    createClient({ ...person, [callHeaders.clientAddress]: "203.0.113.90" });
  const [shop, desk] = [clientOf(shopper.headers), clientOf(headers)];
  const proofs = [
    () => shop.account.provePhone({ language: "en", otp: "123456" }),
    () => desk.secondFactor.provePhone({ language: "en", code: "123456" }),
  ];
  for (const prove of proofs) {
    const most = await mostDuring(() => Promise.allSettled(Array.from({ length: atOnce }, prove)));
    expect(most).toBe(1);
  }
});

test("who tries a phone from their own address waits for one alone of those that another address asks for", async () => {
  const phone = "+8801911119999";
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const ofCrowd = (of: string) => inTurnOf({ phone: of, addressHash: "crowd" }, () => held);
  const crowd = [ofCrowd("+8801911119990"), ofCrowd(phone), ofCrowd(phone)];
  expect(await inTurnOf({ phone, addressHash: "own" }, () => Promise.resolve("let in"))).toBe("let in");
  letGo();
  await Promise.all(crowd);
});

test("of those who try one phone at once too many are told when to come back, and who has gone leaves their place", async () => {
  const phone = "+8801911118888";
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const tryFrom = (addressHash: string, gone?: AbortSignal) =>
    inTurnOf({ phone, addressHash }, () => held, gone);
  const goes = new AbortController();
  const all = [tryFrom("first")];
  for (let place = 0; place < 19; place += 1) all.push(tryFrom(`address ${place}`));
  const gone = tryFrom("of who goes", goes.signal);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(tryFrom("one too many")).rejects.toMatchObject({
    code: "too_many_requests",
    context: { retry_after: 10 },
  });

  goes.abort();
  await expect(gone).rejects.toMatchObject({ code: "request_timeout" });
  all.push(tryFrom("in their place"));
  letGo();
  await Promise.all(all);
});

test("of one address no more wait than there is room for, and another address is let in", async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const tryAt = (place: number) =>
    inTurnOf({ phone: `+88019222${place}`, addressHash: "a network" }, () => held);
  const all = Array.from({ length: 201 }, (_, place) => tryAt(place));
  await expect(tryAt(500)).rejects.toMatchObject({ code: "too_many_requests" });
  const other = { phone: "+8801922299999", addressHash: "another" };
  expect(await inTurnOf(other, () => Promise.resolve("let in"))).toBe("let in");
  letGo();
  await Promise.all(all);
});

test("a call whose caller has closed the connection tries nothing, and the next one is let in", async () => {
  const phone = "01911117777";
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const before = inTurnOf({ phone: `+88${phone}`, addressHash: "before them" }, () => held);
  const goes = new AbortController();
  const call = api.fetch(
    new Request("http://api.test/api/v1/signin_password/en", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phone, password: "wrong-boat-9" }),
      signal: goes.signal,
    }),
  );
  const turnsOfLoop = 20;
  for (let turn = 0; turn < turnsOfLoop; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  goes.abort();
  letGo();
  await before;
  expect((await call).status).toBe(408);
  expect(await api.db.$count(wrongTryTable, eq(wrongTryTable.phone, `+88${phone}`))).toBe(0);
});
