import { createORPCClient, ORPCError } from "@orpc/client";
import type { ApiClient, CallContext } from "@haat/contract/client";
import { callHeaders } from "@haat/contract/client";
import { contract } from "@haat/contract/contract";
import { decodeFailure } from "@haat/contract/failure-decoder";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { ApiGateway, Counters } from "./api-gateway";

/** A little longer than the API gives itself (api-conventions, "Compression, limits"). */
const longestMilliseconds = 12_000;

/** The API at `API_URL`, over HTTP. A GET that meets a socket the other side just closed is asked once more. */
export function createRemoteApi(apiUrl: string, counters: Counters): ApiGateway {
  let isDraining = false;
  return {
    createClient(headers) {
      const link = new OpenAPILink<CallContext>(contract, {
        url: `${apiUrl.replace(/\/$/, "")}/api`,
        headers: ({ context }) => ({
          ...headers,
          ...(context.idempotencyKey && { [callHeaders.idempotencyKey]: context.idempotencyKey }),
          ...(context.ifMatch && { [callHeaders.ifMatch]: context.ifMatch }),
        }),
        fetch: (request, init) => fetchOnceMore(request, init),
        customErrorResponseBodyDecoder: (body) => {
          const failure = decodeFailure(body);
          return failure && new ORPCError(failure.code, { defined: true, ...failure });
        },
      });
      return createORPCClient<ApiClient>(link);
    },
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      if (isDraining && pathname === "/readyz") return Response.json({ status: "draining" }, { status: 503 });
      if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
      const answer = await fetchOnceMore(
        new Request(new URL(pathname + search, apiUrl), { headers: request.headers }),
        {},
      );
      // The body has been unpacked on its way through here.
      const headers = new Headers(answer.headers);
      headers.delete("content-encoding");
      headers.delete("content-length");
      return new Response(answer.body, { status: answer.status, headers });
    },
    onChange: () => undefined,
    counters,
    description: apiUrl,
    drain: () => {
      isDraining = true;
    },
    close: () => Promise.resolve(),
  };
}

async function fetchOnceMore(request: Request, init: RequestInit): Promise<Response> {
  const timed = () => ({ ...init, signal: AbortSignal.timeout(longestMilliseconds) });
  if (request.method !== "GET") return fetch(request, timed());
  try {
    return await fetch(request.clone(), timed());
  } catch {
    return fetch(request, timed());
  }
}
