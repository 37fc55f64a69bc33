import type { KnownCourier } from "@haat/contract/shared/courier-choices";
import { displayPhone } from "@haat/contract/shared/phone";
import type { consignmentSample, CourierAdapter } from "../process/courier-settings";
import { parsedJson, type TemplateValues } from "../process/http-template";
import { askServer, NoAnswer, type ServerAnswer } from "./ask-server";
import {
  CourierUnreached,
  type BookedConsignment,
  type BookingAnswer,
  type CourierAccount,
  type CourierPort,
  type FollowedParcel,
} from "./courier";

/** Couriers over HTTP, each with what who runs the platform wrote down of it. */
export function createHttpCouriers(adapters: Partial<Record<KnownCourier, CourierAdapter>>): CourierPort {
  return {
    asks: (kind) => adapters[kind]?.asks,
    book: async (kind, account, consignment) => {
      const adapter = adapters[kind];
      if (!adapter) throw new CourierUnreached("This courier is not set.");
      return book(adapter, account, consignment);
    },
    follows: (kind) => adapters[kind]?.following !== undefined,
    follow: async (kind, account, parcel) => {
      const adapter = adapters[kind];
      if (!adapter?.following) throw new CourierUnreached("This courier is not asked.");
      return follow(adapter, adapter.following, account, parcel);
    },
  };
}

async function book(
  adapter: CourierAdapter,
  account: CourierAccount,
  consignment: BookedConsignment,
): Promise<BookingAnswer> {
  const token = await tokenOf(adapter, account);
  if (typeof token !== "string") return token;
  const values = { ...valuesOf(consignment), ...account, token };
  const answer = await askServer(adapter.booking, values, adapter.milliseconds).catch((error: unknown) => {
    throw silenceOf(error);
  });
  return readBooking(adapter, answer, account);
}

/** So many characters of a courier's word are kept. */
const mostWord = 60;

async function follow(
  adapter: CourierAdapter,
  { template, at }: NonNullable<CourierAdapter["following"]>,
  account: CourierAccount,
  parcel: FollowedParcel,
): Promise<string> {
  const token = await tokenOf(adapter, account);
  if (typeof token !== "string") throw new Error("The courier does not know the account.");
  const values = { ...parcel, ...account, token };
  const answer = await askServer(template, values, adapter.milliseconds).catch((error: unknown) => {
    throw silenceOf(error);
  });
  if (answer.status !== 200) throw new Error(`The courier answered ${answer.status}.`);
  const word = textAt(answerOf(answer), at)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (word === "") throw new Error("The courier's answer does not say what has become of a parcel.");
  return Array.from(word).slice(0, mostWord).join("");
}

/** What a courier said no with when it was asked for a token. */
type TokenRefusal = Extract<BookingAnswer, { message: string }>;

/**
 * The token that stands for an account; empty where none is needed.
 * @throws CourierUnreached where there is none: without it nothing was booked
 */
async function tokenOf(adapter: CourierAdapter, account: CourierAccount): Promise<string | TokenRefusal> {
  if (!adapter.token) return "";
  const { template, at } = adapter.token;
  const answer = await askServer(template, account, adapter.milliseconds).catch((error: unknown) => {
    const { reason } = error instanceof NoAnswer ? error : new NoAnswer("unknown", true);
    throw new CourierUnreached(`The courier gave no token (${reason}).`);
  });
  const { status } = answer;
  if (isNo(status)) return { is: "account_refused", message: wordsOf(adapter, answer, account) };
  const token = status >= 200 && status <= 299 ? textAt(answerOf(answer), at) : "";
  if (!/^[\x21-\x7e]{1,4000}$/.test(token))
    throw new CourierUnreached(`The courier gave no token (${status}).`);
  return token;
}

/** A refusal for good, not one to come again later. */
const isNo = (status: number) => status >= 400 && status <= 499 && !isLater(status) && status !== 408;
const isLater = (status: number) => status === 425 || status === 429;

