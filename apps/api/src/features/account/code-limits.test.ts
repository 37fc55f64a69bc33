import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callHeaders } from "@haat/contract/shared/client";
import { internationalPhone } from "@haat/contract/shared/phone";
import { randomDigits } from "../../security/secrets";
import { createSms, MessageNotTaken } from "../../outside/sms";
import { readSmsSettings } from "../../process/sms-settings";
import { cutAt } from "../../testing/cut-database";
import { startReceiver, type Answer } from "../../testing/local-receiver";
import { createShopper, putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { tableContents } from "../../testing/table-contents";
import { customerTable, oneTimeCodeTable } from "./account.table";

let api: TestApi;
let phones = 0;
const nextPhone = () => `016${String((phones += 1)).padStart(8, "0")}`;

/** As many codes as asked for, each for another phone, twenty from an address. @returns each with its code */
async function sendCodes(count: number): Promise<{ phone: string; otp: string; request_id: string }[]> {
  const sent: { phone: string; otp: string; request_id: string }[] = [];
  for (let each = 0; each < count; each += 1) {
    const phone = nextPhone();
    const client = api.createClient({ [callHeaders.clientAddress]: `198.51.100.${Math.floor(phones / 20)}` });
    const { otp, request_id } = (await client.account.sendOtp({ phone })).data;
    sent.push({ phone, otp: otp ?? "", request_id });
  }
  return sent;
}

const linesOf = (words: string) =>
  api.log
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ msg }) => msg.includes(words));

describe("codes of a hundred thousand", () => {
  const count = 100_000;

  test("are six digits, each digit as likely as the others at every place", () => {
    const unsafe = vi.spyOn(Math, "random");
    const codes = Array.from({ length: count }, () => randomDigits(6));
    expect(unsafe).not.toHaveBeenCalled();
    unsafe.mockRestore();
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    // Pearson's chi-square with 9 degrees of freedom: over 60 once in a billion times.
    const unevenness = (texts: string[]) => {
      const expected = texts.length / 10;
      const counts = Array.from(
        { length: 10 },
        (_, digit) => texts.filter((text) => text === String(digit)).length,
      );
      return counts.reduce((sum, observed) => sum + (observed - expected) ** 2 / expected, 0);
    };
    for (let place = 0; place < 6; place += 1) {
      expect(unevenness(codes.map((code) => code.charAt(place)))).toBeLessThan(60);
    }
    // The difference of one code to the next tells nothing either.
    const steps = codes.slice(1).map((code, at) => String((Number(code) - Number(codes[at]) + 1e6) % 10));
    expect(unevenness(steps)).toBeLessThan(60);
    // A million codes, a hundred thousand draws: 95,163 different ones, give or take 70 (one standard deviation).
    expect(Math.abs(new Set(codes).size - 95_163)).toBeLessThan(500);
  });
});

