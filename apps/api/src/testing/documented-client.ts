import type { ApiClient } from "@haat/contract/shared/client";
import type { Api } from "../app";
import { undocumentedIn } from "./documented-answers";
import { createHttpClient } from "./http-client";

/**
 * A client that makes every call over HTTP, inside the process, and holds each answer against the API's document: a status,
 * a field or a media type that it does not tell of fails the test.
 * @param onCall hears the name of each call, such as `cart.addToCart`
 */
export function createDocumentedClient(
  api: Pick<Api, "fetch">,
  headers: Record<string, string> = {},
  onCall: (name: string) => void = () => undefined,
): ApiClient {
  return createHttpClient(async (request, call) => {
    onCall(call);
    const response = await api.fetch(request);
    const problems = await undocumentedIn(request, response);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    return response;
  }, headers);
}
