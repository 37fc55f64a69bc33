import { contentKind, type ContentKind, type SiteContent } from "@haat/contract/admin/site-content.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The kind of content that an address names. What is none is no page. */
export function kindOf(context: ConsoleContext, param: string): ContentKind {
  const kind = contentKind.safeParse(param);
  if (!kind.success) throw pageFailure(context, 404);
  return kind.data;
}

/** Every piece of a kind, in its order. */
export async function contentsOf(context: ConsoleContext, kind: ContentKind): Promise<SiteContent[]> {
  const { language } = context;
  const asked = context.client().siteContents.contents({ language, kind });
  return (await answerOrPage(context, asked)).data.contents;
}

/** The piece of a number in an address. */
export function contentOf(context: ConsoleContext, all: readonly SiteContent[], param: string): SiteContent {
  const found = all.find(({ id_content }) => String(id_content) === param);
  if (!found) throw pageFailure(context, 404);
  return found;
}

/** What a piece is called in the page's language. */
export const contentName = ({ language }: ConsoleContext, { title_bn, title_en }: SiteContent) =>
  language === "bn" ? title_bn : title_en;
