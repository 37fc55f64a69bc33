import { requestOf, type HttpTemplate, type TemplateValues } from "../process/http-template";

/** A server did not answer. Its words bear only a code: those beside it may repeat an address with a secret in it. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  /**
   * @param reason a code, such as `ECONNREFUSED` or `TimeoutError`
   * @param isUnreached the server surely heard nothing of it
   */
  constructor(
    readonly reason: string,
    readonly isUnreached: boolean,
  ) {
    super(`no answer (${reason})`);
  }
}

/** What a server answered, as far as it is read. */
export interface ServerAnswer {
  status: number;
  body: string;
  /** There was more of it. */
  isCut: boolean;
}

/** No answer of a gateway is longer; what is behind that is not read, in bytes. */
const mostBytes = 64 * 1024;

/**
 * Sends what a template makes of some values. A redirect is not followed: it would carry the secrets elsewhere.
 * @throws NoAnswer
 */
export async function askServer(
  template: HttpTemplate,
  values: TemplateValues,
  milliseconds: number,
): Promise<ServerAnswer> {
  const { url, init } = requestOf(template, values);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    return { status: response.status, ...(await readStart(response)) };
  } catch (error) {
    throw silenceOf(error);
  }
}

async function readStart(response: Response): Promise<Pick<ServerAnswer, "body" | "isCut">> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    bytes += part.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) break;
  }
  const body = Buffer.concat(parts).subarray(0, mostBytes).toString("utf8");
  return { body, isCut: bytes > mostBytes };
}

/** Codes of a connection that never came about. */
const unreached = new Set<unknown>([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

function silenceOf(error: unknown): NoAnswer {
  const { name, cause } = error instanceof Error ? error : { name: "unknown", cause: undefined };
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return new NoAnswer(typeof code === "string" ? code : name, unreached.has(code));
}
