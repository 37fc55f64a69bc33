import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callHeaders } from "@haat/contract/shared/client";
import { internationalPhone } from "@haat/contract/shared/phone";
import { MessageNotTaken } from "../../outside/sms";
import { createShopper, putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop } from "../../testing/test-shop";
import { tableContents } from "../../testing/table-contents";
import {
  customerTable,
  oneTimeCodeTable,
  sessionTable,
  signInTicketTable,
  wrongTryTable,
} from "./account.table";
import { isCommonPassword } from "./common-passwords";

let api: TestApi;
let phone = "";
let phones = 0;
/** Of the browser that asks for codes, for the phone of the moment. */
let requestId = "";

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  phones += 1;
  requestId = "";
  phone = `019${String(phones).padStart(8, "0")}`;
  api.clock.advance(2 * 24 * 3600);
});

const from = (address: string) => api.createClient({ [callHeaders.clientAddress]: address });
const client = () => from(`10.0.0.${phones % 250}`);
const noneOf = (codes: string[]) =>
  ["000000", "111111", "222222", "333333"].find((each) => !codes.includes(each)) ?? "444444";
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

async function code(): Promise<string> {
  const { account } = client();
  const sent = requestId
    ? await account.otpResend({ phone, request_id: requestId })
    : await account.sendOtp({ phone });
  requestId = sent.data.request_id;
  return sent.data.otp ?? "";
}

async function ticket(): Promise<string> {
  const otp = await code();
  const validated = await client().account.otpValidate({ phone, request_id: requestId, otp });
  return validated.data.ticket;
}

const person = {
  first_name: "রহিমা",
  last_name: "খাতুন",
  password: "a long wooden boat",
  email: "Rahima@Example.com",
  terms: "on" as const,
};

