import { implement, ORPCError } from "@orpc/server";
import { isApiKey } from "@haat/contract/shared/api-key-scopes";
import { traitsOf } from "@haat/contract/shared/call-traits";
import { contract } from "@haat/contract/contract";
import { callErrors } from "@haat/contract/shared/error-codes";
import type { Language } from "@haat/contract/shared/languages";
import { bearerToken, cartKeyOf, type CallHeaders } from "./call-headers";
import type { ApiConfig } from "../process/config";
import type { Clock } from "../process/clock";
import type { Database, Queryable } from "../database/database";
import { busyError } from "../database/database-failure";
import { DomainError } from "../process/domain-error";
import { failureDataOf } from "./failure";
import type { EndTurn } from "../process/fair-turns";
import { inputError } from "./input-error";
import { languageOf } from "./language";
import type { OpenCalls } from "./open-calls";
import { tellRetirement } from "./retiring-calls";
import { hashOf } from "../security/secrets";
import type { FileStore } from "../outside/file-store";
import type { Logger } from "../process/log";
import type { Metrics } from "../process/metrics";
import type { createServiceCounts } from "../process/service-parts";
import type { CallKind, TakeTurn } from "../security/rate-limits";
import type { Cached } from "../process/short-cache";
import type { NameLookup } from "../outside/name-lookup";
import type { PushPort } from "../outside/push";
import type { CourierPort } from "../outside/courier";
import type { SmsPort } from "../outside/sms";
import { inSpan } from "../process/tracing";

/** What every use case may need from outside. */
export interface Services {
  /** In calls whose answer is everybody's it reads as `readDb` does. */
  db: Database;
  /** Where changes go also in such calls; elsewhere it is `db`. */
  primary: Database;
  /** For what may be some seconds old and decides nothing: a standby's, where there are any. */
  readDb: Database;
  config: ApiConfig;
  clock: Clock;
  sms: SmsPort;
  push: PushPort;
  couriers: CourierPort;
  names: NameLookup;
  files: FileStore;
  logger: Logger;
  cached: Cached;
  guestCarts: GuestCarts;
  metrics: Metrics;
  serviceCounts: Pick<ReturnType<typeof createServiceCounts>, "count">;
  openCalls: Pick<OpenCalls, "begin">;
  takeTurn: TakeTurn;
  /**
   * Waits until a shop's calls of a kind leave room for another: no shop has all of the database to itself. What reads along with
   * others is of a kind of its own.
   */
  waitForShop: (kind: "read" | "along" | "write", shop: string) => Promise<EndTurn>;
}

/** Pieces of a product, or of one choice of it, that found no place beside what a customer's cart had. */
export interface LeftOutPieces {
  /** What its shop is called in addresses. */
  shopName: string;
  productId: number;
  name: { bn: string; en: string };
  /** The values that were chosen; none where there is nothing to choose. */
  choice: { bn: string; en: string }[];
  quantity: number;
}

/** A customer, and the hash of the cart key that they had as a guest. */
export interface GuestOfCustomer {
  guestKeyHash: string;
  customerId: number;
}

/** A guest's carts that are to become a customer's, and the job that sees to it. */
export interface ExpectedCarts extends GuestOfCustomer {
  jobId: number;
}

/** What a guest has gathered becomes a customer's when they sign in, shop by shop. */
export interface GuestCarts {
  /** In the transaction that signs them in. @returns nothing where the guest has no cart */
  expect(tx: Queryable, guest: GuestOfCustomer, now: Date): Promise<ExpectedCarts | undefined>;
  /** After it; never fails. @returns what found no place */
  bring(services: Services, expected: ExpectedCarts): Promise<LeftOutPieces[]>;
}

/** What a call comes with besides its input. */
export interface CallContext {
  services: Services;
  headers: CallHeaders;
  /** The same key changes nothing twice. */
  idempotencyKey: string | undefined;
  /** Change only what still has this version. */
  ifMatch: string | undefined;
  /** Where the shopper calls from, as far as it can be believed. */
  clientAddress: string;
  /** Whether the call comes from a server of ours, which makes several for one page. */
  isFromOwnServer: boolean;
  /** Headers that the answer gets over HTTP. */
  replyHeaders: Map<string, string>;
  /** Says that whoever called has gone, and waits for no answer; nothing before the call has begun. */
  gone?: AbortSignal | undefined;
}

