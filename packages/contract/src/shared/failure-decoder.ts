import { failureEnvelope, type FailureData } from "./envelope";

/** A refusal as it came over the wire, ready to become the transport's own error. */
export interface DecodedFailure {
  code: string;
  status: number;
  message: string;
  data: FailureData;
}

/** Reads the body of a refused call; nothing where it is not one of the API's (a proxy's error page, say). */
export function decodeFailure(body: unknown): DecodedFailure | undefined {
  const parsed = failureEnvelope.safeParse(body);
  if (!parsed.success) return undefined;
  const { code, status, detail, errors, context } = parsed.data;
  return { code, status, message: detail, data: { detail, errors, context } };
}
