import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { startReceiver, type Answer, type ReceivedRequest } from "../testing/local-receiver";
import { readCourierSettings } from "../process/courier-settings";
import { CourierUnreached, type BookedConsignment } from "./courier";
import { createCouriers } from "./create-couriers";

const account = { key: 'k-1"7', secret: "secret-4711", store: "88" };
const consignment: BookedConsignment = {
  number: "AB-12345",
  name: 'Rahim "R" Uddin',
  phone: "+8801712345678",
  address: 'House 5\\, Road "3"\n"}, {"cod_amount": 0, ধানমন্ডি',
  area: "Dhanmondi, Dhaka",
  cash: 125_050,
  value: 120_000,
  pieces: 2,
  items: 3,
  goods: "চাল, ডাল",
  weightGrams: 1500,
  note: "<b>Ring</b> & wait",
  shop: "Rahim's shop",
};

let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

const steadfastBody =
  '{"invoice":"{number}","recipient_name":"{name}","recipient_phone":"{phone}","recipient_address":"{address}","cod_amount":{cash},"note":"{note}","item_description":"{goods}","total_lot":{pieces}}';

/** A courier on this machine that answers as it is told, set as one like Steadfast is. */
async function courier(
  answerTo: Answer | ((request: ReceivedRequest) => Answer),
  settings: Record<string, string> = {},
) {
  const answer = typeof answerTo === "function" ? answerTo : () => answerTo;
  receiver = await startReceiver(answer);
  const { url } = receiver;
  const given = {
    COURIERS: "steadfast",
    STEADFAST_URL: `${url}/create_order`,
    STEADFAST_HEADERS: '{"content-type":"application/json","api-key":"{key}","secret-key":"{secret}"}',
    STEADFAST_BODY: steadfastBody,
    STEADFAST_TRACKING_AT: "consignment.tracking_code",
    STEADFAST_CONSIGNMENT_AT: "consignment.consignment_id",
    STEADFAST_FEE_AT: "consignment.fee",
    STEADFAST_MESSAGE_AT: "errors,message",
    // Only silence is waited for: an answer of this machine may take its time while the machine is busy.
    STEADFAST_TIMEOUT: answerTo === "silence" ? "1500" : "15000",
    ...settings,
  };
  const whole = Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, text.replace("{here}", url)]),
  );
  const port = createCouriers(readCourierSettings(whole, false));
  return { port, book: () => port.book("steadfast", account, consignment) };
}

const json = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) });
const taken = json(200, {
  status: 200,
  consignment: { consignment_id: 1_424_107, tracking_code: "15BAEB8A", fee: "60.50" },
});

