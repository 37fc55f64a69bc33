import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { passwordFields } from "@haat/ui/commerce/password-form/password-form";
import { brand } from "@haat/i18n/brand";
import { formatWait } from "@haat/i18n/durations";
import { translator } from "@haat/i18n/translator";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { createPlatformFacts } from "@haat/web-host/platform-facts";
import { asksForData, pageAddress, routerHeaders } from "@haat/web-host/router-protocol";
import { contentPolicy, createNonce, nonceOnly, reportingEndpoints } from "@haat/web-host/security-headers";
import { UnsentFormDocument } from "../app/shell/unsent-form-document";
import { formTargets } from "./hosts";
import { isFailed } from "./last-pages";
import type { RenderJob } from "./page-rendering";
import type { StorefrontParts } from "./storefront-parts";

/** When to send it again, in s: as the API says of a database that is away. */
const retrySeconds = 5;

const secrets: ReadonlySet<string> = new Set(Object.values(passwordFields));

/**
 * Answers forms that cannot be taken at this moment, since what pages are made of is away: the page after it could not be made
 * either. It gives back what was typed, to be sent again; each form counts once, however often it is sent.
 */
export function createUnsentForms({ api, config, loadBuild }: StorefrontParts) {
  const factsIn = createPlatformFacts(api, config);

  return {
    /** Answers a form, and keeps what it sends until the answer is known. */
    async answer(job: RenderJob, take: () => Promise<Response>): Promise<Response> {
      const { method, headers } = job.visit.request;
      // A file is not given back by any page; no more than a password that is written in one.
      const isPlain = headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
      const copy = method === "POST" && isPlain ? job.visit.request.clone() : undefined;
      const answer = await take();
      if (method !== "POST" || !job.notes.isNotAnswered || !isFailed(answer)) return answer;
      return notTaken(job, copy && new URLSearchParams(await copy.text()));
    },
  };

  async function notTaken({ visit }: RenderJob, sent: URLSearchParams | undefined): Promise<Response> {
    const { request, requestId, origin } = visit;
    const headers = new Headers({
      "X-Request-Id": requestId,
      "Cache-Control": "private, no-store",
      "Retry-After": String(retrySeconds),
    });
    const url = new URL(request.url);
    if (asksForData(url)) {
      // The page's scripts keep the page as it is (web-forms/unsent.ts).
      headers.set(routerHeaders.failed, "yes");
      return Response.json(null, { status: 503, headers });
    }

    const language = languageOfPath(url.pathname);
    const { assets } = await loadBuild();
    const { helpPhone } = await factsIn(language);
    const document = createElement(UnsentFormDocument, {
      language,
      stylesheets: assets.routes["root"]?.css ?? [],
      brand: brand[language],
      ...describeUnsentForm(pageAddress(url), sent, language),
      help: {
        phone: helpPhone,
        href: `tel:${helpPhone}`,
        labels: { title: translator(language)("pages.help.label") },
      },
    });
    headers.set("Content-Type", "text/html; charset=utf-8");
    headers.set("Content-Language", language);
    headers.set("Reporting-Endpoints", reportingEndpoints);
    headers.set(
      "Content-Security-Policy",
      contentPolicy(nonceOnly(createNonce()), {
        formTargets: formTargets(origin, config.platformHost),
        isDevelopment: false,
      }),
    );
    return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, { status: 503, headers });
  }
}

/** What the page says. @param sent what the form sent, where it can be given back */
function describeUnsentForm(
  address: string,
  sent: URLSearchParams | undefined,
  language: ReturnType<typeof languageOfPath>,
) {
  const translate = translator(language);
  const canBeKept = sent !== undefined && ![...sent.keys()].some((name) => secrets.has(name));
  const values = { wait: formatWait(retrySeconds, language) };
  return {
    title: translate("pages.unsentForm.title"),
    text: translate(canBeKept ? "pages.unsentForm.kept" : "pages.unsentForm.notKept", values),
    form: canBeKept
      ? { action: address, fields: fieldsOf(sent), submit: translate("pages.unsentForm.submit") }
      : undefined,
    back: { label: translate("pages.unsentForm.back"), href: address },
  };
}

const fieldsOf = (sent: URLSearchParams) =>
  Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name)]));