describe("a one-time code", () => {
  test("comes with its times, as a message that a browser can read, and is kept only as a hash", async () => {
    const sent = await client().account.sendOtp({ phone: `+880 ${phone.slice(1)}` });
    expect(sent.data).toMatchObject({ expires_in: 180, resend_in: 60 });
    const otp = sent.data.otp ?? "";
    expect(otp).toMatch(/^\d{6}$/);
    const message = api.messages.at(-1);
    expect(message?.to).toBe(internationalPhone(phone));
    expect(message?.text).toBe(`${otp} আপনার হাট কোড\n\n@localhost #${otp}`);
    expect(message?.text.length).toBeLessThanOrEqual(70);
    const [kept] = await api.db
      .select()
      .from(oneTimeCodeTable)
      .where(eq(oneTimeCodeTable.phone, internationalPhone(phone)));
    expect(JSON.stringify(kept)).not.toContain(otp);
  });

  test("is told to nobody outside demo mode, and stands in no log", async () => {
    const serious = await startTestApi({ demo: false });
    const sent = await serious.createClient().account.sendOtp({ phone });
    expect(sent.data.otp).toBeNull();
    const otp = serious.messages[0]?.text.slice(0, 6) ?? "";
    const { request_id } = sent.data;
    const { data } = await serious.createClient().account.otpValidate({ phone, request_id, otp });
    const logged = serious.log.join("");
    for (const secret of [otp, data.ticket, phone]) expect(logged).not.toContain(secret);
    await serious.close();
  });

  test("is answered alike for a phone with an account and one without", async () => {
    const known = await createShopper(api);
    const one = await client().account.sendOtp({ phone: known.nationalPhone });
    const other = await client().account.sendOtp({ phone });
    expect(Object.keys(one.data)).toEqual(Object.keys(other.data));
    expect(one.message?.replace(known.nationalPhone, "")).toBe(other.message?.replace(phone, ""));
  });

  test("that is wrong is counted down, and the fifth wrong one burns it", async () => {
    const right = await code();
    for (const tries_left of [4, 3, 2, 1]) {
      await expect(
        client().account.otpValidate({ phone, request_id: requestId, otp: otherThan(right) }),
      ).rejects.toMatchObject({
        code: "otp_wrong",
        data: { context: { tries_left } },
      });
    }
    for (const otp of [otherThan(right), right]) {
      await expect(client().account.otpValidate({ phone, request_id: requestId, otp })).rejects.toMatchObject(
        {
          code: "otp_exhausted",
        },
      );
    }
  });

  test("lives as long, and can be followed by another as soon, as the server is set to", async () => {
    const quick = await startTestApi({ oneTimeCode: { lifetimeSeconds: 15, resendSeconds: 2 } });
    const { account } = quick.createClient();
    const first = await account.sendOtp({ phone });
    requestId = first.data.request_id;
    expect(first.data).toMatchObject({ expires_in: 15, resend_in: 2 });
    await expect(account.otpResend({ phone, request_id: requestId })).rejects.toMatchObject({
      code: "too_many_requests",
    });
    quick.clock.advance(15);
    await expect(
      account.otpValidate({ phone, request_id: requestId, otp: first.data.otp ?? "" }),
    ).rejects.toMatchObject({
      code: "otp_expired",
    });
    const second = await account.otpResend({ phone, request_id: requestId });
    quick.clock.advance(14);
    await account.otpValidate({ phone, request_id: requestId, otp: second.data.otp ?? "" });
    await quick.close();
  });

  test("expires after three minutes", async () => {
    const otp = await code();
    api.clock.advance(179);
    const inTime = await client().account.otpValidate({ phone, request_id: requestId, otp });
    expect(inTime.data.expires_in).toBe(600);
    api.clock.advance(3600);
    const late = await code();
    api.clock.advance(181);
    await expect(
      client().account.otpValidate({ phone, request_id: requestId, otp: late }),
    ).rejects.toMatchObject({
      code: "otp_expired",
      status: 422,
    });
  });

  test("is good for one use", async () => {
    const otp = await code();
    await client().account.otpValidate({ phone, request_id: requestId, otp });
    await expect(client().account.otpValidate({ phone, request_id: requestId, otp })).rejects.toMatchObject({
      code: "otp_used",
    });
  });

  test("that was sent again leaves the one before it good, for messages come late", async () => {
    const first = await code();
    await expect(client().account.otpResend({ phone, request_id: requestId })).rejects.toMatchObject({
      code: "too_many_requests",
      status: 429,
      data: { context: { retry_after: 60 } },
    });
    api.clock.advance(60);
    const second = (await client().account.otpResend({ phone, request_id: requestId })).data.otp ?? "";
    expect(second).not.toBe(first);
    expect((await client().account.otpValidate({ phone, request_id: requestId, otp: first })).success).toBe(
      true,
    );
  });

  test("works with Bengali digits and spaces, and only for its own phone", async () => {
    const otp = await code();
    const bengali = otp.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    await expect(
      client().account.otpValidate({ phone: "01999999999", request_id: requestId, otp }),
    ).rejects.toMatchObject({
      code: "otp_expired",
    });
    const typed = `${bengali.slice(0, 3)} ${bengali.slice(3)}`;
    expect(
      (await client().account.otpValidate({ phone, request_id: requestId, otp: typed })).data.ticket,
    ).toMatch(/^[\w-]{43}$/);
  });

  test("is sent five times an hour to a phone, and ten times a day", async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await code();
      api.clock.advance(60);
    }
    await expect(code()).rejects.toMatchObject({
      code: "too_many_requests",
      data: { context: { retry_after: 3300 } },
    });
    api.clock.advance(3300);
    for (let sent = 0; sent < 5; sent += 1) {
      await code();
      api.clock.advance(1200);
    }
    await expect(code()).rejects.toMatchObject({ code: "too_many_requests" });
  });

  test("is sent three hundred times an hour from an address, whatever the phones", async () => {
    const sendTo = (number: number) =>
      from("203.0.113.9").account.sendOtp({ phone: `018${String(phones * 1000 + number).padStart(8, "0")}` });
    for (let number = 0; number < 300; number += 1) await sendTo(number);
    await expect(sendTo(300)).rejects.toMatchObject({ code: "too_many_requests" });
    expect((await client().account.sendOtp({ phone })).success).toBe(true);
    api.clock.advance(3600);
    expect((await sendTo(300)).success).toBe(true);
  });

  test("that is wrong counts once for the number, however many codes could have been meant", async () => {
    const sent: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      sent.push(await code());
      api.clock.advance(60);
    }
    api.clock.advance(-1);
    const wrong = () => client().account.otpValidate({ phone, request_id: requestId, otp: noneOf(sent) });
    for (const tries_left of [4, 3, 2, 1]) {
      await expect(wrong()).rejects.toMatchObject({ code: "otp_wrong", data: { context: { tries_left } } });
    }
    await expect(wrong()).rejects.toMatchObject({ code: "otp_exhausted" });
    // All that could be guessed at are burnt, and of the day's twenty tries fifteen are left.
    for (const otp of sent.slice(1)) {
      await expect(client().account.otpValidate({ phone, request_id: requestId, otp })).rejects.toMatchObject(
        {
          code: "otp_exhausted",
        },
      );
    }
    const kept = await api.db
      .select()
      .from(wrongTryTable)
      .where(eq(wrongTryTable.phone, internationalPhone(phone)));
    expect(kept).toHaveLength(5);
    api.clock.advance(600);
    expect(await ticket()).toBeTruthy();
  });

  test("that came later has its own five tries, less those that it could have been meant by", async () => {
    const first = await code();
    for (let each = 0; each < 3; each += 1) {
      await client()
        .account.otpValidate({ phone, request_id: requestId, otp: otherThan(first) })
        .catch(() => undefined);
    }
    api.clock.advance(60);
    const second = (await client().account.otpResend({ phone, request_id: requestId })).data.otp ?? "";
    const wrong = () =>
      client().account.otpValidate({ phone, request_id: requestId, otp: noneOf([first, second]) });
    await expect(wrong()).rejects.toMatchObject({ data: { context: { tries_left: 4 } } });
    await expect(wrong()).rejects.toMatchObject({ data: { context: { tries_left: 3 } } });
    await expect(
      client().account.otpValidate({ phone, request_id: requestId, otp: first }),
    ).rejects.toMatchObject({
      code: "otp_exhausted",
    });
    expect(
      (await client().account.otpValidate({ phone, request_id: requestId, otp: second })).data.ticket,
    ).toBeTruthy();
  });

  test("ends with the other codes of its request when one of them is used", async () => {
    const first = await code();
    api.clock.advance(60);
    const second = (await client().account.otpResend({ phone, request_id: requestId })).data.otp ?? "";
    await client().account.otpValidate({ phone, request_id: requestId, otp: second });
    await expect(
      client().account.otpValidate({ phone, request_id: requestId, otp: first }),
    ).rejects.toMatchObject({
      code: "otp_expired",
    });
  });

  test("cannot be guessed more than twenty times a day, however many codes are asked for", async () => {
    for (let round = 0; round < 4; round += 1) {
      const right = await code();
      for (let each = 0; each < 5; each += 1) {
        await client()
          .account.otpValidate({ phone, request_id: requestId, otp: otherThan(right) })
          .catch(() => undefined);
      }
      api.clock.advance(600);
    }
    const right = await code();
    await expect(
      client().account.otpValidate({ phone, request_id: requestId, otp: right }),
    ).rejects.toMatchObject({
      code: "too_many_requests",
    });
  });

  test("that the gateway refused is void, so that another can be asked for at once", async () => {
    let isDown = true;
    const { createClient, messages, clock } = putTogether(api.db, {}, () =>
      isDown ? Promise.reject(new MessageNotTaken("No.")) : Promise.resolve(),
    );
    clock.advance((api.clock.now().getTime() - clock.now().getTime()) / 1000);
    const known = await createShopper(api);
    for (const number of [phone, known.nationalPhone]) {
      await expect(createClient().account.sendOtp({ phone: number })).rejects.toMatchObject({
        code: "sms_not_sent",
        status: 503,
        message: "মেসেজটি এখন পাঠানো গেল না। আবার চেষ্টা করুন।",
      });
    }
    isDown = false;
    const english = createClient({ [callHeaders.language]: "en" });
    expect((await english.account.sendOtp({ phone })).message).toBe(`We have sent a code to ${phone}.`);
    expect(messages.at(-1)?.to).toBe(internationalPhone(phone));
  });
});

