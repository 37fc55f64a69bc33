import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { callHeaders, type ApiClient, type CallContext } from "@haat/contract/client";
import { contract } from "@haat/contract/contract";
import { decodeFailure } from "@haat/contract/failure-decoder";
import type { Api } from "../app";
import { undocumentedIn } from "./documented-answers";

/**
 * A client that makes every call over HTTP, inside the process, and holds each answer against the API's document: a status,
 * a field or a media type that it does not tell of fails the test.
 */
export function createDocumentedClient(
  api: Pick<Api, "fetch">,
  headers: Record<string, string> = {},
): ApiClient {
  const link = new OpenAPILink<CallContext>(contract, {
    url: "http://api.test/api",
    headers: ({ context }) => ({
      ...headers,
      ...(context.idempotencyKey && { [callHeaders.idempotencyKey]: context.idempotencyKey }),
      ...(context.ifMatch && { [callHeaders.ifMatch]: context.ifMatch }),
    }),
    fetch: async (request) => {
      const response = await api.fetch(request);
      const problems = await undocumentedIn(request, response);
      if (problems.length > 0) throw new Error(problems.join("\n"));
      return response;
    },
    customErrorResponseBodyDecoder: (body) => {
      const failure = decodeFailure(body);
      return failure && new ORPCError(failure.code, { defined: true, ...failure });
    },
  });
  return createORPCClient<ApiClient>(link);
}
