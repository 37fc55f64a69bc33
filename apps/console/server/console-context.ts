import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { translator } from "@haat/i18n/translator";
import { languageOfPath } from "@haat/web-host/language-of-path";
import type { PlatformFacts } from "@haat/web-host/platform-facts";
import { asksForData, pageAddress } from "@haat/web-host/router-protocol";
import { watchedClient } from "@haat/web-forms/watched-client.server";
import { createNonce } from "@haat/web-host/security-headers";
import { visitorHeaders, type Visit } from "@haat/web-host/visit";
import type { ConsoleContext } from "../app/server/http/console-context.server";
import type { ConsoleSession } from "../app/server/session/console-session.server";
import { createConsolePaths } from "../app/urls/console-paths";
import { platformOriginOf } from "./console-host";
import type { ConsoleParts } from "./console-parts";

interface ContextParts extends Pick<ConsoleParts, "config" | "api" | "logFault"> {
  orderStream: (sellerKey: string, session: string) => Response;
  /** Hears of a call that was not answered: the API or its database is away, or too late. */
  onNotAnswered: () => void;
}

/** Everything the routes know about this visit (app/server/http/console-context.server.ts). */
export function createConsoleContext(
  visit: Visit,
  { config, api, logFault, orderStream, onNotAnswered }: ContextParts,
  session: ConsoleSession,
  platform: PlatformFacts,
): ConsoleContext {
  const url = new URL(visit.request.url);
  const language = languageOfPath(url.pathname);
  const client = memberClient(visit, { config, api, session, onNotAnswered });
  let isRefused = false;
  let me: ReturnType<ConsoleContext["me"]> | undefined;
  return {
    language,
    translate: translator(language),
    path: pageAddress(url),
    isClientNavigation: asksForData(url),
    isTooLarge: visit.isTooLarge === true,
    origin: visit.origin,
    platformOrigin: platformOriginOf(visit.origin, config.platformHost),
    paths: createConsolePaths(language),
    platform,
    session,
    client,
    me: () =>
      (me ??= client()
        .sellerAccount.me({ language })
        .then(({ data }) => data)),
    orderStream: (sellerKey) => orderStream(sellerKey, session.data.token ?? ""),
    noteRefusal: () => {
      isRefused = true;
    },
    isRefused: () => isRefused,
    nonce: createNonce(),
    requestId: visit.requestId,
    demo: config.demo,
    replyHeaders: new Headers(),
    logFault: (error) => logFault(error, visit.requestId),
  };
}

/** The API as who is signed in at this moment: the sign-in itself changes that. */
function memberClient(
  visit: Visit,
  {
    config,
    api,
    session,
    onNotAnswered,
  }: Pick<ContextParts, "config" | "api" | "onNotAnswered"> & { session: ConsoleSession },
): () => ApiClient {
  const language = languageOfPath(new URL(visit.request.url).pathname);
  let client: { token: string | undefined; calls: ApiClient } | undefined;
  return () => {
    const { token, deviceMarks } = session.data;
    if (!client || client.token !== token) {
      const headers = visitorHeaders(visit, config, language);
      if (token) headers[callHeaders.authorization] = `Bearer ${token}`;
      if (deviceMarks) headers[callHeaders.deviceMarks] = deviceMarks.join(",");
      client = { token, calls: watchedClient(api.createClient(headers), { onNotAnswered }) };
    }
    return client.calls;
  };
}
