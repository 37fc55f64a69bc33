import type { FailureData } from "@haat/contract/shared/envelope";
import type { CallErrorCode, FieldErrorCode } from "@haat/contract/shared/error-codes";

/** What a client can go on with: amounts in poisha, counts, seconds, RFC 3339 times. */
export type DomainErrorContext = FailureData["context"];

/** What is wrong with one field of the input. */
export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

/** A call that a rule refuses. Use cases throw it; the edge puts it into the caller's language. */
export class DomainError extends Error {
  constructor(
    readonly code: CallErrorCode,
    readonly context: DomainErrorContext = {},
    readonly fields: FieldError[] = [],
  ) {
    super(code);
    this.name = "Refusal";
  }
}
