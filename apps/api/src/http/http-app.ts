import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError, type Router } from "@orpc/server";
import { commonHeaders, policyReportPath, strictTransport } from "@haat/contract/shared/answer-headers";
import { callHeaders } from "@haat/contract/shared/client";
import { isLocalHost } from "@haat/contract/shared/deployment-rules";
import type { Contract } from "@haat/contract/contract";
import { callErrors, type CallErrorCode } from "@haat/contract/shared/error-codes";
import { hasHungUp } from "@haat/contract/shared/hung-up";
import { failureData, type FailureData } from "@haat/contract/shared/envelope";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { createBodyLimits } from "./body-limits";
import type { CallContext, Services } from "./call";
import { bringsProxySecret, readCallHeaders } from "./call-headers";
import { createCallPaths } from "./call-paths";
import { countedAddress } from "./client-address";
import type { ApiConfig } from "../process/config";
import { within } from "../process/deadline";
import { DomainError } from "../process/domain-error";
import { failureDataOf, failureEnvelopeOf } from "./failure";
import { languageOf } from "./language";
import { createPolicyReports } from "./policy-reports";
import { createProcessRoutes, type ProcessState } from "./process-routes";
import { withEntityTag } from "./public-copies";
import { tracedRequests } from "./traced-requests";

const { takesFile, limitOf } = createBodyLimits(refuse);

/** How much longer a file may be on its way through a slow network. */
const uploadTimes = 6;

/** A browser anywhere may call: who is calling travels in headers, never in a cookie, so there is nothing to steal. */
const preflight = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
  allowHeaders: [
    "content-type",
    "if-none-match",
    callHeaders.authorization,
    callHeaders.language,
    callHeaders.cartKey,
    callHeaders.deviceMarks,
    callHeaders.idempotencyKey,
    callHeaders.ifMatch,
    callHeaders.requestId,
  ],
  maxAge: 86_400,
});

/** The same for the answers themselves. */
const crossOriginHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": [
    "content-disposition",
    "deprecation",
    "etag",
    "idempotent-replayed",
    "link",
    "ratelimit",
    "ratelimit-policy",
    "retry-after",
    "sunset",
    callHeaders.requestId,
  ].join(),
};

interface Env {
  Variables: { requestId: string };
  /** What `@hono/node-server` tells of the socket; absent where `fetch` is called without one. */
  Bindings: Partial<HttpBindings>;
}

/** The API over HTTP: calls below `/api`, and the routes about the process itself. */
export function createHttpApp(
  router: Router<Contract, CallContext>,
  services: Services,
  state: Omit<ProcessState, "metrics" | "metricsToken">,
  documentation: Hono,
): Hono<Env> {
  const app = new Hono<Env>();
  const paths = createCallPaths(router);
  const handler = createHandler(router, services);

  const { metrics, config } = services;
  app.use("/api/*", tracedRequests(config));
  app.use(inCommon(services));
  app.route("/", createProcessRoutes({ ...state, metrics, metricsToken: config.metricsToken }));
  app.use("/api/*", compress(), (c, next) =>
    isPreflight(c) ? preflight(c, next) : withCrossOrigin(c, next),
  );
  app.use("/api/*", (c, next) => limitOf(c.req)(c, next));
  app.route(
    policyReportPath,
    createPolicyReports(metrics, (c) => takeReport(c, services)),
  );
  app.use("/api/*", async (c, next) => {
    await next();
    const tagged = await withEntityTag(c.req.raw, c.res);
    // The same answer set again would be made anew, header by header.
    if (tagged !== c.res) c.res = tagged;
  });
  app.route("/api", documentation);
  app.all("/api/*", async (c) => {
    const context = contextOf(c, services);
    if (namesPrototype(c.req.url)) return refuse(c, "malformed_request");
    if (!isOfKnownType(c)) return refuse(c, "unsupported_media_type");
    const work = handler.handle(readable(c.req.raw), { prefix: "/api", context });
    const answer = await within(config.callMilliseconds * (takesFile(c.req) ? uploadTimes : 1), work);
    if (answer === "late") return refuse(c, "request_timeout");
    // What broke before the call began has no words of ours yet.
    if (answer.matched && answer.response.status >= 500 && context.replyHeaders.size === 0) {
      services.logger.error({ request: c.get("requestId") }, "call not begun");
      return refuse(c, "server_error");
    }
    if (answer.matched) return withHeaders(answer.response, context.replyHeaders, c);
    return refuseMethod(c, paths.methodsOf(c.req.path.replace(/^\/api/, "")));
  });
  app.notFound((c) => refuse(c, "not_found"));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof DomainError) return refuse(c, error.code, error.context);
    if (hasHungUp(error)) return refuse(c, "malformed_request");
    services.logger.error({ err: error, request: c.get("requestId") }, "call failed");
    return refuse(c, "server_error");
  });
  return app;
}

