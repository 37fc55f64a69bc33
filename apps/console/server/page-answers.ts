import { noteRefusals } from "@haat/web-forms/form-refusals.server";
import { showPassingFailures } from "@haat/web-forms/passing-failures.server";
import { createUnsentForms } from "@haat/web-forms/unsent-forms.server";
import { passwordFields } from "@haat/ui/commerce/password-form/password-form";
import { compressed } from "@haat/web-host/compression";
import { errorResponse } from "@haat/web-host/error-response";
import { createPageLimits } from "@haat/web-host/page-limits";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { createPlatformFacts } from "@haat/web-host/platform-facts";
import { createRemixPages } from "@haat/web-host/remix-pages";
import { routerHeaders } from "@haat/web-host/router-protocol";
import { contentPolicy, nonceOnly, reportingEndpoints } from "@haat/web-host/security-headers";
import { withoutForwardedHeaders, type Visit } from "@haat/web-host/visit";
import { accountFormFields } from "../app/routes/shop/courier-account/courier-account.form";
import { failureAsPage } from "../app/server/failure/page-failure.server";
import type { ConsoleContext } from "../app/server/http/console-context.server";
import type { ConsoleCookie, ConsoleSession } from "../app/server/session/console-session.server";
import type { ConsoleParts } from "./console-parts";
import { createConsoleContext } from "./console-context";
import { createOrderStreams } from "./order-streams";

/** Makes each page for who asks for it; nothing of the console is kept, by us or by a browser. */
export function createPageAnswers(parts: ConsoleParts, cookie: ConsoleCookie) {
  const { config, api, mode } = parts;
  const limits = createPageLimits(config.rateLimitPerMinute, api.counters);
  const platformFacts = createPlatformFacts(api, config);
  const contextParts = { ...parts, orderStream: createOrderStreams(api) };
  const pages = createRemixPages({
    loadBuild: parts.loadBuild,
    mode,
    treeOf: (_: ConsoleContext) => "console",
    buildOf: (build) => noteRefusals(showPassingFailures(build, failureAsPage)),
  });

  const unsentForms = createUnsentForms(parts, {
    secrets: [accountFormFields.secret, ...Object.values(passwordFields)],
    words: "consoleShell.unsentForm",
    formTargets: () => "",
  });

  return (visit: Visit): Promise<Response> => {
    const notes = { isNotAnswered: false };
    return unsentForms.answer(visit, notes, () => answerPage(visit, () => (notes.isNotAnswered = true)));
  };

  /** @param onNotAnswered hears of a call of the page that was not answered */
  async function answerPage(visit: Visit, onNotAnswered: () => void): Promise<Response> {
    const { request, origin, clientAddress } = visit;
    const session = await cookie.open(request.headers.get("cookie"), new URL(origin).hostname);
    const seconds = await limits.countMade({ address: clientAddress, session: session.data.token });
    if (seconds !== undefined) return tooMany(request, seconds);
    const platform = await platformFacts(languageOfPath(new URL(request.url).pathname));
    const context = createConsoleContext(visit, { ...contextParts, onNotAnswered }, session, platform);
    const response = await pages(withoutForwardedHeaders(request), context);
    await addHeaders(response.headers, { context, session, isDevelopment: mode === "development" });
    return compressed(request, response);
  }
}

function tooMany(request: Request, seconds: number): Response {
  const refusal = errorResponse(request, 429, { seconds });
  refusal.headers.set("Retry-After", String(seconds));
  return refusal;
}

async function addHeaders(
  headers: Headers,
  {
    context,
    session,
    isDevelopment,
  }: { context: ConsoleContext; session: ConsoleSession; isDevelopment: boolean },
): Promise<void> {
  const { nonce, language, requestId, replyHeaders, isClientNavigation, platformOrigin } = context;
  // Previews of shops, which stand on the platform's host.
  const rules = { formTargets: "", frames: platformOrigin, isDevelopment };
  headers.set("Content-Security-Policy", contentPolicy(nonceOnly(nonce), rules));
  headers.set("Reporting-Endpoints", reportingEndpoints);
  headers.set("Content-Language", language);
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  headers.set("X-Request-Id", requestId);
  // Labels are scanned here; a page that was come to by the browser's router has the policy of the one before it.
  headers.set("Permissions-Policy", "camera=(self), geolocation=(), microphone=(), payment=()");
  for (const [name, value] of replyHeaders) headers.set(name, value);

  // The browser's router asks in pieces, and notes itself what it has shown; a file shows nothing.
  if (!isClientNavigation && isDocument(headers)) session.endMessage();
  const set = await session.setCookie();
  if (!set) return;
  headers.append("Set-Cookie", set);
  // Where it is sent by the router, what stands around the page is asked for again: it may have a message.
  if (headers.has(routerHeaders.redirect)) headers.set(routerHeaders.revalidate, "yes");
}

const isDocument = (headers: Headers) =>
  !headers.has("Location") && headers.get("Content-Type")?.startsWith("text/html") === true;
