import type { WrittenArea } from "@haat/contract/admin/admin-places.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** Which district and which written name an address is about. What names none is no page. */
export function writtenAsked(context: ConsoleContext, city: string, request: Request) {
  const id_city = Number(city);
  const name = (new URL(request.url).searchParams.get("name") ?? "").normalize("NFC").trim();
  if (!Number.isSafeInteger(id_city) || id_city < 1 || name === "") throw pageFailure(context, 404);
  return { id_city, name };
}

/** The language of a name, by its script. */
export const languageOf = (name: string) => (/\p{Script=Bengali}/u.test(name) ? "bn" : "en");

/** What was written like this in a district; where nobody's is any more it is no page. */
export async function writtenOf(
  context: ConsoleContext,
  city: string,
  request: Request,
): Promise<WrittenArea> {
  const { language } = context;
  const asked = { language, ...writtenAsked(context, city, request) };
  const { data } = await answerOrPage(context, context.client().adminPlaces.writtenArea(asked));
  return data.written_area;
}
