import type { ErrorCode } from "./program-calls";

/** What is wrong with one field of the input. */
export interface FieldFault {
  field: string;
  code: string;
  message: string;
}

export interface ApiErrorParts {
  /**
   * The API's code; `no_answer` where nothing came back in time, `not_understood` where what came back was not the API's, such as
   * the page of a proxy.
   */
  code: ErrorCode | "no_answer" | "not_understood";
  message: string;
  /** The HTTP status; 0 where nothing was answered. */
  status: number;
  errors?: readonly FieldFault[];
  context?: Readonly<Record<string, string | number | boolean>>;
  /** When to come back, in s; left out where the API does not say. */
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** A call that did not do what was asked. */
export class HaatApiError extends Error {
  override readonly name = "HaatApiError";
  readonly code: ApiErrorParts["code"];
  /** The HTTP status; 0 where nothing was answered. */
  readonly status: number;
  /** What is wrong with which field; empty for all other refusals. */
  readonly errors: readonly FieldFault[];
  /** What is needed to go on, such as the present price. */
  readonly context: Readonly<Record<string, string | number | boolean>>;
  /** When to come back, in s. */
  readonly retryAfter: number | undefined;
  /** By which the platform finds the request in its log. */
  readonly requestId: string | undefined;

  constructor({ message, cause, code, status, errors = [], context = {}, ...rest }: ApiErrorParts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.context = context;
    this.retryAfter = rest.retryAfter;
    this.requestId = rest.requestId;
  }
}
