import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callHeaders } from "@haat/contract/shared/client";
import { MessageNotTaken } from "../../outside/sms";
import { createShopper, putTogether, startTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
let phone = "";
let phones = 0;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  phones += 1;
  phone = `015${String(phones).padStart(8, "0")}`;
  api.clock.advance(2 * 24 * 3600);
});

const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");
const codeOf = (refused: unknown) => (refused as { code: string }).code;

/** A browser somewhere; one that has signed in before brings its mark. */
const browser = (mark?: string | null) =>
  api.createClient({
    [callHeaders.clientAddress]: `10.1.0.${phones % 250}`,
    ...(mark && { [callHeaders.deviceMarks]: mark }),
  }).account;

const ask = async (account = browser()) => {
  const { otp, request_id } = (await account.sendOtp({ phone })).data;
  return { phone, otp: otp ?? "", request_id };
};

/** Signs a known customer in with a new browser. @returns the mark that the browser gets */
async function signInOnce(): Promise<string | null> {
  const { ticket } = (await browser().otpValidate(await ask())).data;
  const entered = await browser().signin({ language: "en", phone, ticket });
  expect(entered.status).toBe(1);
  return entered.device_mark;
}

/** Uses up what browsers that never signed in may try with the phone in a day. */
async function guessTwentyTimes() {
  for (let round = 0; round < 4; round += 1) {
    const sent = await ask();
    for (let each = 0; each < 5; each += 1)
      await browser()
        .otpValidate({ ...sent, otp: otherThan(sent.otp) })
        .catch(() => undefined);
    api.clock.advance(60);
  }
}

