import { oc } from "@orpc/contract";
import { failureData } from "./envelope";
import { callErrors, type CallErrorCode } from "./error-codes";

type ErrorMap = { [Code in CallErrorCode]: { status: (typeof callErrors)[Code]; data: typeof failureData } };

const errorMap = Object.fromEntries(
  Object.entries(callErrors).map(([code, status]) => [code, { status, data: failureData }]),
) as ErrorMap;

/** What every call starts from: the whole catalogue of refusals, so that a client can read any of them by its code. */
export const baseCall = oc.errors(errorMap);
