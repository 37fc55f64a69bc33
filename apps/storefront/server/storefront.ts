import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { SpanKind } from "@opentelemetry/api";
import { createShopperCookie } from "../app/server/session/session.server";
import { withAnswerHeaders } from "@haat/web-host/answer-headers";
import { securityContact, securityContactPath } from "./security-contact";
import { chooseLanguage, languageChoicePath } from "../app/server/http/language-choice.server";
import { keepVisitorChoice, visitorChoicePath } from "../app/server/session/visitor-choices.server";
import { languageRedirect } from "./language-redirect";
import { comesFromOwnPage } from "@haat/web-host/origin-check";
import { createEdgeAnswers } from "./edge-answers";
import { createPageAnswers } from "./page-answers";
import { errorResponse } from "@haat/web-host/error-response";
import { readVisit, type Visit } from "@haat/web-host/visit";
import { meaningOfHost } from "./hosts";
import { hasTooManyParts } from "./router/path-limits";
import { createRoutePatterns } from "./router/route-patterns";
import type { StorefrontParts } from "./storefront-parts";
import { contextOfCaller, inSpan } from "./tracing";

/**
 * The largest form we take. The one with a picture takes a photo as phones make them, so that the page can say at its field
 * that it is over 2 MB, with all else as it was typed.
 */
const maxFormBytes = 100 * 1024;
const maxPictureFormBytes = 12 * 1024 * 1024;
const picturePath = /\/my-account\/edit$/;

interface Environment {
  Bindings: Partial<HttpBindings>;
  Variables: { visit: Visit };
}

/** The process that hosts every shop and the marketing site. `fetch` is all it is; nothing listens yet. */
export function createStorefront(parts: StorefrontParts) {
  const { config, api } = parts;
  const answerPage = traced(createPageAnswers(parts, createShopperCookie(config)), parts);
  const edge = createEdgeAnswers(config);
  const app = new Hono<Environment>();

  app.use(async (c, next) => {
    await next();
    const answer = withAnswerHeaders(edge.afterForm(c.req.raw, c.res), c.req.path, config.secure);
    if (answer === c.res) return;
    // Hono would lay the headers of the answer it had over those of the new one.
    c.res = undefined;
    c.res = answer;
  });
  app.use(async (c, next) => {
    const file = parts.staticFile?.(c.req.raw, c.req.path);
    return file ?? (await next());
  });
  app.get(securityContactPath, (c) => securityContact(config, new Date()) ?? c.body(null, 404));
  for (const path of ["/api/*", "/media/*", "/healthz", "/readyz", "/metrics"])
    app.all(path, (c) => api.fetch(c.req.raw, c.env));

  const socketAddress = ({ env }: Context<Environment>) => env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
  /** The page of a form that was not read, since it is too large. */
  const withoutForm = async (c: Context<Environment>) => {
    const { url, method, headers } = c.req.raw;
    const visit = readVisit(new Request(url, { method, headers }), socketAddress(c), config);
    return comesFromOwnPage(visit.request, visit.origin)
      ? answerPage({ ...visit, isTooLarge: true })
      : errorResponse(visit.request, 403);
  };
  const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: withoutForm });
  const [limit, pictureLimit] = [limitOf(maxFormBytes), limitOf(maxPictureFormBytes)];
  app.use(async (c, next) =>
    hasTooManyParts(new URL(c.req.raw.url)) ? errorResponse(c.req.raw, 404) : await next(),
  );
  app.use((c, next) => {
    // Asking a request for its body makes another object of it, which who reads a page need not pay for.
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return (picturePath.test(c.req.path) ? pictureLimit : limit)(c, next);
  });
  app.use(async (c, next) => {
    const visit = readVisit(c.req.raw, socketAddress(c), config);
    c.set("visit", visit);
    return comesFromOwnPage(visit.request, visit.origin) ? await next() : errorResponse(visit.request, 403);
  });
  app.post(languageChoicePath, (c) => chooseLanguage(c.var.visit.request, c.var.visit.origin));
  app.post(visitorChoicePath, (c) => keepVisitorChoice(c.var.visit.request, c.var.visit.origin));
  app.get("*", async (c, next) => {
    const redirect = await languageRedirect(c.var.visit.request);
    if (!redirect) return next();
    return c.body(null, redirect.status, { Location: redirect.to, Vary: "Cookie, Accept-Language" });
  });
  app.all("*", async (c) => answerPage(c.var.visit));
  app.onError((error, c) => {
    const requestId = c.get("visit")?.requestId ?? randomUUID();
    parts.logFault(error, requestId);
    return errorResponse(c.req.raw, 500, { requestId });
  });

  return app;
}

/** Makes each page a span; the proxy in front may have begun its trace, where one is trusted. */
function traced(
  answerPage: (visit: Visit) => Promise<Response>,
  { config, loadBuild }: StorefrontParts,
): (visit: Visit) => Promise<Response> {
  const patternOf = createRoutePatterns(loadBuild);
  return (visit) => {
    const { method, headers, url } = visit.request;
    const attributes = { "http.request.method": method, "http.request.id": visit.requestId };
    const parent = config.trustProxy ? { parent: contextOfCaller(headers) } : {};
    return inSpan("page", { kind: SpanKind.SERVER, attributes, ...parent }, async (span) => {
      if (span.isRecording()) {
        // Never the path, which may hold words that somebody searched for.
        const { kind } = meaningOfHost(new URL(visit.origin).host, config.platformHost);
        const pattern = await patternOf(kind === "shop" ? "shop" : "platform", new URL(url).pathname);
        if (pattern) span.setAttribute("http.route", pattern);
      }
      const answer = await answerPage(visit);
      span.setAttribute("http.response.status_code", answer.status);
      return answer;
    });
  };
}