describe("a parcel goes to a courier", () => {
  test("as JSON with the account in headers; nothing leaves its place, whatever it holds", async () => {
    const { port, book } = await courier(taken);
    expect(port.asks("steadfast")).toEqual(["key", "secret"]);
    expect(port.asks("pathao")).toBeUndefined();
    expect(await book()).toEqual({
      is: "booked",
      trackingCode: "15BAEB8A",
      consignment: "1424107",
      fee: 6050,
    });
    const [request] = receiver?.received ?? [];
    expect(request).toMatchObject({ method: "POST", path: "/create_order" });
    expect(request?.headers).toMatchObject({ "api-key": account.key, "secret-key": account.secret });
    expect(JSON.parse(request?.body.toString() ?? "")).toEqual({
      invoice: consignment.number,
      recipient_name: consignment.name,
      recipient_phone: "01712345678",
      recipient_address: consignment.address,
      cod_amount: 1250.5,
      note: consignment.note,
      item_description: consignment.goods,
      total_lot: 2,
    });
  });

  test("as a form, or in the address", async () => {
    const form = await courier(taken, {
      STEADFAST_URL: "{here}/shops/{store}/orders?key={key}",
      STEADFAST_HEADERS: '{"content-type":"application/x-www-form-urlencoded"}',
      STEADFAST_BODY:
        "n={number}&name={name}&phone={phone_international}&to={address}&in={area}&cash={cash}&kg={weight_kg}&g={weight_grams}&items={items}&value={value}&shop={shop}",
    });
    expect(form.port.asks("steadfast")).toEqual(["key", "store"]);
    await form.book();
    const [request] = receiver?.received ?? [];
    expect(request?.path).toBe("/shops/88/orders?key=k-1%227");
    expect(Object.fromEntries(new URLSearchParams(request?.body.toString()))).toEqual({
      n: "AB-12345",
      name: consignment.name,
      phone: "+8801712345678",
      to: consignment.address,
      in: "Dhanmondi, Dhaka",
      cash: "1250.5",
      kg: "1.5",
      g: "1500",
      items: "3",
      value: "1200",
      shop: "Rahim's shop",
    });
  });

  test("with a token that is asked for first, as Pathao wants it", async () => {
    const pathao = {
      STEADFAST_HEADERS: '{"content-type":"application/json","authorization":"Bearer {token}"}',
      STEADFAST_TOKEN_URL: "{here}/issue-token",
      STEADFAST_TOKEN_BODY: '{"client_id":"{key}","client_secret":"{secret}"}',
      STEADFAST_TRACKING_AT: "data.consignment_id",
      STEADFAST_FEE_AT: "data.delivery_fee",
    };
    const answer = ({ path }: ReceivedRequest) =>
      path === "/issue-token"
        ? json(200, { access_token: "a.token" })
        : json(200, { code: 200, data: { consignment_id: "DL250301ABC", delivery_fee: 80 } });
    const { book } = await courier(answer, pathao);
    expect(await book()).toMatchObject({ is: "booked", trackingCode: "DL250301ABC", fee: 8000 });
    const [token, booking] = receiver?.received ?? [];
    expect(JSON.parse(token?.body.toString() ?? "")).toEqual({
      client_id: account.key,
      client_secret: account.secret,
    });
    expect(booking?.headers.authorization).toBe("Bearer a.token");
  });

  test("not at all where no token is given: by a refusal the account is wrong, by all else it is tried again", async () => {
    const settings = {
      STEADFAST_TOKEN_URL: "{here}/issue-token",
      STEADFAST_TOKEN_BODY: '{"client_id":"{key}"}',
    };
    const wrong = await courier(json(401, { message: "Wrong client." }), settings);
    expect(await wrong.book()).toEqual({ is: "account_refused", message: "Wrong client." });
    for (const answer of [
      { status: 500 },
      "noise",
      json(200, {}),
      json(200, { access_token: "a\nb" }),
    ] as const) {
      await receiver?.close();
      const { book } = await courier(answer, settings);
      await expect(book()).rejects.toBeInstanceOf(CourierUnreached);
      expect(receiver?.received.map(({ path }) => path)).toEqual(["/issue-token"]);
    }
  });
});

describe("a courier says no", () => {
  test.each<[string, Answer, object]>([
    [
      "in a sentence",
      json(422, { message: "Phone is wrong." }),
      { is: "refused", message: "Phone is wrong." },
    ],
    [
      "field by field",
      json(400, { errors: { recipient_phone: ["Wrong phone."], cod_amount: ["Too\n much.\u0000"] } }),
      { is: "refused", message: "Wrong phone. Too much." },
    ],
    ["of the account", json(403, { message: "No." }), { is: "account_refused", message: "No." }],
    ["without a word", { status: 404, body: "<html>" }, { is: "refused", message: "" }],
    ["and repeats the secret", json(400, { message: "secret-4711?" }), { is: "refused", message: "…?" }],
    ["at length", json(400, { message: "x".repeat(2000) }), { is: "refused", message: "x".repeat(300) }],
  ])("%s", async (_, answer, said) => {
    expect(await (await courier(answer)).book()).toEqual(said);
  });

  test("with a status that says yes, where it is told apart by what stands in the answer", async () => {
    const settings = { STEADFAST_BOOKED_IF: "status=200" };
    const no = await courier(json(200, { status: 400, errors: { invoice: ["Taken."] } }), settings);
    expect(await no.book()).toEqual({ is: "refused", message: "Taken." });
    await receiver?.close();
    expect(await (await courier(taken, settings)).book()).toMatchObject({ is: "booked" });
  });
});

describe("a courier is to be asked again", () => {
  test.each<[string, Answer]>([
    ["when it has too much to do", { status: 429 }],
    ["when it is too early", { status: 425 }],
  ])("%s", async (_, answer) => {
    await expect((await courier(answer)).book()).rejects.toBeInstanceOf(CourierUnreached);
  });

  test("when nobody listens", async () => {
    const { book } = await courier(taken);
    await receiver?.close();
    await expect(book()).rejects.toThrow(/did not answer \(ECONNREFUSED\)/);
    await expect(book()).rejects.toBeInstanceOf(CourierUnreached);
  });
});

