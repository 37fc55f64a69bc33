import { SpanKind } from "@opentelemetry/api";
import type { MiddlewareHandler } from "hono";
import { callHeaders } from "@haat/contract/shared/client";
import type { ApiConfig } from "../process/config";
import { contextOfCaller, inSpan } from "../process/tracing";
import { bringsProxySecret } from "./call-headers";

/** Makes each call over HTTP a span: a part of the page that a server of ours makes it for, else the beginning of a trace. */
export function tracedRequests({ proxySecrets }: Pick<ApiConfig, "proxySecrets">): MiddlewareHandler {
  return async (c, next) => {
    const { req } = c;
    const proxySecret = req.header(callHeaders.proxySecret);
    const isOurs = bringsProxySecret({ ...(proxySecret && { proxySecret }) }, proxySecrets);
    const attributes = { "http.request.method": req.method };
    const parent = isOurs ? { parent: contextOfCaller(req.raw.headers) } : {};
    await inSpan(`HTTP ${req.method}`, { kind: SpanKind.SERVER, attributes, ...parent }, async (span) => {
      await next();
      span.setAttribute("http.response.status_code", c.res.status);
    });
  };
}
