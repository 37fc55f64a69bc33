import type { ContentKind } from "@haat/contract/admin/site-content.contract";
import { languages } from "@haat/contract/shared/languages";
import { readMarkdown } from "@haat/web-forms/markdown.server";
import type { ContentPreview } from "./content-preview";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** What was typed, in each language, as the marketing site will show it. */
export function previewOf(
  { translate, platformOrigin }: ConsoleContext,
  kind: ContentKind,
  form: FormData,
): ContentPreview {
  const inside = (path: string) => `${platformOrigin}/${path}`;
  const target = String(form.get("target") ?? "open") as "open";
  return {
    kind,
    link: translate(`siteContent.fields.targets.${target}`),
    versions: languages.map((language) => {
      const typed = (part: string) => String(form.get(`${part}_${language}`) ?? "").trim();
      return {
        language,
        title: typed("title"),
        text: typed("text"),
        note: typed("note"),
        paragraphs: typed("body")
          .split(/(?:\r?\n){2,}/)
          .filter(Boolean),
        blocks: kind === "article" ? readMarkdown(typed("body"), inside) : [],
      };
    }),
  };
}
