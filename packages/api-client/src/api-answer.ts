import { HaatApiError, type ApiErrorParts } from "./api-error";

/** Reads an answer: what stands in its envelope, or a file. @throws HaatApiError for a refusal, and for what is not the API's */
export async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (!/\bjson\b/.test(type)) {
    if (response.ok && type) return fileOf(response, type);
    throw refusalOf(response, undefined);
  }
  // An answer that breaks off was never had: that is thrown as it comes.
  const body = parsed(await response.text());
  if (isEnvelope(body) && response.ok && body.success === true) return body.data;
  throw refusalOf(response, body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isEnvelope = (body: unknown): body is { success: boolean; data?: unknown; code?: unknown } =>
  typeof body === "object" && body !== null && "success" in body;

async function fileOf(response: Response, type: string): Promise<File> {
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  return new File([await response.arrayBuffer()], named?.[1] ?? "", { type });
}

function refusalOf(response: Response, body: unknown): HaatApiError {
  const { status, headers } = response;
  const seconds = Number.parseInt(headers.get("retry-after") ?? "", 10);
  const told = {
    status,
    retryAfter: Number.isNaN(seconds) ? undefined : seconds,
    requestId: headers.get("x-request-id") ?? undefined,
  };
  if (!isEnvelope(body) || typeof body.code !== "string")
    return new HaatApiError({
      ...told,
      code: "not_understood",
      message: `The answer (${status}) is not the API's.`,
    });
  const refusal = body as unknown as ApiErrorParts & { detail: string };
  return new HaatApiError({ ...refusal, ...told, message: refusal.detail });
}
