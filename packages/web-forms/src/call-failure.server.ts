import { ORPCError } from "@orpc/client";
import { failureData, type FailureData } from "@haat/contract/shared/envelope";
import { callErrors, type CallErrorCode } from "@haat/contract/shared/error-codes";

/** A call that the API refused, with the sentence in the page's language. */
export interface CallFailure extends FailureData {
  code: CallErrorCode;
  status: number;
}

export type Attempt<Answer> = { ok: true; answer: Answer } | { ok: false; failure: CallFailure };

/** Waits for a call and tells a refusal from an answer. Anything that is no refusal (a fault, a timeout) is thrown on. */
export async function attempt<Answer>(call: PromiseLike<Answer>): Promise<Attempt<Answer>> {
  try {
    return { ok: true, answer: await call };
  } catch (error) {
    const failure = readFailure(error);
    if (!failure) throw error;
    return { ok: false, failure };
  }
}

/** A fault of ours is no refusal, and a missing session or proof is for the app to see to: it leads to where one gives it. */
const notForPages: ReadonlySet<string> = new Set([
  "server_error",
  "sign_in_required",
  "second_factor_needed",
  "phone_proof_needed",
  "second_factor_missing",
] satisfies CallErrorCode[]);

/** What a call that was not answered was refused for; nothing where the fault is ours, or it is no answer of the API. */
export function readFailure(error: unknown): CallFailure | undefined {
  if (!(error instanceof ORPCError) || !(error.code in callErrors) || notForPages.has(error.code))
    return undefined;
  const { data } = failureData.safeParse(error.data);
  if (!data) return undefined;
  return { ...data, code: error.code as CallErrorCode, status: error.status };
}

/** Whether a call was not answered at this moment, whatever it was: the API or its database is away, or too late. */
export function isNotAnswered(error: unknown): boolean {
  const code = readFailure(error)?.code;
  return code === "server_busy" || code === "request_timeout";
}
