import { Resolver } from "node:dns/promises";
import { request as askPlainly } from "node:http";
import { request as askSecurely } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "./public-address";

/** How long an endpoint may take in all, in ms. */
const longestMilliseconds = 10_000;
/** How long one question to a name server may take, in ms. */
const nameMilliseconds = 2000;
/** No more of an answer is read, in bytes. */
const mostBytes = 64 * 1024;

export interface TargetRules {
  /** Whether this machine itself may be written to besides what is public, without encryption too: for tests and the demo. */
  allowsLoopback: boolean;
  /** Who resolves names, as `1.1.1.1` or `127.0.0.1:5353`; without any this machine's name servers. */
  nameServers?: readonly string[];
}

/** Where webhooks may lead here. */
export const targetRules = ({ webhookLoopback, dnsServers }: AskedTarget): TargetRules => ({
  allowsLoopback: webhookLoopback,
  nameServers: dnsServers,
});
interface AskedTarget {
  webhookLoopback: boolean;
  dnsServers: readonly string[];
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
 * Asks the name servers of this machine without its threads: a name whose servers keep silent would take one of the few that
 * reading files and compressing pages wait for, too.
 */
async function resolveName(host: string, { nameServers = [] }: TargetRules) {
  // No name server is asked about it (RFC 6761).
  if (/(^|\.)localhost\.?$/.test(host)) return [{ address: "127.0.0.1", family: 4 }];
  const resolver = new Resolver({ timeout: nameMilliseconds, tries: 2 });
  if (nameServers.length > 0) resolver.setServers(nameServers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
}

/**
 * Resolves a host as the connection itself does, and fails where any of its addresses may not be written to: what is connected to
 * is what was looked at here, so that a name cannot lead elsewhere a moment later.
 */
function checkedLookup(rules: TargetRules): LookupFunction {
  return (host, options, done) => {
    resolveName(host, rules).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !isAllowed(address, rules)))
          return done(new RefusedTarget("private_address"), "", 0);
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      },
      (error: Error) => done(error, "", 0),
    );
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
