import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDate } from "@haat/i18n/dates";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { roleName } from "../../../server/present/shop-words.server";

/** The staff of a shop. */
export async function membersPage(context: ConsoleContext, shop: OwnShop) {
  const { language, translate } = context;
  const { data } = await answerOrPage(
    context,
    context.client().sellerMembers.members({ language, seller_key: shop.seller_key }),
  );
  const title = translate("consoleShop.members.title");
  const rows = data.members.map(({ id_member, name, mobile, role, since, is_self }): ListRow => ({
    id: String(id_member),
    title: name,
    lines: [mobile, translate("consoleShop.members.since", { day: formatDate(since, language) })],
    icon: "user",
    state: {
      label: is_self
        ? `${roleName(context, role)} · ${translate("consoleShop.members.you")}`
        : roleName(context, role),
      tone: role === "owner" ? "success" : "neutral",
    },
  }));
  return { head: pageHead(context, title), title, groups: [{ rows }] };
}
