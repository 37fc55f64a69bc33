import {
  courierAccountField,
  knownCourierKeys,
  type CourierAccountField,
  type KnownCourier,
} from "@haat/contract/shared/courier-choices";
import { z } from "zod";
import {
  headersSetting,
  methodSetting,
  placeholdersOf,
  settingsGiven,
  templateFault,
  type HttpTemplate,
} from "./http-template";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

/** Which couriers parcels are sent to, and how. */
export type CourierSettings =
  | { port: "none" }
  | { port: "demo" }
  | { port: "http"; adapters: Partial<Record<KnownCourier, CourierAdapter>> };

/** How a courier takes a parcel over HTTP, and where things stand in its answers: `data.consignment_id`. */
export interface CourierAdapter {
  booking: HttpTemplate;
  /** How a token is got that stands for the account; nothing where it is not needed. */
  token: { template: HttpTemplate; at: string } | undefined;
  /** How it is asked for what has become of a parcel; nothing where it is not. */
  following: { template: HttpTemplate; at: string } | undefined;
  trackingAt: string;
  consignmentAt: string | undefined;
  /** In taka. */
  feeAt: string | undefined;
  /** Where its words stand when it says no; the first place with any counts. */
  messageAt: readonly string[];
  /** What stands where in an answer that means "booked", for those that answer 200 to everything. */
  bookedIf: { at: string; value: string } | undefined;
  milliseconds: number;
  /** What a shop types in of its account: what the templates name. */
  asks: readonly CourierAccountField[];
}

/** A value for each word that a template may have in braces: numbers may stand without quotes, texts may not. */
export const consignmentSample = {
  number: "AB-12345",
  name: 'a "b"',
  phone: "01712345678",
  phone_international: "+8801712345678",
  address: 'a "b"\nc',
  area: 'a "b"',
  cash: "1250",
  value: "1250.5",
  pieces: "1",
  items: "2",
  goods: 'a "b"',
  weight_grams: "500",
  weight_kg: "0.5",
  note: 'a "b"\nc',
  shop: 'a "b"',
} as const;
const accountSample = { key: 'a"b', secret: 'a"b', store: "12", user: 'a"b', password: 'a"b' } as const;
/** What a parcel is asked for by, once it was taken. */
const followedSample = { number: "AB-12345", consignment: "1424107", tracking: "15BAEB8A" } as const;
const tokenSample = { token: 'a"b' } as const;

/** What is not plain has no place in a header. */
const plainWords = new Set<string>([...Object.keys({ ...accountSample, ...tokenSample }), "number", "phone"]);

const place = z.string().regex(/^[\w-]+(?:\.[\w-]+)*$/, "must be names with dots between them");
const places = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ""))
  .pipe(z.array(place));
const placeAndValue = z
  .string()
  .regex(/^[\w.-]+=.+$/, "must be a place and what stands there: status=200")
  .transform((text) => ({ at: text.slice(0, text.indexOf("=")), value: text.slice(text.indexOf("=") + 1) }));

const adapterSettings = z.object({
  URL: z.string().default(""),
  METHOD: methodSetting.default("POST"),
  HEADERS: headersSetting,
  BODY: z.string().optional(),
  TRACKING_AT: place,
  CONSIGNMENT_AT: place.optional(),
  FEE_AT: place.optional(),
  MESSAGE_AT: places.default(["message"]),
  BOOKED_IF: placeAndValue.optional(),
  TIMEOUT: coercedNumber(z.number().int().min(100).max(20_000)).default(10_000),
  TOKEN_URL: z.string().optional(),
  TOKEN_HEADERS: headersSetting,
  TOKEN_BODY: z.string().optional(),
  TOKEN_AT: place.default("access_token"),
  STATE_URL: z.string().optional(),
  STATE_AT: place.default("delivery_status"),
});

/**
 * Reads and tries out the settings of the couriers that parcels are sent to.
 * @throws an error that names what is wrong and repeats no value
 */