describe("sign-up and sign-in", () => {
  test("open an account with a ticket that sign-in could not use, and sign in at once", async () => {
    const proof = await ticket();
    const unknown = await client().account.signin({ language: "en", phone, ticket: proof });
    expect(unknown).toEqual({
      success: false,
      status: 0,
      message: "The number cannot be found",
      user: [],
      access_token: null,
      left_out_pieces: 0,
      left_out: [],
      device_mark: null,
    });
    const registered = await client().account.customerRegistration({
      language: "bn",
      phone,
      ticket: proof,
      ...person,
    });
    expect(registered).toMatchObject({
      success: true,
      status: 1,
      message: "আপনার অ্যাকাউন্ট তৈরি হয়েছে। স্বাগতম, রহিমা!",
      user: [{ first_name: "রহিমা", last_name: "খাতুন", mobile: phone, email: "rahima@example.com" }],
    });
    const signedIn = api.createClient({ authorization: `Bearer ${registered.access_token}` });
    expect((await signedIn.account.customerProfile({ language: "en" })).data[0]?.mobile).toBe(phone);
    const [customer] = await api.db
      .select()
      .from(customerTable)
      .where(eq(customerTable.phone, internationalPhone(phone)));
    expect(customer?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("use a ticket once, within ten minutes, and only for its phone", async () => {
    const known = await createShopper(api);
    phone = known.nationalPhone;
    const proof = await ticket();
    const signIn = (ticketGiven: string, phoneGiven = phone) =>
      client().account.signin({ language: "en", phone: phoneGiven, ticket: ticketGiven });
    expect((await signIn(proof, "01911111111")).status).toBe(3);
    expect((await signIn("made up")).status).toBe(3);
    const statuses = await Promise.all([signIn(proof), signIn(proof), signIn(proof)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([1, 3, 3]);
    api.clock.advance(3600);
    const late = await ticket();
    api.clock.advance(601);
    expect(await signIn(late)).toMatchObject({ status: 3, access_token: null });
  });

  test("refuse a blocked account and one that exists already", async () => {
    const blocked = await createShopper(api, { status: "blocked" });
    phone = blocked.nationalPhone;
    const proof = await ticket();
    expect((await client().account.signin({ language: "en", phone, ticket: proof })).status).toBe(2);
    expect(
      (await client().account.customerRegistration({ language: "en", phone, ticket: proof, ...person }))
        .status,
    ).toBe(0);
    await expect(blocked.client.account.customerProfile({ language: "en" })).rejects.toMatchObject({
      code: "sign_in_required",
    });
    expect(
      (await client().account.customerRegistration({ language: "en", phone, ticket: "bad", ...person }))
        .status,
    ).toBe(2);
  });

  test("keep neither token nor ticket but their hashes", async () => {
    const known = await createShopper(api);
    phone = known.nationalPhone;
    const proof = await ticket();
    const signedIn = await client().account.signin({ language: "en", phone, ticket: proof });
    const kept = JSON.stringify([
      await api.db.select().from(sessionTable),
      await api.db.select().from(signInTicketTable),
    ]);
    for (const secret of [signedIn.access_token ?? "?", proof]) expect(kept).not.toContain(secret);
    expect(signedIn.access_token).toMatch(/^[\w-]{43}$/);
  });

  test("refuse a password that anybody would try", async () => {
    const proof = await ticket();
    for (const password of ["Bangladesh123", "1234567890", "aaaaaaaaaaaa", "abcabcabcabc", `my ${phone}`]) {
      await expect(
        client().account.customerRegistration({ language: "en", phone, ticket: proof, ...person, password }),
      ).rejects.toMatchObject({
        code: "invalid_input",
        data: { errors: [{ field: "password", code: "password_common" }] },
      });
    }
    expect(isCommonPassword("correct horse battery")).toBe(false);
    expect(isCommonPassword("9876543210")).toBe(true);
  });

  test("say in the shopper's language what is wrong with each field, and change nothing", async () => {
    const before = await tableContents(api.db);
    const attempt = client().account.customerRegistration({
      language: "bn",
      phone: "0171",
      ticket: "x",
      first_name: "R",
      last_name: "<b>",
      password: "short",
      email: "nobody",
      terms: false as never,
    });
    await expect(attempt).rejects.toMatchObject({
      code: "invalid_input",
      data: {
        errors: [
          { field: "phone", message: "মোবাইল নম্বর ১১ সংখ্যার হতে হবে" },
          { field: "first_name", code: "name_length" },
          { field: "last_name", code: "name_characters" },
          { field: "password", message: "পাসওয়ার্ড অন্তত ১০ অক্ষরের হতে হবে।" },
          { field: "email", code: "email_invalid" },
          { field: "terms", code: "terms_required" },
        ],
      },
    });
    expect(await tableContents(api.db)).toEqual(before);
  });
});

describe("a session", () => {
  test("ends for good at sign-out, and others of the same customer go on", async () => {
    const shopper = await createShopper(api);
    phone = shopper.nationalPhone;
    const other = await client().account.signin({ language: "en", phone, ticket: await ticket() });
    const signedOut = await shopper.client.account.logout({});
    expect(signedOut).toMatchObject({ data: { status: 1 }, message: "আপনি সাইন আউট করেছেন।" });
    await expect(shopper.client.account.customerProfile({ language: "en" })).rejects.toMatchObject({
      code: "sign_in_required",
      status: 401,
    });
    const elsewhere = api.createClient({ authorization: `Bearer ${other.access_token}` });
    expect((await elsewhere.account.customerProfile({ language: "en" })).success).toBe(true);
  });

  test("ends after 180 days", async () => {
    const shopper = await createShopper(api);
    phone = shopper.nationalPhone;
    const { access_token } = await client().account.signin({ language: "en", phone, ticket: await ticket() });
    const signedIn = () => api.createClient({ authorization: `Bearer ${access_token}` });
    api.clock.advance(180 * 24 * 3600 - 1);
    expect((await signedIn().account.customerProfile({ language: "en" })).success).toBe(true);
    api.clock.advance(1);
    await expect(signedIn().account.customerProfile({ language: "en" })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe("a guest who signs in", () => {
  test("keeps the carts of every shop, added up and capped at ten of a product", async () => {
    const [one, two] = [await createTestShop(api.db), await createTestShop(api.db)];
    const shopper = await createShopper(api);
    phone = shopper.nationalPhone;
    const proof = await ticket();
    const put = (
      who: typeof shopper.client,
      shop: typeof one,
      id_product: number,
      quantity: number,
      values?: number[],
    ) =>
      who.cart.addToCart({
        language: "en",
        seller_key: shop.sellerKey,
        id_product,
        quantity,
        ...(values ? { id_product_attribute: values } : {}),
      });
    const { s, m, red } = one.values;
    await put(shopper.client, one, one.rice.id, 3);
    await put(shopper.client, one, one.shirt.id, 7, [s, red]);
    const key = (await put(api.createClient(), one, one.rice.id, 9)).data.cart_key ?? "";
    const guest = api.createClient({ [callHeaders.cartKey]: key });
    await put(guest, one, one.shirt.id, 5, [m, red]);
    await put(guest, two, two.tea.id, 2);

    const signedIn = await guest.account.signin({ language: "en", phone, ticket: proof });
    const after = api.createClient({
      authorization: `Bearer ${signedIn.access_token}`,
      [callHeaders.cartKey]: key,
    });
    const lines = async (shop: typeof one, who = after) =>
      (await who.cart.showCart({ language: "en", sellerKey: shop.sellerKey })).data.items.map((line) => [
        line.slug,
        line.product_attribute.map(({ name }) => name).join(" "),
        line.quantity,
      ]);
    expect((await lines(one)).sort()).toEqual([
      ["rice", "", 10],
      ["shirt", "M Red", 3],
      ["shirt", "S Red", 7],
    ]);
    expect(await lines(two)).toEqual([["tea", "", 2]]);
    expect(await lines(one, guest)).toEqual([]);
  });

  test("up keeps the cart too", async () => {
    const shop = await createTestShop(api.db);
    const proof = await ticket();
    const added = await api
      .createClient()
      .cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.rice.id });
    const guest = api.createClient({ [callHeaders.cartKey]: added.data.cart_key ?? "" });
    const registered = await guest.account.customerRegistration({
      language: "en",
      phone,
      ticket: proof,
      ...person,
    });
    const after = api.createClient({ authorization: `Bearer ${registered.access_token}` });
    expect((await after.cart.cartProductQuantity({ sellerKey: shop.sellerKey })).data.quantity).toBe(1);
  });
});