describe("a flood of codes", () => {
  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  test("that nobody types in is stopped, and goes on once enough of them are", async () => {
    // As many at once as there may be of people who are still reading theirs.
    const sent = await sendCodes(60);
    api.clock.advance(90);
    const before = await tableContents(api.db);
    const phone = nextPhone();
    const english = api.createClient({ [callHeaders.language]: "en" });
    for (const each of [phone, (await createShopper(api)).nationalPhone]) {
      await expect(english.account.sendOtp({ phone: each })).rejects.toMatchObject({
        code: "sms_paused",
        status: 503,
        message: "We are not sending codes just now. Please try again in 60 seconds.",
        data: { context: { retry_after: 60 } },
      });
    }
    const overHttp = await api.fetch(
      new Request("http://api.test/api/v1/otp_resend", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ phone, request_id: "of an earlier code" }),
      }),
    );
    expect([overHttp.status, overHttp.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(api.messages).toHaveLength(60);
    expect((await tableContents(api.db))["one_time_code"]).toBe(before["one_time_code"]);
    expect(linesOf("sending codes is paused")[0]).toMatchObject({ level: 50, sent: 60, used: 0 });
    for (const each of sent.slice(0, 12)) await api.createClient().account.otpValidate(each);
    expect((await english.account.sendOtp({ phone })).success).toBe(true);
  });

  test("is forgotten after ten minutes", async () => {
    await sendCodes(50);
    api.clock.advance(90);
    await expect(sendCodes(1)).rejects.toMatchObject({ code: "sms_paused" });
    api.clock.advance(600);
    expect(await sendCodes(1)).toHaveLength(1);
  });

  test("is not seen in the few of a quiet hour, nor where the watch is off", async () => {
    await sendCodes(49);
    api.clock.advance(90);
    const unwatched = putTogether(api.db, { codeBreaker: { watchFrom: 0, leastUsedPercent: 20 } });
    await sendCodes(1);
    expect((await unwatched.createClient().account.sendOtp({ phone: nextPhone() })).success).toBe(true);
  });

  test("that the gateway refused says nothing of who types them in", async () => {
    const { createClient, clock } = putTogether(api.db, {}, () => Promise.reject(new MessageNotTaken("No.")));
    for (let each = 0; each < 60; each += 1) {
      const client = createClient({ [callHeaders.clientAddress]: `198.51.100.${Math.floor(each / 20)}` });
      await expect(client.account.sendOtp({ phone: nextPhone() })).rejects.toMatchObject({
        code: "sms_not_sent",
      });
    }
    api.clock.advance(90 + (clock.now().getTime() - api.clock.now().getTime()) / 1000);
    expect(await sendCodes(1)).toHaveLength(1);
  });

  test("at the same moment for one phone is one message", async () => {
    const phone = nextPhone();
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => api.createClient().account.sendOtp({ phone })),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(api.messages).toHaveLength(1);
  });

  test("of wrong codes at the same moment is counted one by one", async () => {
    const [{ phone, otp, request_id } = { phone: "", otp: "", request_id: "" }] = await sendCodes(1);
    const wrong = otp === "000000" ? "111111" : "000000";
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        api.createClient().account.otpValidate({ phone, otp: wrong, request_id }),
      ),
    );
    const codes = tried.map((each) =>
      each.status === "rejected" ? (each.reason as { code: string }).code : "",
    );
    expect(codes.filter((code) => code === "otp_wrong")).toHaveLength(4);
    expect(codes.filter((code) => code === "otp_exhausted")).toHaveLength(16);
  });

  test("of wrong codes from one address ends after three hundred, whatever the phones", async () => {
    const sent = await sendCodes(76);
    const attacker = api.createClient({ [callHeaders.clientAddress]: "203.0.113.77" });
    const guess = ({ otp, ...whose }: (typeof sent)[number]) =>
      attacker.account
        .otpValidate({ ...whose, otp: otp === "000000" ? "111111" : "000000" })
        .catch(({ code }: { code: string }) => code);
    for (const target of sent.slice(0, 75)) {
      for (let each = 0; each < 4; each += 1) expect(await guess(target)).toBe("otp_wrong");
    }
    const [last = { phone: "", otp: "", request_id: "" }] = sent.slice(-1);
    expect(await guess(last)).toBe("too_many_requests");
    expect((await api.createClient().account.otpValidate(last)).data.ticket).toBeTruthy();
  });

  test("raises the alarm with the message that spends the day's budget, once a day", async () => {
    const { createClient, log, clock, fetch } = putTogether(api.db, {
      smsPrice: 40,
      smsDayBudget: 100,
      metricsToken: "a-token-for-metrics",
    });
    const alarms = () => log.filter((line) => line.includes("budget for text messages is spent"));
    const send = () => createClient().account.sendOtp({ phone: nextPhone() });
    await send();
    await send();
    expect(alarms()).toEqual([]);
    await send();
    await send();
    expect(alarms().map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 50, messages: 3, spent: 120, budget: 100 },
    ]);
    const metrics = await fetch(
      new Request("http://api.test/metrics", { headers: { authorization: "Bearer a-token-for-metrics" } }),
    );
    const text = await metrics.text();
    expect(text).toContain('haat_events_total{event="text_message_budget_spent"} 1');
    expect(text).toContain('haat_events_total{event="text_message_sent"} 4');
    clock.advance(24 * 3600);
    for (let each = 0; each < 3; each += 1) await send();
    expect(alarms()).toHaveLength(2);
  });
});

