import { SpanKind } from "@opentelemetry/api";
import { inLanguage } from "@haat/web-host/language-of-path";
import { countedPage } from "@haat/web-host/counted-pages";
import { errorResponse } from "@haat/web-host/error-response";
import { createHostedApp } from "@haat/web-host/hosted-app";
import type { Visit } from "@haat/web-host/visit";
import { createShopperCookie } from "../app/server/session/session.server";
import { keepVisitorChoice, visitorChoicePath } from "../app/server/session/visitor-choices.server";
import { ownDataPath } from "../app/routes/account/own-data-path";
import { serviceStatusPath } from "../app/service-status/service-status.server";
import { createEdgeAnswers } from "./edge-answers";
import { createKnownHosts, knownHostPath } from "./known-hosts";
import { createOwnDataFile } from "./own-data-file";
import { createPageAnswers } from "./page-answers";
import { createRoutePatterns } from "./router/route-patterns";
import { createServiceStatus } from "./service-status";
import { createSites, type Site } from "./sites";
import { securityContact, securityContactPath } from "./security-contact";
import type { StorefrontParts } from "./storefront-parts";
import { contextOfCaller, inSpan } from "./tracing";

const picturePath = /\/(?:my-account\/edit|orders\/[^/]+\/complaint)$/;

/** The app that hosts every shop and the marketing site. `fetch` is all it is; nothing listens yet. */
export function createStorefront(parts: StorefrontParts) {
  const { config, api, staticFile, logFault } = parts;
  const edge = createEdgeAnswers(config);
  const sites = createSites(api, config);
  const cookie = createShopperCookie(config);
  const answerPage = traced(createPageAnswers(parts, cookie), parts);
  const status = createServiceStatus(parts);
  return createHostedApp({
    config,
    api,
    staticFile,
    logFault,
    answerPage: async (visit) => {
      const site = await sites.at(visit);
      if (site === "unknown") return errorResponse(visit.request, 421);
      if (site === "unanswered") return errorResponse(visit.request, 503);
      return answerPage(visit, site);
    },
    takesPicture: (pathname) => picturePath.test(pathname),
    files: {
      [knownHostPath]: createKnownHosts(parts, sites),
      [serviceStatusPath]: (c) => status(c.req.raw),
      [inLanguage(serviceStatusPath, "en")]: (c) => status(c.req.raw),
      [securityContactPath]: (c) => securityContact(config, new Date()) ?? c.body(null, 404),
    },
    posts: { [visitorChoicePath]: keepVisitorChoice, [ownDataPath]: createOwnDataFile(parts, cookie) },
    finish: (request, response) => edge.afterForm(request, response),
  });
}

/** Counts each page and makes it a span; the proxy in front may have begun its trace, where one is trusted. */
function traced(
  answerPage: (visit: Visit, site: Site) => Promise<Response>,
  { config, api, loadBuild }: StorefrontParts,
): (visit: Visit, site: Site) => Promise<Response> {
  const patternOf = createRoutePatterns(loadBuild);
  return (visit, site) => {
    const { method, headers, url } = visit.request;
    const attributes = { "http.request.method": method, "http.request.id": visit.requestId };
    const parent = config.trustProxy ? { parent: contextOfCaller(headers) } : {};
    return inSpan("page", { kind: SpanKind.SERVER, attributes, ...parent }, async (span) => {
      if (span.isRecording()) {
        // Never the path, which may hold words that somebody searched for.
        const pattern = await patternOf(site.kind, new URL(url).pathname);
        if (pattern) span.setAttribute("http.route", pattern);
      }
      const answer = await countedPage(
        { api, site: site.kind },
        () => answerPage(visit, site),
        () => patternOf(site.kind, new URL(url).pathname),
      );
      span.setAttribute("http.response.status_code", answer.status);
      return answer;
    });
  };
}
