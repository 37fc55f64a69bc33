import type { ApiClient } from "@haat/contract/client";
import type { Api } from "../app";
import { undocumentedIn } from "./documented-answers";
import { createHttpClient } from "./http-client";

/**
 * A client that makes every call over HTTP, inside the process, and holds each answer against the API's document: a status,
 * a field or a media type that it does not tell of fails the test.
 */
export function createDocumentedClient(
  api: Pick<Api, "fetch">,
  headers: Record<string, string> = {},
): ApiClient {
  return createHttpClient(async (request) => {
    const response = await api.fetch(request);
    const problems = await undocumentedIn(request, response);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    return response;
  }, headers);
}
