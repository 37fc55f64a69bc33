import { context as traceContext, propagation } from "@opentelemetry/api";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ApiClient, ClientContext } from "@haat/contract/shared/client";
import { callHeaders, changesPath, orderChangesPath } from "@haat/contract/shared/client";
import { contract } from "@haat/contract/contract";
import { decodeFailure } from "@haat/contract/shared/failure-decoder";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { ApiGateway, Counters, PageMetrics } from "./api-gateway";
import { createApiWatch, type ApiPatience, type ApiWatch } from "./api-watch";
import { forward, longestOf, notAnswered, type RemoteApiSettings } from "./forwarding";
import { followRemoteChanges } from "./remote-changes";

/**
 * The API at `API_URL`, over HTTP. What others ask of it is handed on, and it tells of changes. A GET that meets a socket the
 * other side just closed is asked once more; none waits for an API that is not there.
 * @param metrics answers `/metrics`, for the API's own numbers are asked of the API; without it nothing is counted
 * @param patience other times than the usual ones until a silent API is given up
 */
export function createRemoteApi(
  settings: RemoteApiSettings,
  counters: Counters,
  metrics?: PageMetrics,
  patience?: ApiPatience,
): ApiGateway {
  const { apiUrl = "", proxySecret } = settings;
  const whileThere = createApiWatch((signal) => isThere(apiUrl, signal), patience);
  let isDraining = false;
  const drainListeners: (() => void)[] = [];
  const listeners: ((shopId?: number) => void)[] = [];
  const stopListening = followRemoteChanges(
    new URL(changesPath, apiUrl),
    { [callHeaders.proxySecret]: proxySecret },
    (shopId) => listeners.forEach((listener) => listener(shopId)),
  );
  return {
    createClient(headers) {
      const link = new OpenAPILink<ClientContext>(contract, {
        url: `${apiUrl.replace(/\/$/, "")}/api`,
        headers: ({ context }) => ({
          ...headers,
          ...traceHeaders(),
          ...(context.idempotencyKey && { [callHeaders.idempotencyKey]: sendable(context.idempotencyKey) }),
          ...(context.ifMatch && { [callHeaders.ifMatch]: sendable(context.ifMatch) }),
        }),
        fetch: (request, init) => fetchOnceMore(whileThere, request, init),
        customErrorResponseBodyDecoder: (body) => {
          const failure = decodeFailure(body);
          return failure && new ORPCError(failure.code, { defined: true, ...failure });
        },
      });
      return createORPCClient<ApiClient>(link);
    },
    async fetch(request, bindings) {
      const { pathname } = new URL(request.url);
      if (isDraining && pathname === "/readyz") return Response.json({ status: "draining" }, { status: 503 });
      if (metrics && pathname === "/metrics") return metrics.fetch(request);
      return forward(request, settings, whileThere, bindings);
    },
    onChange: (listener) => void listeners.push(listener),
    watchOrders: (sellerKey, tell) =>
      followRemoteChanges(
        new URL(`${orderChangesPath}/${encodeURIComponent(sellerKey)}`, apiUrl),
        { [callHeaders.proxySecret]: proxySecret },
        () => tell(),
      ),
    counters,
    countPage: (page) => metrics?.countPage(page),
    description: apiUrl,
    drain: () => {
      isDraining = true;
      drainListeners.forEach((listener) => listener());
    },
    onDrain: (listener) => void drainListeners.push(listener),
    close: async () => stopListening(),
  };
}

/**
 * What a form sent, as a header holds it: printable letters of ASCII (RFC 9110, 5.5). A key is as good as any other then, and a
 * version is none that there is.
 */
const sendable = (sent: string): string =>
  /^[\x20-\x7e]*$/.test(sent) ? sent : Buffer.from(sent).toString("base64url");

/** What a call is a part of, where traces are collected (W3C Trace Context). */
function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(traceContext.active(), headers);
  return headers;
}

/** Whether the API's process answers: what stands in front of it may answer for it, that it is away (502, 504). */
async function isThere(apiUrl: string, signal: AbortSignal): Promise<boolean> {
  const { status, body } = await fetch(new URL("/healthz", apiUrl), { signal });
  await body?.cancel();
  return status < 500;
}

/** What the API answers; where it does not, that it is busy. */
async function fetchOnceMore(whileThere: ApiWatch, request: Request, init: RequestInit): Promise<Response> {
  const again = request.method === "GET" ? request.clone() : undefined;
  try {
    return await whileThere(longestOf(request), async (signal) => {
      const timed = { ...init, signal };
      return wholeAnswer(request, timed).catch((failed: unknown) => {
        if (!again || signal.aborted) throw failed;
        return wholeAnswer(again, timed);
      });
    });
  } catch {
    return notAnswered(request);
  }
}

/** An answer that is there to its end: one that breaks off, or is late, on its way is none. */
async function wholeAnswer(request: Request, init: RequestInit): Promise<Response> {
  const answer = await fetch(request, init);
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, answer);
}
