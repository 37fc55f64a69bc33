import { afterEach, describe, expect, test } from "vitest";
import { pino } from "pino";
import { startReceiver, type Answer } from "../testing/local-receiver";
import { readConfig } from "../process/config";
import { createSms } from "./sms";
import { readSmsSettings } from "../process/sms-settings";

const secret = "gateway-secret-77";
const message = { to: "+8801712345678", text: '482913 আপনার হাট কোড\n\n@localhost #482913 "&<' };
const silent = pino({ level: "silent" });

let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

async function gateway(answer: Answer, settings: Record<string, string> = {}) {
  receiver = await startReceiver(() => answer);
  const sms = readSmsSettings({
    SMS: "http",
    SMS_URL: `${receiver.url}/send`,
    SMS_BODY: '{"to":"{to_digits}","message":"{text}"}',
    SMS_HEADERS: '{"content-type":"application/json","authorization":"Bearer {secret}"}',
    SMS_SECRET: secret,
    // Only silence is waited for: an answer of this machine may take its time while the machine is busy.
    SMS_TIMEOUT: answer === "silence" ? "200" : "9000",
    ...settings,
  });
  return createSms(sms, silent);
}

describe("a message goes to the gateway", () => {
  test("as JSON, with the secret in a header", async () => {
    const sms = await gateway({ status: 202, body: "queued" });
    await sms.send(message);
    const [request] = receiver?.received ?? [];
    expect(request).toMatchObject({ method: "POST", path: "/send" });
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${secret}`,
      "content-type": "application/json",
    });
    expect(JSON.parse(request?.body.toString() ?? "")).toEqual({
      to: "8801712345678",
      message: message.text,
    });
  });

  test("as a form", async () => {
    const sms = await gateway(
      { status: 200 },
      {
        SMS_HEADERS: '{"Content-Type":"application/x-www-form-urlencoded"}',
        SMS_BODY: "key={secret}&number={to}&text={text}",
      },
    );
    await sms.send(message);
    const form = new URLSearchParams(receiver?.received[0]?.body.toString());
    expect(Object.fromEntries(form)).toEqual({ key: secret, number: message.to, text: message.text });
  });

  test("in the address alone", async () => {
    const address = "/send?key={secret}&to={to}&text={text}";
    receiver = await startReceiver(() => ({ status: 200 }));
    const settings = { SMS: "http", SMS_URL: receiver.url + address, SMS_METHOD: "GET", SMS_SECRET: secret };
    await createSms(readSmsSettings(settings), silent).send(message);
    const query = new URL(receiver.received[0]?.path ?? "", receiver.url).searchParams;
    expect(Object.fromEntries(query)).toEqual({ key: secret, to: message.to, text: message.text });
  });
});

describe("a message is not taken", () => {
  test.each<[string, Answer, Record<string, string>, RegExp]>([
    ["when the gateway fails", { status: 500, body: "oops" }, {}, /answered 500/],
    ["when it refuses the secret", { status: 401 }, {}, /answered 401/],
    ["when it is too slow", "silence", {}, /did not answer \(TimeoutError\)/],
    ["when it answers garbage", "noise", {}, /did not answer/],
    [
      "when it sends elsewhere, which would take the secret along",
      { status: 307, headers: { location: "http://127.0.0.1:1/steal" } },
      {},
      /answered 307/,
    ],
    [
      "when its words do not say so",
      { status: 200, body: '{"error":"no balance"}' },
      { SMS_TAKEN_IF: '"status":"ok"' },
      /did not say that it took/,
    ],
  ])("%s", async (_, answer, settings, words) => {
    const sms = await gateway(answer, settings);
    const error = await sms.send(message).catch((refused: Error) => refused);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(words);
    // Nothing that a log could keep bears the secret, the code or the phone.
    const kept = JSON.stringify({
      ...(error as Error),
      text: String((error as Error).stack),
      cause: (error as Error).cause,
    });
    for (const hidden of [secret, "482913", "8801712345678"]) expect(kept).not.toContain(hidden);
    expect(receiver?.received).toHaveLength(1);
  });

  test("when nobody listens", async () => {
    const sms = await gateway({ status: 200 });
    await receiver?.close();
    await expect(sms.send(message)).rejects.toThrow(/did not answer \(ECONNREFUSED\)/);
  });
});

describe("at start", () => {
  const right = { SMS: "http", SMS_URL: "https://sms.example/send", SMS_BODY: '{"a":"{to}","b":"{text}"}' };

  test("nothing needs to be set: messages are logged", () => {
    expect(readSmsSettings({})).toEqual({ port: "log" });
    expect(readSmsSettings({ SMS: "" })).toEqual({ port: "log" });
    expect(readConfig({ ...right, SMS_SECRET: "" }).sms).toMatchObject({ port: "http", method: "POST" });
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ["no address", { SMS_URL: "" }, /SMS_URL/],
    ["an address that is not encrypted", { SMS_URL: "http://sms.example/send" }, /SMS_URL/],
    ["a body without the text", { SMS_BODY: '{"a":"{to}"}' }, /\{text\}/],
    ["a body without the number", { SMS_BODY: '{"b":"{text}"}' }, /\{to\}/],
    ["a word that is not known", { SMS_BODY: '{"a":"{to}","b":"{text}","c":"{key}"}' }, /\{key\}/],
    ["a body that is no JSON", { SMS_BODY: "{to} {text}" }, /no JSON/],
    ["headers that are no JSON", { SMS_HEADERS: "a: b" }, /SMS_HEADERS/],
    ["a secret that is asked for and missing", { SMS_HEADERS: '{"x-key":"{secret}"}' }, /SMS_SECRET/],
    ["a secret that no header can hold", { SMS_SECRET: `${secret}\n` }, /SMS_SECRET/],
    ["a body for GET", { SMS_METHOD: "GET" }, /GET/],
    ["another port", { SMS: "pigeon" }, /SMS/],
    ["a time that is none", { SMS_TIMEOUT: "soon" }, /SMS_TIMEOUT/],
  ])("%s is refused in words that repeat no secret", (_, change, words) => {
    const read = () => readConfig({ SMS_SECRET: undefined, ...right, ...change });
    expect(read).toThrow(words);
    expect(() => readConfig({ SMS_SECRET: secret, ...right, SMS_TIMEOUT: "x" })).not.toThrow(secret);
  });
});
