import { lookup as lookUp, type LookupAddress } from "node:dns";
import { request as askPlainly } from "node:http";
import { request as askSecurely } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "./public-address";

/** How long an endpoint may take in all, in ms. */
const longestMilliseconds = 10_000;
/** No more of an answer is read, in bytes. */
const mostBytes = 64 * 1024;

/** Which addresses may be written to besides public ones. */
export interface TargetRules {
  /** This machine itself, without encryption too: for tests and the demo. */
  allowsLoopback: boolean;
  /** How names are resolved; as this machine does where it is left out. */
  resolveName?: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
}

/** What an endpoint said: a status, or in a word why it said nothing. */
export type WebhookAnswer = { milliseconds: number } & ({ status: number } | { error: string });

class RefusedTarget extends Error {
  override readonly name = "RefusedTarget";
}

const isAllowed = (address: string, { allowsLoopback }: TargetRules) =>
  isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));

/** The host of an address, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, "$1");

/** An address that may be written to as it is written; nothing for what may not, whatever its host resolves to. */
export function readTarget(typed: string, rules: TargetRules): URL | undefined {
  if (!URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  const host = hostOf(url);
  const isHere = isLoopbackAddress(host) || host === "localhost";
  const isSecure = url.protocol === "https:";
  if (!isSecure && !(url.protocol === "http:" && rules.allowsLoopback && isHere)) return undefined;
  if (url.username || url.password || url.hash) return undefined;
  if (isIP(host)) return isAllowed(host, rules) ? url : undefined;
  return host.includes(".") || (isHere && rules.allowsLoopback) ? url : undefined;
}

/**
 * Resolves a host as the connection itself does, and fails where any of its addresses may not be written to: what is connected to
 * is what was looked at here, so that a name cannot lead elsewhere a moment later.
 */
function checkedLookup(rules: TargetRules): LookupFunction {
  const resolve = rules.resolveName ?? ((host, done) => lookUp(host, { all: true }, done));
  return (host, options, done) => {
    resolve(host, (error, addresses) => {
      if (error) return done(error, "", 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isAllowed(address, rules)))
        return done(new RefusedTarget("private_address"), "", 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/** Whether the host of an address resolves to where nothing may be written to; of one that does not resolve nothing is known. */
export function leadsToPrivate(url: URL, rules: TargetRules): Promise<boolean> {
  return new Promise((resolve) => {
    checkedLookup(rules)(hostOf(url), { all: true }, (error) => resolve(error instanceof RefusedTarget));
  });
}

/** Posts a body to an endpoint. A redirect is an answer like any other: it is not followed. It never throws. */
export async function postWebhook(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  rules: TargetRules,
): Promise<WebhookAnswer> {
  const begun = performance.now();
  const url = readTarget(address, rules);
  const said = url
    ? await post(url, headers, body, rules).catch((error: unknown) => ({ error: wordOf(error) }))
    : { error: "private_address" };
  return { ...said, milliseconds: Math.round(performance.now() - begun) };
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  rules: TargetRules,
): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const ask = url.protocol === "https:" ? askSecurely : askPlainly;
    const length = String(Buffer.byteLength(body));
    const signal = AbortSignal.timeout(longestMilliseconds);
    const options = {
      method: "POST",
      headers: { ...headers, "content-length": length },
      // A connection of its own: one that is kept would have been looked at for somebody else.
      agent: false as const,
      lookup: checkedLookup(rules),
      signal,
    };
    const request = ask(url, options, (response) => {
      const { statusCode: status = 0 } = response;
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.byteLength;
        if (bytes > mostBytes) response.destroy();
      });
      response.on("error", reject);
      response.on("close", () => {
        if (response.complete || bytes > mostBytes) resolve({ status });
        else reject(signal.aborted ? new Error("timeout") : new Error("cut_off"));
      });
    });
    request.on("error", (error) => reject(signal.aborted ? new Error("timeout") : error));
    request.end(body);
  });
}

/** Why there is no answer, in one word that repeats nothing of the address. */
function wordOf(error: unknown): string {
  if (error instanceof RefusedTarget) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (message === "timeout" || message === "cut_off") return message;
  return code && /^[A-Z_0-9]{3,60}$/.test(code) ? code : "no_connection";
}