export function readCourierSettings(
  variables: Record<string, string | undefined>,
  isDemo: boolean,
): CourierSettings {
  const given = settingsGiven(variables);
  const names = (given.COURIERS ?? (isDemo ? "demo" : "")).split(/[\s,]+/).filter((name) => name !== "");
  if (names.length === 0) return { port: "none" };
  if (names.includes("demo")) {
    if (names.length > 1) throw wrongSettings("COURIERS has demo beside others.");
    if (!isDemo) throw wrongSettings("COURIERS=demo takes parcels that nobody brings; it is for the demo.");
    return { port: "demo" };
  }
  const adapters: Partial<Record<KnownCourier, CourierAdapter>> = {};
  for (const name of names) {
    const kind = knownCourierKeys.find((key) => key === name);
    if (!kind) throw wrongSettings(`COURIERS may have only ${knownCourierKeys.join(", ")}.`);
    adapters[kind] = readAdapter(given, kind.toUpperCase());
  }
  return { port: "http", adapters };
}

const wrongSettings = (words: string) => new Error(`The couriers are not set right: ${words}`);

function readAdapter(given: Record<string, string | undefined>, prefix: string): CourierAdapter {
  const own = Object.entries(given).flatMap(([name, value]) =>
    name.startsWith(`${prefix}_`) ? [[name.slice(prefix.length + 1), value]] : [],
  );
  const parsed = adapterSettings.safeParse(Object.fromEntries(own));
  if (!parsed.success) throw wrongSettings(`${prefix}_…\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  const { URL: url, METHOD: method, HEADERS: headers, BODY: body, TOKEN_URL: tokenUrl } = data;
  const booking = { url, method, headers, body };
  const template = {
    url: tokenUrl ?? "",
    method: "POST",
    headers: data.TOKEN_HEADERS,
    body: data.TOKEN_BODY,
  };
  const token = tokenUrl === undefined ? undefined : { template, at: data.TOKEN_AT };
  const following =
    data.STATE_URL === undefined
      ? undefined
      : { template: { url: data.STATE_URL, method: "GET", headers, body: undefined }, at: data.STATE_AT };
  const followed = { ...followedSample, ...accountSample, ...(token && tokenSample) };
  const wrong =
    faultOfBooking(booking, prefix, token !== undefined) ??
    (token && templateFault(token.template, `${prefix}_TOKEN`, accountSample)) ??
    (following && templateFault(following.template, `${prefix}_STATE`, followed));
  if (wrong) throw wrongSettings(wrong);
  const templates = [booking, token?.template, following?.template].filter((each) => each !== undefined);
  const named = new Set(templates.flatMap(placeholdersOf));
  return {
    booking,
    token,
    following,
    trackingAt: data.TRACKING_AT,
    consignmentAt: data.CONSIGNMENT_AT,
    feeAt: data.FEE_AT,
    messageAt: data.MESSAGE_AT,
    bookedIf: data.BOOKED_IF,
    milliseconds: data.TIMEOUT,
    asks: courierAccountField.options.filter((field) => named.has(field)),
  };
}

function faultOfBooking(booking: HttpTemplate, prefix: string, hasToken: boolean): string | undefined {
  const sample = { ...consignmentSample, ...accountSample, ...(hasToken && tokenSample) };
  const wrong = templateFault(booking, prefix, sample);
  if (wrong) return wrong;
  const names = placeholdersOf(booking);
  for (const needed of ["number", "name", "phone", "address", "cash"] as const)
    if (!names.includes(needed) && !(needed === "phone" && names.includes("phone_international")))
      return `${prefix}_URL or ${prefix}_BODY must have {${needed}}.`;
  const inHeaders = placeholdersOf({ ...booking, url: "", body: undefined });
  const strange = inHeaders.find((name) => !plainWords.has(name));
  return strange && `{${strange}} cannot stand in ${prefix}_HEADERS.`;
}
