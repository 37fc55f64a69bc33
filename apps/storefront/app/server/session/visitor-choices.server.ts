import { createCookie } from "@remix-run/node";
import { business } from "@haat/contract/shared/business-constants";
import { dataNoteFields } from "@haat/ui/commerce/data-note/data-note";
import { liteModeFields, liteModeValues } from "@haat/ui/commerce/lite-mode/lite-mode";
import { ownLocation } from "@haat/web-host/own-path";

/** What a visitor chose for all pages, signed in or not. Pages that are shared are kept apart by it. */
export interface VisitorChoices {
  /** Pictures on tap and no scripts: chosen on the page, or asked for by the browser (`Save-Data`). */
  lite: boolean;
  /** The note about what is kept on the phone has been put away. */
  dataNoteSeen: boolean;
}

const settings = {
  maxAge: business.localeCookieSeconds,
  path: "/",
  sameSite: "lax",
  httpOnly: true,
} as const;
const liteCookie = createCookie("haat-lite", settings);
const dataNoteCookie = createCookie("haat-data-note", settings);

/** Where the forms for these choices post to, with the page to come back to as `path`. */
export const visitorChoicePath = "/choose";

/** The choices that came with a request. */
export async function readVisitorChoices(headers: Headers): Promise<VisitorChoices> {
  const cookies = headers.get("cookie");
  const saveData = headers.get("save-data") === "on";
  if (!cookies?.includes("haat-")) return { lite: saveData, dataNoteSeen: false };
  const lite: unknown = await liteCookie.parse(cookies);
  return {
    lite: lite === liteModeValues.on || (lite !== liteModeValues.off && saveData),
    dataNoteSeen: (await dataNoteCookie.parse(cookies)) === "seen",
  };
}

/** Keeps a choice and goes back to the page; only to paths of this host. */
export async function keepVisitorChoice(request: Request, origin: string): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const headers = new Headers({ Location: ownLocation(form.get("path") ?? "/", origin) });
  const lite = form.get(liteModeFields.lite);
  if (lite === liteModeValues.on || lite === liteModeValues.off)
    headers.append("Set-Cookie", await liteCookie.serialize(lite));
  if (form.has(dataNoteFields.seen)) headers.append("Set-Cookie", await dataNoteCookie.serialize("seen"));
  return new Response(null, { status: 303, headers });
}
