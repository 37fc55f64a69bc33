import { sql } from "drizzle-orm";
import { callHeaders } from "@haat/contract/shared/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobTable } from "../../jobs/job.table";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let shops: [TestShop, TestShop];
beforeAll(async () => {
  api = await startTestApi();
  shops = [await createTestShop(api.db), await createTestShop(api.db)];
});
afterAll(() => api.close());

/** A guest with a bag of rice of each shop, who proves a customer's phone. */
async function guestOfBoth() {
  const shopper = await createShopper(api);
  let guest = api.createClient();
  for (const { sellerKey, rice } of shops) {
    const { data } = await guest.cart.addToCart({
      language: "en",
      seller_key: sellerKey,
      id_product: rice.id,
      quantity: 2,
    });
    if (data.cart_key) guest = api.createClient({ [callHeaders.cartKey]: data.cart_key });
  }
  const phone = shopper.nationalPhone;
  const { data: sent } = await guest.account.sendOtp({ phone });
  const code = { phone, otp: sent.otp ?? "", request_id: sent.request_id };
  const { data: proved } = await guest.account.otpValidate(code);
  const signIn = () => guest.account.signin({ language: "en", phone, ticket: proved.ticket });
  return { signIn, shopper };
}

const pieces = async ({ shopper }: Awaited<ReturnType<typeof guestOfBoth>>) =>
  Promise.all(
    shops.map(async ({ sellerKey }) => {
      const { data } = await shopper.client.cart.showCart({ language: "en", sellerKey });
      return data.items.reduce((sum, { quantity }) => sum + quantity, 0);
    }),
  );
const countJobs = () => api.db.$count(jobTable, sql`queue = 'carts of guests'`);

test("a guest's carts of several shops are the customer's after signing in, and nothing is left to do", async () => {
  const guest = await guestOfBoth();
  const { success } = await guest.signIn();
  expect(success).toBe(true);
  expect(await pieces(guest)).toEqual([2, 2]);
  expect(await countJobs()).toBe(0);
});

test("where one shop's cart cannot be brought, the customer is signed in, has the others, and gets it later, once", async () => {
  const guest = await guestOfBoth();
  await api.db.execute(sql`create function broken() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$`);
  await api.db.execute(
    sql.raw(`create trigger broken before insert or update on cart_line for each row
      when (new.shop_id = ${shops[0].id}) execute function broken()`),
  );
  const { success, left_out_pieces } = await guest.signIn();
  expect({ success, left_out_pieces }).toEqual({ success: true, left_out_pieces: 0 });
  expect(await pieces(guest)).toEqual([0, 2]);
  expect(api.log.some((line) => line.includes("was not brought to its customer"))).toBe(true);

  // Whoever signed them in had its time; the work fails again, and then goes well.
  api.clock.advance(21);
  await api.jobs.runDue();
  expect(await pieces(guest)).toEqual([0, 2]);
  await api.db.execute(sql`drop trigger broken on cart_line`);
  api.clock.advance(60);
  await api.jobs.runDue();
  expect(await pieces(guest)).toEqual([2, 2]);
  expect(await countJobs()).toBe(0);
  await api.jobs.runDue();
  expect(await pieces(guest)).toEqual([2, 2]);
});
