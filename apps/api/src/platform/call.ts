import { implement, ORPCError } from "@orpc/server";
import type { callHeaders } from "@haat/contract/client";
import { contract } from "@haat/contract/contract";
import { callErrors } from "@haat/contract/error-codes";
import type { Language } from "@haat/contract/languages";
import type { ApiConfig } from "./config";
import type { Clock } from "./clock";
import type { Database, Queryable } from "./database";
import { Refusal } from "./errors";
import { failureDataOf } from "./failure";
import { inputRefusal } from "./input-refusal";
import { languageOf } from "./language";
import type { Logger } from "./log";
import type { Remember } from "./short-cache";
import type { SmsPort } from "./sms";

/** What every use case may need from outside. */
export interface Services {
  db: Database;
  config: ApiConfig;
  clock: Clock;
  sms: SmsPort;
  logger: Logger;
  remember: Remember;
  /** What a guest has gathered becomes a customer's, in the transaction that signs them in. */
  adoptGuest: AdoptGuest;
}

/** @param guestKeyHash of the guest's cart key */
export type AdoptGuest = (
  tx: Queryable,
  guestKeyHash: string,
  customerId: number,
  now: Date,
) => Promise<void>;

/** The headers of a call by their names in the contract; the same over HTTP and in process. */
export type CallHeaders = Partial<Record<keyof typeof callHeaders, string>>;

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
  /** Headers that the answer gets over HTTP. */
  replyHeaders: Map<string, string>;
}

/** The contract, to be given its handlers. A call's language is settled and its refusals are put into words here. */
export const api = implement(contract)
  .$context<CallContext>()
  .use(async ({ context, next }, input) => {
    const language = languageOf(input, context.headers.language);
    context.replyHeaders.set("content-language", language);
    try {
      if (holdsNul(input)) throw new Refusal("invalid_input");
      return await next({ context: { language } });
    } catch (error) {
      throw refusalOf(error, language, context);
    }
  });

/** PostgreSQL's text cannot hold U+0000, and nothing a person types has one. */
function holdsNul(input: unknown): boolean {
  if (typeof input === "string") return input.includes("\0");
  return typeof input === "object" && input !== null && Object.values(input).some(holdsNul);
}

function refusalOf(error: unknown, language: Language, context: CallContext): unknown {
  const refusal = error instanceof Refusal ? error : inputRefusal(error);
  if (refusal) {
    const { retry_after: retryAfter } = refusal.context;
    if (retryAfter !== undefined) context.replyHeaders.set("retry-after", String(retryAfter));
    const data = failureDataOf(refusal, language);
    return new ORPCError(refusal.code, { status: callErrors[refusal.code], message: data.detail, data });
  }
  context.services.logger.error({ err: error, request: context.headers.requestId }, "call failed");
  const data = failureDataOf(new Refusal("server_error"), language);
  return new ORPCError("server_error", { status: callErrors.server_error, message: data.detail, data });
}
