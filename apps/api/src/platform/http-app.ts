import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError, type Router } from "@orpc/server";
import { callHeaders } from "@haat/contract/client";
import type { Contract } from "@haat/contract/contract";
import { callErrors, type CallErrorCode } from "@haat/contract/error-codes";
import { failureData, type FailureData } from "@haat/contract/envelope";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { CallContext, Services } from "./call";
import { believedAddress, readCallHeaders } from "./call-headers";
import { createCallPaths } from "./call-paths";
import { Refusal } from "./errors";
import { failureDataOf, failureEnvelopeOf } from "./failure";
import { languageOf } from "./language";
import { createRateLimit } from "./rate-limit";

/** Limits of a call over HTTP (design/api-conventions.md, "Compression, limits"). */
const mostBytes = 100 * 1024;
const longestMilliseconds = 10_000;

interface Env {
  Variables: { requestId: string };
  /** What `@hono/node-server` tells of the socket; absent where `fetch` is called without one. */
  Bindings: Partial<HttpBindings>;
}

/** The API over HTTP: calls below `/api`, `/healthz` (the process runs) and `/readyz` (and its database answers). */
export function createHttpApp(
  router: Router<Contract, CallContext>,
  services: Services,
  isReady: () => Promise<void>,
): Hono<Env> {
  const app = new Hono<Env>();
  const paths = createCallPaths(router);
  const takeTurn = createRateLimit(services.clock, services.config.rateLimitPerMinute);
  const handler = createHandler(router, services);

  app.use(async (c, next) => {
    const begun = performance.now();
    c.set("requestId", requestIdOf(c.req.header(callHeaders.requestId)));
    await next();
    c.header(callHeaders.requestId, c.get("requestId"));
    c.header("x-content-type-options", "nosniff");
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
    const { method, path } = c.req;
    const milliseconds = Math.round(performance.now() - begun);
    services.logger.info(
      { request: c.get("requestId"), method, path, status: c.res.status, milliseconds },
      "call",
    );
  });
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await isReady();
      return c.json({ status: "ready" });
    } catch {
      return c.json({ status: "not ready" }, 503);
    }
  });
  app.use("/api/*", bodyLimit({ maxSize: mostBytes, onError: (c) => refuse(c, "payload_too_large") }));
  app.all("/api/*", async (c) => {
    const context = contextOf(c, services);
    const wait = takeTurn(context.clientAddress);
    if (wait > 0) return refuse(c, "too_many_requests", { retry_after: wait });
    const answer = await within(longestMilliseconds, handler.handle(c.req.raw, { prefix: "/api", context }));
    if (answer === "late") return refuse(c, "request_timeout");
    if (answer.matched) return withHeaders(answer.response, context.replyHeaders, c);
    const allowed = paths.methodsOf(c.req.path.replace(/^\/api/, ""));
    if (allowed.length === 0) return refuse(c, "not_found");
    c.header("allow", allowed.join(", "));
    return c.req.method === "OPTIONS" ? c.body(null, 204) : refuse(c, "method_not_allowed");
  });
  app.notFound((c) => refuse(c, "not_found"));
  app.onError((error, c) => {
    services.logger.error({ err: error, request: c.get("requestId") }, "call failed");
    return refuse(c, "server_error");
  });
  return app;
}

/** oRPC's handler with refusals in the API's own envelope, also those from before a call is known. */
function createHandler(router: Router<Contract, CallContext>, services: Services) {
  return new OpenAPIHandler(router, {
    interceptors: [
      async ({ context, next }) => {
        try {
          return await next();
        } catch (error) {
          const { code, data } = failureOf(error, context, services);
          const body = failureEnvelopeOf(code, data, instanceOf(context.headers.requestId ?? ""));
          return { matched: true, response: { status: callErrors[code], headers: {}, body } };
        }
      },
    ],
  });
}

function failureOf(
  error: unknown,
  { headers }: CallContext,
  services: Services,
): { code: CallErrorCode; data: FailureData } {
  const data = error instanceof ORPCError ? failureData.safeParse(error.data) : undefined;
  if (error instanceof ORPCError && data?.success)
    return { code: error.code as CallErrorCode, data: data.data };
  // What fails before a call begins is a body that cannot be read; the rest has been put into words by the call.
  services.logger.warn({ err: error, request: headers.requestId }, "call not read");
  const language = languageOf(undefined, headers.language);
  return { code: "malformed_request", data: failureDataOf(new Refusal("malformed_request"), language) };
}

type AppContext = Context<Env>;

function contextOf(c: AppContext, services: Services): CallContext {
  const headers = readCallHeaders((name) => c.req.header(name));
  headers.requestId = c.get("requestId");
  const clientAddress = believedAddress(headers, services.config.proxySecret, socketAddressOf(c));
  const { idempotencyKey, ifMatch } = headers;
  return { services, headers, idempotencyKey, ifMatch, clientAddress, replyHeaders: new Map() };
}

function socketAddressOf(c: AppContext): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "in process";
}

function requestIdOf(told: string | undefined): string {
  return told && /^[\w-]{8,64}$/.test(told) ? told : randomUUID();
}

const instanceOf = (requestId: string) => `urn:haat:request:${requestId}`;

function refuse(c: AppContext, code: CallErrorCode, context: Refusal["context"] = {}): Response {
  const language = languageOf(undefined, c.req.header(callHeaders.language));
  const data = failureDataOf(new Refusal(code, context), language);
  const replyHeaders = new Map<string, string>([["content-language", language]]);
  if (context.retry_after !== undefined) replyHeaders.set("retry-after", String(context.retry_after));
  const allow = c.res.headers.get("allow");
  if (allow) replyHeaders.set("allow", allow);
  const body = failureEnvelopeOf(code, data, instanceOf(c.get("requestId")));
  return withHeaders(Response.json(body, { status: callErrors[code] }), replyHeaders, c);
}

/** Adds the call's headers; a refusal is a problem detail for who asks for one (RFC 9457). */
function withHeaders(response: Response, headers: Map<string, string>, c: AppContext): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  response.headers.append("vary", "Accept-Language");
  if (response.status >= 400 && c.req.header("accept")?.includes("application/problem+json")) {
    response.headers.set("content-type", "application/problem+json");
  }
  return response;
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
