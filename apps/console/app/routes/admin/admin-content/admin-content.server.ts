import type { ContentKind } from "@haat/contract/admin/site-content.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { contentName, contentOf, contentsOf, kindOf } from "../content-of.server";
import { contentFields } from "./content-fields.server";
import { contentFormFields as fields, newContent } from "./admin-content.form";

/** A piece of content to be changed, or a new one. */
export async function contentPage(context: ConsoleContext, kindParam: string, param: string) {
  const { paths, translate } = context;
  const kind = kindOf(context, kindParam);
  const all = await contentsOf(context, kind);
  const content = param === newContent ? undefined : contentOf(context, all, param);
  const others = all.filter((each) => each !== content);
  const id = content?.id_content ?? newContent;
  const form = formPage(context, {
    title: content ? contentName(context, content) : translate(`siteContent.page.new.${kind}`),
    back: { href: listOf(context, kind), label: translate(`siteContent.kinds.${kind}`) },
    action: paths.adminContent(kind, id),
    ...(content && { hidden: { [fields.version]: String(content.version) } }),
    fields: contentFields(context, kind, others, content),
    submit: translate(content ? "siteContent.page.save" : "siteContent.page.create"),
  });
  return {
    ...form,
    preview: {
      label: translate("siteContent.page.preview"),
      title: translate("siteContent.page.previewTitle"),
      link: translate("siteContent.fields.targets.open"),
    },
    removal: content && {
      href: paths.adminContentRemoval(kind, content.id_content),
      label: translate("siteContent.page.remove"),
    },
  };
}

/** The list of a kind. */
export const listOf = ({ paths }: ConsoleContext, kind: ContentKind) => paths.admin("site", { view: kind });