/** Gives every answer its request's id and the headers that all of them bear, and logs it. */
function inCommon({ config, logger }: Services) {
  return async (c: AppContext, next: () => Promise<void>): Promise<void> => {
    const begun = performance.now();
    c.set("requestId", requestIdOf(c.req.header(callHeaders.requestId)));
    await next();
    // Not by `c.header`, which makes a new answer for every header that comes after the first.
    const { headers } = c.res;
    headers.set(callHeaders.requestId, c.get("requestId"));
    for (const [name, value] of Object.entries(commonHeaders))
      if (!headers.has(name)) headers.set(name, value);
    if (!isLocalHost(config.platformHost)) headers.set("strict-transport-security", strictTransport);
    if (!headers.has("content-security-policy")) {
      headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
    const { method } = c.req;
    const path = pathForLog(c.req.path);
    const milliseconds = Math.round(performance.now() - begun);
    logger.info({ request: c.get("requestId"), method, path, status: c.res.status, milliseconds }, "call");
  };
}

/** A path as the log may keep it: what somebody typed into an address may be a phone number, in digits of either language. */
function pathForLog(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\p{Nd}{10,}/gu, "…");
  } catch {
    return "(cannot be read)";
  }
}

/** Counts a report against the limits of its sender. @throws too_many_requests */
function takeReport(c: AppContext, services: Services): Promise<void> {
  const { clientAddress } = contextOf(c, services);
  return services.takeTurn("report", { address: clientAddress }, (name, value) => c.header(name, value));
}

/** A path that takes other methods says which ones (RFC 9110, section 15.5.6); OPTIONS gets nothing but that. */
function refuseMethod(c: AppContext, methods: string[]): Response {
  if (methods.length === 0) return refuse(c, "not_found");
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  c.header("allow", allowed.join(", "));
  return c.req.method === "OPTIONS" ? c.body(null, 204) : refuse(c, "method_not_allowed");
}

/** Whether OPTIONS is a question of a browser's, and does not ask which methods there are (RFC 9110, section 9.3.7). */
function isPreflight(c: AppContext): boolean {
  return c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined;
}

/** Said of the answer that is there: a header that is set before would have the answer made anew around it. */
async function withCrossOrigin(c: AppContext, next: () => Promise<void>): Promise<void> {
  await next();
  for (const [name, value] of Object.entries(crossOriginHeaders)) c.res.headers.set(name, value);
}

/** A query whose names would build on every object there is: nobody of ours sends one. */
function namesPrototype(url: string): boolean {
  if (!url.includes("?")) return false;
  return [...new URL(url).searchParams.keys()].some((name) => /__proto__|prototype|constructor/.test(name));
}

const knownTypes: ReadonlySet<string> = new Set([
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
]);

/** A body is JSON or a form; one that does not say what it is is looked at all the same. */
function isOfKnownType(c: AppContext): boolean {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (!type || c.req.method === "GET" || c.req.method === "HEAD") return true;
  return knownTypes.has(type);
}

/** HEAD is answered as GET is, without the body (RFC 9110, section 9.3.2). */
function readable(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
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
          const headers = { "content-language": languageOf(undefined, context.headers.language) };
          return { matched: true, response: { status: callErrors[code], headers, body } };
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
  // Its message may quote the body, a password with it, so only its kind is kept.
  const kind = error instanceof Error ? error.name : typeof error;
  services.logger.warn({ kind, request: headers.requestId }, "call not read");
  const language = languageOf(undefined, headers.language);
  return { code: "malformed_request", data: failureDataOf(new DomainError("malformed_request"), language) };
}

type AppContext = Context<Env>;

function contextOf(c: AppContext, services: Services): CallContext {
  const headers = readCallHeaders((name) => c.req.header(name));
  headers.requestId = c.get("requestId");
  const isTrusted = bringsProxySecret(headers, services.config.proxySecrets);
  const told = isTrusted ? headers.clientAddress : undefined;
  // A call of somebody outside that a storefront hands on names them as proxies do, and counts as theirs.
  const isFromOwnServer = isTrusted && (told !== undefined || !c.req.header("x-forwarded-for"));
  const clientAddress = countedAddress(told ?? addressOf(c, services.config, isTrusted));
  const { idempotencyKey, ifMatch } = headers;
  const replyHeaders = new Map<string, string>();
  return { services, headers, idempotencyKey, ifMatch, clientAddress, isFromOwnServer, replyHeaders };
}

/**
 * Where a request comes from: as the proxy in front saw it, where one is configured (ASVS 4.1.3) or it is a storefront of
 * ours, else the socket's end.
 */
function addressOf(c: AppContext, { trustProxy }: ApiConfig, isTrusted: boolean): string {
  const told = (trustProxy || isTrusted) && c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  if (told) return told;
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "in process";
}

function requestIdOf(told: string | undefined): string {
  return told && /^[\w-]{8,64}$/.test(told) ? told : randomUUID();
}

const instanceOf = (requestId: string) => `urn:haat:request:${requestId}`;

function refuse(c: AppContext, code: CallErrorCode, context: DomainError["context"] = {}): Response {
  const language = languageOf(undefined, c.req.header(callHeaders.language));
  const data = failureDataOf(new DomainError(code, context), language);
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
  // The encoding is named here too: hono names it where nobody has, and makes the whole answer anew as a stream for that.
  response.headers.append("vary", "Accept-Language, Accept-Encoding");
  if (response.status >= 400 && c.req.header("accept")?.includes("application/problem+json")) {
    response.headers.set("content-type", "application/problem+json");
  }
  return response;
}
