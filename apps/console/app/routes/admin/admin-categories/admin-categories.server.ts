import type { AdminCategory } from "@haat/contract/admin/admin-categories.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { otherLanguage } from "../../../server/present/other-language.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { allCategories } from "../category-of.server";
import { contentTabs } from "../content-tabs.server";
import { backToPlatformMore } from "../back-to-more.server";

/** Every business category in its order, each with its shops. */
export async function categoriesPage(context: ConsoleContext, request: Request) {
  const { paths, translate } = context;
  const categories = await allCategories(context);
  const page = listPage(context, {
    asked: listAsked(request),
    to: (query) => paths.admin("categories", query),
    title: translate("adminContent.categories.title"),
    back: await backToPlatformMore(context, "categories"),
    lead: translate("adminContent.categories.lead"),
    groups: [{ rows: categories.map((category) => rowOf(context, category)) }],
    action: { label: translate("adminContent.categories.add"), href: paths.adminCategory("new") },
  });
  return { ...page, tabs: contentTabs(context, "categories") };
}

function rowOf(context: ConsoleContext, category: AdminCategory): ListRow {
  const { language, paths } = context;
  const { id_business_category: id, name_bn, name_en, picture } = category;
  const [title, other] = language === "bn" ? [name_bn, name_en] : [name_en, name_bn];
  return {
    id: String(id),
    title,
    otherName: { text: other, lang: otherLanguage(context) },
    lines: [shopsOf(context, category)],
    picture: `/media/${picture}`,
    href: paths.adminCategory(id),
  };
}

function shopsOf({ language, translate }: ConsoleContext, category: AdminCategory): string {
  const { shop_count, open_shop_count } = category;
  if (shop_count === 0) return translate("adminContent.categories.shopsNone");
  const [formatted, open] = [formatNumber(shop_count, language), formatNumber(open_shop_count, language)];
  return translate("adminContent.categories.shops", { formatted, open });
}