describe("a gateway that does not take codes", () => {
  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  /** An API whose gateway answers so; without an answer it is silent until the time is over. */
  async function behind(answer: Answer) {
    const receiver = await startReceiver(() => answer);
    const sms = readSmsSettings({
      SMS: "http",
      SMS_URL: `${receiver.url}/send`,
      SMS_BODY: "{to} {text}",
      // Long enough for a busy machine to have received what it then leaves unanswered.
      SMS_TIMEOUT: answer === "silence" ? "1500" : "5000",
      SMS_HEADERS: '{"content-type":"text/plain"}',
      SMS_TAKEN_IF: "queued",
    });
    const gateway = createSms(sms, pino({ level: "silent" }));
    const { createClient, clock, log } = putTogether(api.db, { smsPrice: 40, smsDayBudget: 40 }, () =>
      gateway.send({ to: "+8801712345678", text: "a code" }),
    );
    const send = (phone: string) =>
      createClient()
        .account.sendOtp({ phone })
        .catch(({ code }: { code: string }) => code);
    return { receiver, send, createClient, clock, log };
  }

  test.each<[string, Answer]>([
    ["refuses", { status: 403 }],
    ["does not say that it took them", { status: 200, body: "no balance" }],
  ])("and %s lets another be asked for at once, five in an hour and no more", async (_, answer) => {
    const { receiver, send, log } = await behind(answer);
    const phone = nextPhone();
    const codes: unknown[] = [];
    for (let each = 0; each < 8; each += 1) codes.push(await send(phone));
    expect(codes).toEqual([
      ...Array<string>(5).fill("sms_not_sent"),
      ...Array<string>(3).fill("too_many_requests"),
    ]);
    expect(receiver.received).toHaveLength(5);
    const alarms = log.filter((line) => line.includes("budget for text messages is spent"));
    expect(alarms).toHaveLength(1);
    await receiver.close();
  });

  test.each<[string, Answer]>([
    ["is silent", "silence"],
    ["fails", { status: 500 }],
  ])("and %s gets one a minute for a phone", async (_, answer) => {
    const { receiver, send, clock } = await behind(answer);
    const phone = nextPhone();
    expect([await send(phone), await send(phone)]).toEqual(["sms_not_sent", "too_many_requests"]);
    clock.advance(60);
    expect(await send(phone)).toBe("sms_not_sent");
    await expect.poll(() => receiver.received).toHaveLength(2);
    await receiver.close();
  });

  test("gets three hundred in an hour from an address, whatever the phones", async () => {
    const { receiver, send } = await behind({ status: 403 });
    const codes: unknown[] = [];
    for (let each = 0; each < 320; each += 1) codes.push(await send(nextPhone()));
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(20);
    expect(receiver.received).toHaveLength(300);
    await receiver.close();
  });

  test("makes codes that open nothing, should they come all the same", async () => {
    let isDown = false;
    const { createClient, messages, clock } = putTogether(api.db, {}, () =>
      isDown
        ? Promise.reject(new Error("The text message gateway did not answer (TimeoutError)."))
        : Promise.resolve(),
    );
    const { account } = createClient();
    const phone = nextPhone();
    const { request_id } = (await account.sendOtp({ phone })).data;
    isDown = true;
    clock.advance(60);
    await expect(account.otpResend({ phone, request_id })).rejects.toMatchObject({ code: "sms_not_sent" });
    clock.advance(1);
    const otp = messages.at(-1)?.text.slice(0, 6) ?? "";
    await expect(account.otpValidate({ phone, otp, request_id })).rejects.toMatchObject({
      code: "otp_expired",
    });
  });
});