describe("a code", () => {
  test("asked for in one browser opens nothing in another, which cannot burn it either", async () => {
    const own = await ask();
    api.clock.advance(60);
    const foreign = await ask();
    expect(foreign.request_id).not.toBe(own.request_id);
    for (const request_id of [foreign.request_id, "made up"])
      for (let each = 0; each < 6; each += 1)
        await expect(browser().otpValidate({ ...own, request_id })).rejects.toMatchObject({ status: 422 });
    expect((await browser().otpValidate(own)).data.ticket).toMatch(/^[\w-]{43}$/);
  });

  test("that is sent again belongs to the same request; an id that nobody was given begins a new one", async () => {
    const first = await ask();
    api.clock.advance(60);
    const again = (await browser().otpResend({ phone, request_id: first.request_id })).data;
    expect(again.request_id).toBe(first.request_id);
    api.clock.advance(60);
    const forged = (await browser().otpResend({ phone, request_id: "made up" })).data;
    expect(forged.request_id).not.toBe("made up");
    expect((await browser().otpValidate(first)).data.ticket).toBeTruthy();
    const { otp, request_id } = forged;
    expect((await browser().otpValidate({ phone, otp: otp ?? "", request_id })).data.ticket).toBeTruthy();
  });

  test("stays good when the secret is followed by another", async () => {
    const [older, newer] = ["an older secret of the tests 0123", "a newer secret of the tests 4567"];
    const before = putTogether(api.db, { secrets: [older] });
    const { otp, request_id } = (await before.createClient().account.sendOtp({ phone })).data;
    const given = { phone, otp: otp ?? "", request_id };
    const stranger = putTogether(api.db, { secrets: [newer] });
    await expect(stranger.createClient().account.otpValidate(given)).rejects.toMatchObject({
      code: "otp_wrong",
    });
    const after = putTogether(api.db, { secrets: [newer, older] });
    expect((await after.createClient().account.otpValidate(given)).data.ticket).toBeTruthy();
  });

  test("asked for twice with one key is one message, with the same answer", async () => {
    const before = api.messages.length;
    const context = { context: { idempotencyKey: `key of ${phone}` } };
    const answers = await Promise.all([
      browser().sendOtp({ phone }, context),
      browser().sendOtp({ phone }, context),
    ]);
    api.clock.advance(10);
    const late = await browser().sendOtp({ phone }, context);
    expect(api.messages.length - before).toBe(1);
    expect(new Set([...answers, late].map(({ data }) => `${data.request_id} ${data.otp}`)).size).toBe(1);
    expect(late.data).toMatchObject({ expires_in: 170, resend_in: 50 });
    const { request_id } = late.data;
    await expect(browser().otpResend({ phone, request_id }, context)).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  test("whose message was not taken leaves its key free for another try", async () => {
    let isDown = true;
    const { createClient, messages } = putTogether(api.db, {}, () =>
      isDown ? Promise.reject(new MessageNotTaken("No.")) : Promise.resolve(),
    );
    const send = () => createClient().account.sendOtp({ phone }, { context: { idempotencyKey: "a key" } });
    await expect(send()).rejects.toMatchObject({ code: "sms_not_sent" });
    isDown = false;
    expect((await send()).success).toBe(true);
    expect(messages).toHaveLength(2);
  });
});

describe("a number that strangers try", () => {
  beforeEach(async () => {
    phone = (await createShopper(api)).nationalPhone;
  });

  test("is locked for strangers, not for a browser that has signed in with it", async () => {
    const mark = await signInOnce();
    api.clock.advance(3600);
    await guessTwentyTimes();
    const locked = await ask();
    await expect(browser().otpValidate(locked)).rejects.toMatchObject({ code: "too_many_requests" });
    const own = await ask(browser(mark));
    expect((await browser(mark).otpValidate(own)).data.ticket).toBeTruthy();
  });

  test("sends codes to a browser that has signed in with it when strangers have used up theirs", async () => {
    const mark = await signInOnce();
    for (let each = 0; each < 9; each += 1) {
      api.clock.advance(1200);
      await ask();
    }
    api.clock.advance(1200);
    await expect(ask()).rejects.toMatchObject({ code: "too_many_requests" });
    expect((await ask(browser(mark))).otp).toMatch(/^\d{6}$/);
  });

  test("gives a browser that has signed in with it twenty tries of its own, and no more", async () => {
    const mark = await signInOnce();
    const outcomes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      api.clock.advance(3600);
      const sent = await ask(browser(mark));
      for (let each = 0; each < 5; each += 1)
        outcomes.push(
          await browser(mark)
            .otpValidate({ ...sent, otp: otherThan(sent.otp) })
            .then(String, codeOf),
        );
    }
    expect(outcomes.filter((code) => code === "too_many_requests")).toHaveLength(5);
    // Those of strangers are all left.
    expect((await browser().otpValidate(await ask())).data.ticket).toBeTruthy();
  });

  test("is not opened by the mark of another number, or one that somebody made up", async () => {
    const mark = await signInOnce();
    const own = phone;
    phone = (await createShopper(api)).nationalPhone;
    await guessTwentyTimes();
    const foreign = [mark ?? "", `${(mark ?? "").split(".")[0]}.${"A".repeat(43)}`, "x", ".", `${mark},`];
    for (const bad of foreign) {
      const sent = await ask(browser(bad)).catch(codeOf);
      const tried = typeof sent === "string" ? sent : await browser(bad).otpValidate(sent).catch(codeOf);
      expect(tried).toBe("too_many_requests");
    }
    expect(own).not.toBe(phone);
  });

  test("keeps the mark that its browser has, among those of other numbers", async () => {
    const mark = await signInOnce();
    expect(mark).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    api.clock.advance(60);
    const marks = `someone.else,${mark}`;
    const { ticket } = (await browser(marks).otpValidate(await ask(browser(marks)))).data;
    expect((await browser(marks).signin({ language: "en", phone, ticket })).device_mark).toBe(mark);
  });

  test("takes its password while its codes are locked, and wrong passwords lock strangers alone", async () => {
    const person = {
      first_name: "Rahim",
      last_name: "Uddin",
      password: "a long wooden boat",
      terms: true as const,
    };
    phone = `015${String(90_000_000 + phones)}`;
    const { ticket } = (await browser().otpValidate(await ask())).data;
    const { device_mark } = await browser().customerRegistration({
      language: "en",
      phone,
      ticket,
      ...person,
    });
    api.clock.advance(3600);
    await guessTwentyTimes();
    const enter = (password: string, mark?: string | null) =>
      browser(mark)
        .signinPassword({ language: "en", phone, password })
        .then(({ status }) => status, codeOf);
    expect(await enter(person.password)).toBe(1);
    for (let each = 0; each < 20; each += 1) await enter("wrong wrong wrong");
    expect(await enter(person.password)).toBe("too_many_requests");
    expect(await enter(person.password, device_mark)).toBe(1);
  });

  test("gets forty codes in a day at most, however many browsers have signed in with it", async () => {
    const mark = (await signInOnce()) ?? "";
    const marks = [mark];
    for (let each = 0; each < 4; each += 1) {
      api.clock.advance(60);
      marks.push((await signInOnce()) ?? "");
    }
    let sent = 5;
    for (let hour = 0; hour < 12; hour += 1) {
      api.clock.advance(3600);
      for (const each of marks)
        sent += await ask(browser(each)).then(
          () => 1,
          () => 0,
        );
    }
    expect(sent).toBe(40);
  });
});