function silenceOf(error: unknown): Error {
  const { reason, isUnreached } = error instanceof NoAnswer ? error : new NoAnswer("unknown", false);
  const words = `The courier did not answer (${reason}).`;
  return isUnreached ? new CourierUnreached(words) : new Error(words);
}

/** @throws where the answer does not tell whether the parcel was booked */
function readBooking(adapter: CourierAdapter, answer: ServerAnswer, account: CourierAccount): BookingAnswer {
  const { status } = answer;
  if (isLater(status)) throw new CourierUnreached(`The courier answered ${status}.`);
  if (isNo(status)) {
    const is = status === 401 || status === 403 ? "account_refused" : "refused";
    return { is, message: wordsOf(adapter, answer, account) };
  }
  if (status < 200 || status > 299) throw new Error(`The courier answered ${status}.`);
  const said = answerOf(answer);
  const { bookedIf, trackingAt, consignmentAt = "", feeAt = "" } = adapter;
  if (bookedIf && said !== undefined && textAt(said, bookedIf.at) !== bookedIf.value)
    return { is: "refused", message: wordsOf(adapter, answer, account) };
  const trackingCode = textAt(said, trackingAt);
  if (!isCode(trackingCode))
    throw new Error("The courier's answer has no tracking number where it should stand.");
  const consignment = textAt(said, consignmentAt);
  return {
    is: "booked",
    trackingCode,
    consignment: isCode(consignment) ? consignment : "",
    fee: poishaAt(said, feeAt),
  };
}

/** As links and pages can bear it. */
const isCode = (text: string) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(text);

/** What an answer is as JSON; nothing where it is none, or was cut. */
const answerOf = ({ body, isCut }: ServerAnswer) => (isCut ? undefined : parsedJson(body));

function valueAt(said: unknown, place: string): unknown {
  return place
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      said,
    );
}

/** A text or a whole number; empty for all else. */
function textAt(said: unknown, place: string): string {
  const value = valueAt(said, place);
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** No courier charges more for a parcel, in poisha: what is beyond it is no charge. */
const mostFee = 10_000_000;

function poishaAt(said: unknown, place: string): number | null {
  const value = valueAt(said, place);
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  if (!/^\d{1,6}(?:\.\d+)?$/.test(text)) return null;
  const poisha = Math.round(Number(text) * 100);
  return poisha <= mostFee ? poisha : null;
}

/** Every text in something, such as the lists of an object of errors. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth > 3) return [];
  return Object.values(value).flatMap((each) => textsIn(each, depth + 1));
}

/** So many characters of a courier's words are kept. */
const mostWords = 300;

/** A courier's own words, on one line, without what the shop's account is. */
function wordsOf({ messageAt }: CourierAdapter, answer: ServerAnswer, account: CourierAccount): string {
  const said = answerOf(answer);
  const found = messageAt.map((place) => textsIn(valueAt(said, place)).join(" ")).find((text) => text.trim());
  const words = (found ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  const hidden = Object.values(account).filter((value) => value.length >= 4);
  const told = hidden.reduce((text, value) => text.replaceAll(value, "…"), words);
  return Array.from(told).slice(0, mostWords).join("");
}

const taka = (poisha: number) => String(poisha / 100);

/** A light parcel, as couriers take one whose weight nobody said. */
const usualGrams = 500;

function valuesOf(
  consignment: BookedConsignment,
): TemplateValues & Record<keyof typeof consignmentSample, string> {
  const { number, name, phone, address, area, pieces, items, goods, note, shop } = consignment;
  const grams = consignment.weightGrams ?? usualGrams;
  return {
    number,
    name,
    phone: displayPhone(phone),
    phone_international: phone,
    address,
    area,
    cash: taka(consignment.cash),
    value: taka(consignment.value),
    pieces: String(pieces),
    items: String(items),
    goods,
    weight_grams: String(grams),
    weight_kg: String(grams / 1000),
    note,
    shop,
  };
}
