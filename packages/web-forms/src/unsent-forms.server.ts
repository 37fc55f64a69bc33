import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "@haat/contract/shared/languages";
import { brand } from "@haat/i18n/brand";
import { formatWait } from "@haat/i18n/durations";
import { translator } from "@haat/i18n/translator";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { createPlatformFacts } from "@haat/web-host/platform-facts";
import { asksForData, pageAddress, routerHeaders } from "@haat/web-host/router-protocol";
import { contentPolicy, createNonce, nonceOnly, reportingEndpoints } from "@haat/web-host/security-headers";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import type { Visit, VisitSettings } from "@haat/web-host/visit";
import type { ServerBuild } from "@remix-run/node";
import { isFailed } from "./passing-failures.server";
import { UnsentFormDocument } from "./unsent-form-document";

/** When to send it again, in s: as the API says of a database that is away. */
const retrySeconds = 5;

/** What the app of the forms is made of. */
interface AppParts {
  api: Pick<ApiGateway, "createClient" | "onChange">;
  config: Pick<VisitSettings, "proxySecret">;
  loadBuild: () => Promise<ServerBuild>;
}

interface UnsentFormRules {
  /** Fields that no page gives back. */
  secrets: readonly string[];
  /** Where the page's sentences are: in shops each form counts once; in the console one sees first whether it has arrived. */
  words: "pages.unsentForm" | "consoleShell.unsentForm";
  /** Where the forms of a page may lead besides its own host, for its content policy. @param origin of the visit */
  formTargets: (origin: string) => string;
}

/** What is known of a page once it was made. */
interface AnswerNotes {
  /** A call of it was not answered: what the page is made of is away at this moment. */
  isNotAnswered?: boolean;
}

/**
 * Answers forms that cannot be taken at this moment, since what pages are made of is away: the page after it could not be made
 * either. It gives back what was typed, to be sent again.
 */
export function createUnsentForms({ api, config, loadBuild }: AppParts, rules: UnsentFormRules) {
  const factsIn = createPlatformFacts(api, config);

  return {
    /** Answers a form, and keeps what it sends until the answer is known. @param notes filled while the answer is made */
    async answer(visit: Visit, notes: AnswerNotes, take: () => Promise<Response>): Promise<Response> {
      const { method, headers } = visit.request;
      // A file is not given back by any page; no more than a password that is written in one.
      const isPlain = headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
      const copy = method === "POST" && isPlain ? visit.request.clone() : undefined;
      const answer = await take();
      if (method !== "POST" || !notes.isNotAnswered || !isFailed(answer)) return answer;
      return notTaken(visit, copy && new URLSearchParams(await copy.text()));
    },
  };

  async function notTaken(visit: Visit, sent: URLSearchParams | undefined): Promise<Response> {
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
      ...describeUnsentForm(pageAddress(url), sent, { language, rules }),
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
        formTargets: rules.formTargets(origin),
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
  { language, rules: { secrets, words } }: { language: Language; rules: UnsentFormRules },
) {
  const translate = translator(language);
  const canBeKept = sent !== undefined && ![...sent.keys()].some((name) => secrets.includes(name));
  const values = { wait: formatWait(retrySeconds, language) };
  return {
    title: translate("pages.unsentForm.title"),
    text: translate(`${words}.${canBeKept ? "kept" : "notKept"}`, values),
    form: canBeKept
      ? { action: address, fields: fieldsOf(sent), submit: translate("pages.unsentForm.submit") }
      : undefined,
    back: { label: translate("pages.unsentForm.back"), href: address },
  };
}

const fieldsOf = (sent: URLSearchParams) =>
  Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name)]));
