import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDate } from "@haat/i18n/dates";
import { initialsOf } from "@haat/i18n/initials";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { canBeChanged, staffOf } from "../member-of.server";
import { grantName, listedLine } from "../grant.server";

/** The staff of a shop. */
export async function membersPage(context: ConsoleContext, shop: OwnShop) {
  const { language, paths, translate } = context;
  const data = await staffOf(context, shop);
  const title = translate("consoleShop.members.title");
  const rows = data.members.map(
    ({ id_member, name, mobile, role, permissions, since, is_self }): ListRow => ({
      id: String(id_member),
      title: name,
      lines: [
        mobile,
        ...listedLine(context, { role, permissions }),
        translate("consoleShop.members.since", { day: formatDate(since, language) }),
      ],
      person: { initials: initialsOf(name) },
      state: {
        label: is_self
          ? `${grantName(context, { role, permissions })} · ${translate("consoleShop.members.you")}`
          : grantName(context, { role, permissions }),
        tone: role === "owner" ? "success" : "neutral",
      },
      href: canBeChanged({ permissions, is_self })
        ? paths.member(shop.seller_key, String(id_member))
        : undefined,
    }),
  );
  const invited = data.invitations.map(
    ({ id_invitation, mobile, role, permissions, expires_at }): ListRow => ({
      id: id_invitation,
      title: mobile,
      lines: [
        ...listedLine(context, { role, permissions }),
        translate("membersPages.until", { date: formatDate(expires_at, language) }),
      ],
      icon: "clock",
      state: { label: grantName(context, { role, permissions }), tone: "neutral" },
      href: paths.member(shop.seller_key, id_invitation, "revoke"),
    }),
  );
  return {
    head: pageHead(context, title),
    title,
    back: backToMore(context, shop),
    groups: [{ rows }, { title: translate("membersPages.waiting"), rows: invited }],
    action: {
      label: translate("membersPages.invite.label"),
      href: paths.shop(shop.seller_key, "members/new"),
    },
  };
}
