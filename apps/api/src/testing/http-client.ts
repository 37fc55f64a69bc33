import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { callHeaders, type ApiClient, type ClientContext } from "@haat/contract/shared/client";
import { contract } from "@haat/contract/contract";
import { decodeFailure } from "@haat/contract/shared/failure-decoder";

/**
 * A client that makes every call as an HTTP request.
 * @param send answers a request; `call` names it as in the contract, such as `cart.addToCart`
 */
export function createHttpClient(
  send: (request: Request, call: string) => Promise<Response>,
  headers: Record<string, string>,
): ApiClient {
  const link = new OpenAPILink<ClientContext>(contract, {
    url: "http://api.test/api",
    headers: ({ context }) => ({
      ...headers,
      ...(context.idempotencyKey && { [callHeaders.idempotencyKey]: context.idempotencyKey }),
      ...(context.ifMatch && { [callHeaders.ifMatch]: context.ifMatch }),
    }),
    fetch: (request, _init, _options, path) => send(request, path.join(".")),
    customErrorResponseBodyDecoder: (body) => {
      const failure = decodeFailure(body);
      return failure && new ORPCError(failure.code, { defined: true, ...failure });
    },
  });
  return createORPCClient<ApiClient>(link);
}