describe("nobody knows whether a courier has a parcel", () => {
  const long = JSON.stringify({ consignment: { tracking_code: "A1" }, filler: "x".repeat(100_000) });
  test.each<[string, Answer, Record<string, string>, RegExp]>([
    ["when it fails", { status: 500, body: "oops" }, {}, /answered 500/],
    ["when it gave up", { status: 408 }, {}, /answered 408/],
    ["when it is too slow", "silence", {}, /did not answer \(TimeoutError\)/],
    ["when it answers garbage", "noise", {}, /did not answer/],
    [
      "when it sends elsewhere, which would take account and address along",
      { status: 307, headers: { location: "http://169.254.169.254/latest" } },
      {},
      /answered 307/,
    ],
    ["when its answer is no JSON", { status: 200, body: "<html>OK</html>" }, {}, /no tracking number/],
    [
      "even where it is told how it says yes",
      { status: 200, body: "OK" },
      { STEADFAST_BOOKED_IF: "status=200" },
      /no tracking/,
    ],
    ["when its answer has no number", json(200, { consignment: null }), {}, /no tracking number/],
    [
      "when its number is a list",
      json(200, { consignment: { tracking_code: ["A1"] } }),
      {},
      /no tracking number/,
    ],
    [
      "when its number could lead elsewhere",
      json(200, { consignment: { tracking_code: "../../x?y=" } }),
      {},
      /no tracking number/,
    ],
    [
      "when its number is too large to be read right",
      { status: 200, body: '{"consignment":{"tracking_code":90071992547409931}}' },
      {},
      /no tracking number/,
    ],
    ["when its answer is longer than any is", { status: 200, body: long }, {}, /no tracking number/],
  ])("%s", async (_, answer, settings, words) => {
    const { book } = await courier(answer, settings);
    const error = (await book().catch((failed: unknown) => failed)) as Error;
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(CourierUnreached);
    expect(error.message).toMatch(words);
    // Nothing that a log could keep bears account, phone or address.
    const kept = JSON.stringify({ ...error, text: String(error.stack), cause: error.cause });
    for (const hidden of [account.secret, "1712345678", "Rahim", "House"]) expect(kept).not.toContain(hidden);
    expect(receiver?.received).toHaveLength(1);
  });

  test("and what else it says is taken only in its shape", async () => {
    const odd = { consignment: { tracking_code: " 15BAEB8A ", consignment_id: { a: 1 }, fee: "much" } };
    expect(await (await courier(json(201, odd))).book()).toEqual({
      is: "booked",
      trackingCode: "15BAEB8A",
      consignment: "",
      fee: null,
    });
  });
});

describe("a courier is asked what has become of a parcel", () => {
  const state = {
    STEADFAST_STATE_URL: "{here}/status/{consignment}?n={number}&t={tracking}",
    STEADFAST_STATE_AT: "data.state",
  };
  const parcel = { number: "AB-12345", consignment: "77/..", tracking: "A1" };

  test("by its numbers, each in its place, with the account in headers; and says it in its own word", async () => {
    const { port } = await courier(json(200, { data: { state: " In\n Transit " } }), state);
    expect([port.follows("steadfast"), port.follows("redx")]).toEqual([true, false]);
    expect(await port.follow("steadfast", account, parcel)).toBe("In Transit");
    const [request] = receiver?.received ?? [];
    expect(request).toMatchObject({ method: "GET", path: "/status/77%2F..?n=AB-12345&t=A1" });
    expect(request?.headers).toMatchObject({ "api-key": account.key, "secret-key": account.secret });
  });

  test.each<[string, Answer]>([
    ["fails", { status: 500 }],
    ["does not know it", json(404, { data: { state: "x" } })],
    ["says nothing", json(200, { data: { state: "" } })],
    ["says a list", json(200, { data: { state: ["x"] } })],
    ["answers garbage", "noise"],
    ["sends elsewhere", { status: 302, headers: { location: "http://169.254.169.254/" } }],
  ])("and %s, which bears nothing of account or parcel", async (_, answer) => {
    const { port } = await courier(answer, state);
    const error = (await port
      .follow("steadfast", account, parcel)
      .catch((failed: unknown) => failed)) as Error;
    expect(error).toBeInstanceOf(Error);
    for (const hidden of [account.secret, "12345"])
      expect(`${error.message} ${error.stack}`).not.toContain(hidden);
    expect(receiver?.received).toHaveLength(1);
  });

  test("is not where nothing says how", async () => {
    const { port } = await courier(taken);
    expect(port.follows("steadfast")).toBe(false);
    await expect(port.follow("steadfast", account, parcel)).rejects.toThrow(/not asked/);
  });
});