describe("nobody learns from sign-in", () => {
  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  test("whether a phone has an account: the database is asked the same for both", async () => {
    const known = await createShopper(api);
    const counted = cutAt(api.db, Infinity);
    const { createClient } = putTogether(counted.db);
    const statements = async (work: () => Promise<unknown>) => {
      const before = counted.seen();
      await work().catch(() => undefined);
      return counted.seen() - before;
    };
    const send = (phone: string) => statements(() => createClient().account.sendOtp({ phone }));
    const enter = (phone: string) =>
      statements(() =>
        createClient().account.signinPassword({ language: "en", phone, password: "wrong wrong" }),
      );
    // Each kind of connection opens with statements of its own.
    await send(nextPhone());
    expect(await send(known.nationalPhone)).toBe(await send(nextPhone()));
    expect(await enter(known.nationalPhone)).toBe(await enter(nextPhone()));
    await counted.close();
  });

  test("a code, a token, a ticket or a password, from any answer or the log, outside demo mode", async () => {
    const serious = putTogether(api.db, { demo: false, metricsToken: "a-token-for-metrics" });
    const answers: string[] = [];
    const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
      const response = await serious.fetch(
        new Request(`http://api.test${path}`, {
          method: body ? "POST" : "GET",
          headers: { "content-type": "application/json", ...headers },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      answers.push([...response.headers].join("\n") + text);
      return JSON.parse(text.startsWith("{") ? text : "{}") as {
        data?: { ticket?: string; otp?: string | null; request_id?: string };
        access_token?: string;
      };
    };
    const phone = nextPhone();
    const sent = await ask("/api/v1/send_otp", { phone });
    expect(sent.data?.otp).toBeNull();
    const request_id = sent.data?.request_id;
    const otp = serious.messages[0]?.text.slice(0, 6) ?? "";
    await ask("/api/v1/send_otp", { phone });
    await ask("/api/v1/otp_validate", { phone, request_id, otp: otp === "000000" ? "111111" : "000000" });
    await ask("/api/v1/otp_validate", { phone, request_id, otp: `${otp}1` });
    const { data } = await ask("/api/v1/otp_validate", { phone, request_id, otp });
    await ask("/api/v1/otp_validate", { phone, request_id, otp });
    const ticket = data?.ticket ?? "";
    const password = "a long wooden boat";
    const person = { first_name: "Rahima", last_name: "Khatun", terms: true };
    const { access_token: token = "" } = await ask("/api/v1/customer_registration/en", {
      phone,
      ticket,
      password,
      ...person,
    });
    await ask("/api/v1/signin_password/en", { phone, password: `${password} no` });
    const again = await ask("/api/v1/signin_password/en", { phone, password });
    await ask("/api/v1/sessions/en", undefined, { authorization: `Bearer ${token}` });
    await ask("/metrics", undefined, { authorization: "Bearer a-token-for-metrics" });
    expect(otp).toMatch(/^\d{6}$/);
    expect(answers.filter((answer) => answer.includes(otp))).toEqual([]);
    expect(answers.filter((answer) => answer.includes(ticket))).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes(token))).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes(password))).toEqual([]);
    const logged = serious.log.join("\n");
    for (const secret of [otp, ticket, token, again.access_token ?? "?", password, phone]) {
      expect(logged).not.toContain(secret);
    }
    const kept = JSON.stringify([
      await api.db.select().from(oneTimeCodeTable),
      await api.db.select().from(customerTable),
    ]);
    for (const secret of [otp, ticket, token, password]) expect(kept).not.toContain(secret);
    expect(kept).toContain(internationalPhone(phone));
  });
});
