import { callHeaders } from "@haat/contract/shared/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, Work } from "../../database/database";
import type { TenantScope } from "../../database/tenant-scope";
import { putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount } from "../../testing/test-people";
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
