import type { ConsoleAccount } from "@haat/contract/seller/seller-account.contract";
import { formatDateTime } from "@haat/i18n/dates";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { platformHome } from "../../frame/menu.server";
import { shopSign } from "../../../server/present/shop-sign.server";
import { placeName, statusBadge } from "../../../server/present/shop-words.server";

/** Everywhere that who is signed in may work. */
export function shopsPage(context: ConsoleContext, { shops, platform, invitations }: ConsoleAccount) {
  const { paths, translate } = context;
  const title = translate("consoleShop.shops.title");
  const rows: ListRow[] = shops.map((shop) => ({
    id: shop.seller_key,
    title: shop.title,
    lines: [
      shop.viewed_until === null
        ? placeName(context, shop)
        : translate("review.view.row", { time: formatDateTime(shop.viewed_until, context.language) }),
    ],
    sign: shopSign(shop),
    state: statusBadge(context, shop.status),
    href: paths.shop(shop.seller_key),
  }));
  const ofPlatform: ListRow[] = platform
    ? [
        {
          id: "platform",
          title: translate("consoleAdmin.name"),
          lines: [translate(`consoleAdmin.roles.${platform.role}`)],
          icon: "globe",
          href: platformHome(context, platform),
        },
      ]
    : [];
  const asked = invitations.map((invitation): ListRow => ({
    id: invitation.id_invitation,
    title: invitation.shop_title,
    lines: [
      translate("membersPages.invitation.row", {
        name: invitation.invited_by,
        role: placeName(context, invitation),
      }),
    ],
    icon: "bell",
    href: paths.to("invitation", { id: invitation.id_invitation }),
  }));
  const open: ListRow = {
    id: "open",
    title: translate("openingPages.start.entry"),
    icon: "plus",
    href: paths.to("open"),
  };
  return {
    head: pageHead(context, title),
    title,
    groups: [
      { title: translate("membersPages.invitation.waiting"), rows: asked },
      { rows: [...rows, ...ofPlatform, open] },
    ],
    empty: {
      title: translate("consoleShop.shops.empty"),
      text: translate("consoleShop.shops.emptyText"),
    },
  };
}
