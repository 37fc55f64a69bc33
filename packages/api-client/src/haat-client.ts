import { readAnswer } from "./api-answer";
import { HaatApiError } from "./api-error";
import { requestFor, type ApiRequest, type CallInput } from "./api-request";
import type { CallOptions } from "./call-options";
import { callTable, type CallRoute } from "./call-table";
import type { Language, ProgramCalls } from "./program-calls";
import { pause, waitBefore } from "./repeating";

export { HaatApiError, type ApiErrorParts, type FieldFault } from "./api-error";
export type { CallOptions } from "./call-options";
export { eachPage, type ListCall } from "./each-page";
export type { ErrorCode, Language, ProgramCalls } from "./program-calls";

export interface ClientSettings {
  /** The platform, such as `https://haat.example`. */
  platform: string;
  /** The key that an owner made in the console, `haat_key_…`. It is for programs on servers: whoever sees it can use it. */
  apiKey: string;
  /** Which shop, by the key that the console shows beside the new API key. */
  sellerKey: string;
  /** In which sentences and names are; English where it is left out. */
  language?: Language;
  /** How often a call is tried again that may be; 3 where it is left out. */
  retries?: number;
  /** For how long one try may take, in ms; 30,000 where it is left out. */
  timeout?: number;
  /** Instead of the one that the program runs in has. */
  fetch?: typeof fetch;
}

const isLocal = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(hostname);

/** Where the API is. @throws TypeError for an address that a key must not be sent to */
function baseOf(platform: string): string {
  const url = new URL(platform);
  if (url.protocol !== "https:" && !isLocal(url))
    throw new TypeError("A key is sent by https only, but for a platform on this machine.");
  return url.origin;
}

/**
 * A client for one shop: each call of the API that a key can open is a function of it, typed by the API's own contract.
 * What is not done is thrown as `HaatApiError`.
 *
 * A call that may be repeated is tried again when nothing comes back or the platform is busy: reading calls, and those that take an
 * `Idempotency-Key`, with the same one. Others are tried again only where the API has refused them for their number (429).
 */
export function createHaatClient(settings: ClientSettings): ProgramCalls {
  const base = baseOf(settings.platform);
  const { language = "en", sellerKey: seller_key } = settings;
  const callOf =
    (route: CallRoute) =>
    (input: CallInput = {}, options: CallOptions = {}) =>
      carryOut(settings, route, requestFor(base, route, { language, ...input, seller_key }), options);
  const groups = Object.entries(callTable).map(([group, calls]) => [
    group,
    Object.fromEntries(Object.entries(calls).map(([name, route]) => [name, callOf(route)])),
  ]);
  return Object.fromEntries(groups) as ProgramCalls;
}

async function carryOut(
  settings: ClientSettings,
  [method, path, isRepeatable]: CallRoute,
  request: ApiRequest,
  options: CallOptions,
): Promise<unknown> {
  if (options.idempotencyKey !== undefined && !isRepeatable)
    throw new TypeError(`${method} ${path} takes no idempotency key.`);
  const key = isRepeatable ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const isSafe = method === "GET" || isRepeatable;
  const { retries = 3 } = settings;
  for (let tried = 0; ; tried += 1) {
    try {
      return await readAnswer(await send(settings, request, options, key));
    } catch (thrown) {
      options.signal?.throwIfAborted();
      const error = thrown instanceof HaatApiError ? thrown : unanswered(thrown);
      const wait = tried < retries ? waitBefore(error, tried, isSafe) : undefined;
      if (wait === undefined) throw error;
      await pause(wait, options.signal);
    }
  }
}

const unanswered = (cause: unknown) =>
  new HaatApiError({ code: "no_answer", status: 0, message: "The platform did not answer.", cause });

function send(
  { apiKey, timeout = 30_000, fetch: ask = fetch }: ClientSettings,
  { url, method, body }: ApiRequest,
  options: CallOptions,
  key: string | undefined,
): Promise<Response> {
  const tooLate = AbortSignal.timeout(options.timeout ?? timeout);
  return ask(url, {
    method,
    headers: {
      accept: "application/json",
      authorization: `Bearer ${apiKey}`,
      ...(typeof body === "string" && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    // A redirect would take the key along to where it leads.
    redirect: "error",
    signal: options.signal ? AbortSignal.any([options.signal, tooLate]) : tooLate,
    ...(body !== undefined && { body }),
  });
}