describe("at start", () => {
  const right = {
    COURIERS: "steadfast",
    STEADFAST_URL: "https://courier.example/create",
    STEADFAST_BODY: steadfastBody,
    STEADFAST_TRACKING_AT: "a.b",
  };

  test("nothing needs to be set: no courier is reached, but for the demo's own in the demo", () => {
    expect(readCourierSettings({}, false)).toEqual({ port: "none" });
    expect(readCourierSettings({ COURIERS: "" }, true)).toEqual({ port: "demo" });
    expect(() => readCourierSettings({ COURIERS: "demo" }, false)).toThrow(/for the demo/);
    expect(readCourierSettings(right, true)).toMatchObject({ port: "http" });
    expect(createCouriers({ port: "none" }).asks("steadfast")).toBeUndefined();
  });

  test("the examples of the README are right, and ask a shop for what they need", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../../../README.md"), "utf8");
    const [, block = ""] = /```sh\n(COURIERS=[^`]+)```/.exec(readme) ?? [];
    const lines = [...block.matchAll(/^(\w+)='?(.*?)'?$/gm)];
    const example = Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
    const port = createCouriers(readCourierSettings(example, false));
    expect(port.asks("steadfast")).toEqual(["key", "secret"]);
    expect(port.asks("pathao")).toEqual(["key", "secret", "store", "user", "password"]);
  });

  test("asks a shop also for what only the address for news names", () => {
    const following = { STEADFAST_STATE_URL: "https://courier.example/{store}/{consignment}" };
    const port = createCouriers(readCourierSettings({ ...right, ...following }, false));
    expect(port.asks("steadfast")).toEqual(["store"]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ["a courier that is not known", { COURIERS: "dhl" }, /COURIERS/],
    ["the demo's beside another", { COURIERS: "demo,steadfast" }, /COURIERS/],
    ["no address", { STEADFAST_URL: "" }, /STEADFAST_URL/],
    ["an address that is not encrypted", { STEADFAST_URL: "http://courier.example/" }, /STEADFAST_URL/],
    [
      "an address that a shop could lead elsewhere",
      { STEADFAST_URL: "https://{key}.example/" },
      /STEADFAST_URL/,
    ],
    ["a word that is not known", { STEADFAST_BODY: '{"a":"{phones}"}' }, /\{phones\}/],
    ["a token that nobody asks for", { STEADFAST_HEADERS: '{"x-a":"{token}"}' }, /\{token\}/],
    ["a body without the cash", { STEADFAST_BODY: steadfastBody.replace("{cash}", "0") }, /\{cash\}/],
    [
      "a text that could leave its place",
      { STEADFAST_BODY: steadfastBody.replace('"{note}"', "{note}") },
      /no JSON/,
    ],
    ["an address in a header", { STEADFAST_HEADERS: '{"x-to":"{address}"}' }, /\{address\}/],
    ["no place of the number", { STEADFAST_TRACKING_AT: "" }, /TRACKING_AT/],
    ["a place that is none", { STEADFAST_FEE_AT: "a b" }, /FEE_AT/],
    ["a condition that is none", { STEADFAST_BOOKED_IF: "ok" }, /BOOKED_IF/],
    ["an address for tokens that is not encrypted", { STEADFAST_TOKEN_URL: "http://a.example" }, /TOKEN_URL/],
    [
      "an address for news that asks for goods",
      { STEADFAST_STATE_URL: "https://a.example/{goods}" },
      /\{goods\}/,
    ],
    ["an address for news that is not encrypted", { STEADFAST_STATE_URL: "http://a.example" }, /STATE_URL/],
    ["a time that is none", { STEADFAST_TIMEOUT: "soon" }, /TIMEOUT/],
  ])("%s is refused in words that repeat no value", (_, change, words) => {
    const read = () => readCourierSettings({ ...right, ...change }, true);
    expect(read).toThrow(words);
    expect(read).not.toThrow("courier.example");
  });
});
