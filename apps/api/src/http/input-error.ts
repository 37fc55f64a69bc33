import { ORPCError, ValidationError, type AnyProcedure } from "@orpc/server";
import { isFieldErrorCode } from "@haat/contract/shared/fields";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { DomainError, type FieldError } from "../process/domain-error";

/** A part of zod's issues, as far as it is read here. */
interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly input?: unknown;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
}

/** The refusal behind an input that does not fit the contract, or behind one that could not be read at all. */
export function inputError(error: unknown): DomainError | undefined {
  if (!(error instanceof ORPCError) || error.code !== "BAD_REQUEST") return undefined;
  if (!(error.cause instanceof ValidationError)) return new DomainError("malformed_request");
  return refusalFor(error.cause.issues);
}

function refusalFor(issues: readonly Issue[]): DomainError {
  if (issues.some((issue) => fieldOf(issue) === "")) return new DomainError("malformed_request");
  return new DomainError("invalid_input", {}, firstOfEachField(issues.flatMap(fieldRefusals)));
}

/**
 * Checks an input before its turn, for who needs to know sooner that it is not right.
 * @throws invalid_input, malformed_request
 */
export async function requireValidInput(procedure: AnyProcedure, input: unknown): Promise<void> {
  const checked = await procedure["~orpc"].inputSchema?.["~standard"].validate(input);
  if (checked?.issues) throw refusalFor(checked.issues as readonly Issue[]);
}

/** Whoever sends many fields that are not known is told of the first ones: the answer is not to be larger than the request. */
const mostUnknown = 20;

function fieldRefusals(issue: Issue): FieldError[] {
  if (issue.code === "unrecognized_keys") {
    return (issue.keys ?? [])
      .slice(0, mostUnknown)
      .map((field) => ({ field: field.slice(0, 64), code: "unknown_field" }));
  }
  return [{ field: fieldOf(issue), code: codeOf(issue) }];
}

/** One thing at a time: what a shopper mends first is what the first rule says. */
function firstOfEachField(refusals: FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return refusals.filter(({ field }) => !seen.has(field) && seen.add(field));
}

function fieldOf(issue: Issue): string {
  if (issue.code === "unrecognized_keys") return issue.keys?.[0] ?? "";
  return (issue.path ?? [])
    .map((segment) => String(typeof segment === "object" ? segment.key : segment))
    .join(".");
}

/** The schemas of the contract carry field codes as their messages; zod's own sentences read as `invalid`. */
function codeOf(issue: Issue): FieldErrorCode {
  if (isFieldErrorCode(issue.message)) return issue.message;
  return issue.code === "invalid_type" && issue.message.endsWith("received undefined")
    ? "required"
    : "invalid";
}
