import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { callHeaders } from "@haat/contract/shared/client";
import { createNonce, contentPolicy, nonceOnly, reportingEndpoints } from "@haat/web-host/security-headers";
import { hostName } from "@haat/contract/shared/deployment-rules";
import { inTime } from "@haat/web-host/in-time";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { createPlatformFacts } from "@haat/web-host/platform-facts";
import { describeServiceStatus } from "../app/service-status/service-status.server";
import { ServiceStatusDocument } from "../app/service-status/service-status.view";
import type { StorefrontParts } from "./storefront-parts";

/** How long the API may take to say how it does, in ms, before the page says that it does not answer. */
const longestMilliseconds = 4000;

/**
 * Answers `/status` and `/en/status` on the platform's host: how the service does, for everybody. It is no page of the router,
 * so that it is there also when none can be made, and none of its words or code comes with the pages of shops.
 */
export function createServiceStatus({ api, config, loadBuild }: StorefrontParts) {
  const factsIn = createPlatformFacts(api, config);

  return async ({ headers, url }: Request): Promise<Response | undefined> => {
    if (hostName(headers.get("host") ?? "") !== config.platformHost) return undefined;
    const language = languageOfPath(new URL(url).pathname);
    const client = api.createClient({
      [callHeaders.proxySecret]: config.proxySecret,
      [callHeaders.language]: language,
    });
    const asked = client.status.serviceStatus({}).catch(() => undefined);
    const [answer, { helpPhone }] = await Promise.all([
      inTime(asked, longestMilliseconds),
      factsIn(language),
    ]);
    const { assets } = await loadBuild();
    const document = createElement(ServiceStatusDocument, {
      ...describeServiceStatus(answer?.data, language, helpPhone),
      stylesheets: assets.routes["root"]?.css ?? [],
    });
    return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, {
      status: answer ? 200 : 503,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Language": language,
        "Cache-Control": "no-store",
        "Content-Security-Policy": contentPolicy(nonceOnly(createNonce()), {
          formTargets: "",
          isDevelopment: false,
        }),
        "Reporting-Endpoints": reportingEndpoints,
      },
    });
  };
}
