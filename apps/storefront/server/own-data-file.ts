import { callHeaders } from "@haat/contract/shared/client";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { ownLocation } from "@haat/web-host/own-path";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { ownDataPage } from "./own-data-page";
import type { createShopperCookie } from "../app/server/session/session.server";
import type { StorefrontParts } from "./storefront-parts";

/**
 * Answers the account page's form with a file of what is held of who is signed in. No page of the router can answer with a
 * file; who is signed in no more goes back to the page, which asks them to sign in.
 */
export function createOwnDataFile(
  { api, config }: Pick<StorefrontParts, "api" | "config">,
  cookie: ReturnType<typeof createShopperCookie>,
) {
  return async (request: Request, origin: string): Promise<Response> => {
    const form = new URLSearchParams(await request.text());
    const back = ownLocation(form.get("path") ?? "/", origin);
    const session = await cookie.open(request.headers.get("cookie"), new URL(origin).hostname);
    const language = languageOfPath(new URL(back, origin).pathname);
    const client = api.createClient({
      [callHeaders.proxySecret]: config.proxySecret,
      [callHeaders.language]: language,
      [callHeaders.authorization]: `Bearer ${session.data.token ?? ""}`,
    });
    const answer = session.data.token
      ? await client.ownData.copyOwnData({ language }).catch(() => undefined)
      : undefined;
    if (!answer) return new Response(null, { status: 303, headers: { Location: back } });
    const day = dayInBangladesh(new Date(answer.data.taken_at));
    return new Response(ownDataPage(answer.data, language), {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Disposition": `attachment; filename="haat-${day}.html"`,
        "Cache-Control": "private, no-store",
      },
    });
  };
}
