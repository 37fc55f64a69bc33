import { createCookie } from "@remix-run/node";
import { business } from "@haat/contract/shared/business-constants";
import { languages, type Language } from "@haat/contract/shared/languages";
import { inLanguage } from "./language-of-path";
import { ownLocation } from "./own-path";

/** The locale cookie, 365 days. It holds nothing but `bn` or `en`. */
export const languageCookie = createCookie("haat-language", {
  maxAge: business.localeCookieSeconds,
  path: "/",
  sameSite: "lax",
  httpOnly: true,
});

/** Where the language switch posts `language` and `path`. */
export const languageChoicePath = "/choose-language";

/** Keeps the choice and goes to the same page in that language; only to paths of this host. */
export async function chooseLanguage(request: Request, origin: string): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const wanted = form.get("language");
  const language: Language = languages.find((known) => known === wanted) ?? "bn";
  const asked = form.get("path") ?? "/";
  const samePage = ownLocation(asked, origin);
  return new Response(null, {
    status: 303,
    headers: {
      // Behind a language that is taken off there may be another slash: it must not become another site's address.
      Location: inLanguage(samePage, language).replace(/^\/+/, "/"),
      "Set-Cookie": await languageCookie.serialize(language),
    },
  });
}