/** The contract, to be given its handlers. A call's language is settled and its refusals are put into words here. */
export const api = implement(contract)
  .$context<CallContext>()
  .use(async ({ context, next, path, procedure, signal: gone }, input) => {
    const language = languageOf(input, context.headers.language);
    const call = path.join(".");
    const begun = performance.now();
    let status = 200;
    let endTurn: EndTurn = () => undefined;
    const endCall = context.services.openCalls.begin();
    context.replyHeaders.set("content-language", language);
    try {
      checkText(input);
      const { method } = procedure["~orpc"].route;
      await takeTurn(context, call, method, input);
      const shop = shopNamedBy(input);
      if (shop && !traitsOf(call).queuesItself)
        endTurn = await context.services.waitForShop(turnOf(call, method), shop);
      const isShared = traitsOf(call).answer === "shared";
      const services = isShared ? withOlderReads(context.services) : context.services;
      const answer = await inSpan(call, {}, async () => next({ context: { language, services, gone } }));
      if (isShared) context.replyHeaders.set("cache-control", publicCache);
      return answer;
    } catch (error) {
      const refusal = refusalOf(error, language, context);
      ({ status } = refusal);
      throw refusal;
    } finally {
      tellRetirement(call, context.replyHeaders);
      // When the answer is put into words too, and others' calls have had their turn of the loop.
      setImmediate(endTurn);
      context.services.metrics.countCall(call, status, performance.now() - begun);
      context.services.serviceCounts.count(call, status);
      endCall();
    }
  });

function turnOf(call: string, method: string | undefined) {
  if (traitsOf(call).readsAlong) return "along";
  return method === "GET" ? "read" : "write";
}

/** What everybody may keep for a moment may be read from a standby. */
const withOlderReads = (services: Services): Services =>
  services.readDb === services.db ? services : { ...services, db: services.readDb };

/** Counts a call against the limits of whoever makes it. @throws too_many_requests */
async function takeTurn(context: CallContext, call: string, method: string | undefined, input: unknown) {
  const { services, headers, clientAddress, replyHeaders } = context;
  const kind = kindOf(call, method, input);
  if (kind === "read" && context.isFromOwnServer) return;
  const token = bearerToken(headers) ?? cartKeyOf(headers);
  const counted = token && { [isApiKey(token) ? "key" : "session"]: hashOf(token) };
  const caller = {
    address: clientAddress,
    ...counted,
    // Every page view counts as one, and a busy shop must not lose its orders to them.
    shop: call.startsWith("views.") ? undefined : shopNamedBy(input),
  };
  await services.takeTurn(kind, caller, (name, value) => replyHeaders.set(name, value));
}

function kindOf(call: string, method: string | undefined, input: unknown): CallKind {
  const isRead = method === "GET";
  // A coupon's code can be guessed wherever it can be tried.
  if (traitsOf(call).draws) return "draw";
  if (traitsOf(call).searches || (isRead && hasMember(input, "code"))) return "search";
  return isRead ? "read" : "write";
}

const hasMember = (input: unknown, name: string) =>
  typeof input === "object" && input !== null && name in input;

function shopNamedBy(input: unknown): string | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  const key = "sellerKey" in input ? input.sellerKey : "seller_key" in input ? input.seller_key : undefined;
  // The input is not checked yet: only what can be a key is counted and kept.
  return typeof key === "string" && /^[a-z0-9]{4,20}$/.test(key) ? key : undefined;
}

/** Anybody's copy may be used for a moment, and for a while longer while a new one is fetched (RFC 5861). */
const publicCache = "public, max-age=5, stale-while-revalidate=60";

/** No input of ours is nested deeper. */
const deepest = 32;

/** One half of a letter of two: no text that a person types has one by itself, and no document of the database holds it. */
const halfLetter = /\p{Cs}/u;

/**
 * PostgreSQL's text cannot hold U+0000, its documents no half of a letter, and nothing a person types has either.
 * @throws invalid_input; malformed_request for what is nested deeper than any input
 */
function checkText(input: unknown, depth = 0): void {
  if (depth > deepest) throw new DomainError("malformed_request");
  if (typeof input === "string" && (input.includes("\0") || halfLetter.test(input)))
    throw new DomainError("invalid_input");
  if (typeof input !== "object" || input === null) return;
  for (const member of Object.values(input)) checkText(member, depth + 1);
}

function refusalOf(error: unknown, language: Language, context: CallContext) {
  const refusal = error instanceof DomainError ? error : (inputError(error) ?? busyError(error));
  if (refusal) {
    if (refusal.code === "server_busy") {
      context.services.logger.error({ err: error, request: context.headers.requestId }, "no database");
    }
    const { retry_after: retryAfter } = refusal.context;
    if (retryAfter !== undefined) context.replyHeaders.set("retry-after", String(retryAfter));
    return refusalInWords(refusal, language);
  }
  context.services.logger.error({ err: error, request: context.headers.requestId }, "call failed");
  return refusalInWords(new DomainError("server_error"), language);
}

/** What a rule says no with has no stack: nobody reads it, and to trace it takes longer than to put it into words. */
function refusalInWords(refusal: DomainError, language: Language) {
  const data = failureDataOf(refusal, language);
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return new ORPCError(refusal.code, { status: callErrors[refusal.code], message: data.detail, data });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
