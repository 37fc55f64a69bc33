import { redirect } from "@remix-run/node";
import type { ConsoleAccount, OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { shopSign } from "../../../server/present/shop-sign.server";
import { placeName, statusBadge } from "../../../server/present/shop-words.server";
import { sharedQuery } from "../../../shared-photos";

/** In which shop the photos that another app shared become drafts; of a single one nobody is asked. */
export function sharePage(context: ConsoleContext, { shops }: ConsoleAccount) {
  const { paths, translate } = context;
  const mine = shops.filter(
    (shop) => shop.permissions.includes(shopPermissionForPage("goods-new")) && shop.viewed_until === null,
  );
  const toDrafts = ({ seller_key }: OwnShop) => paths.shop(seller_key, "goods/new", { [sharedQuery]: "1" });
  const [first, ...others] = mine;
  if (first && others.length === 0) throw redirect(toDrafts(first));
  const title = translate("productDraft.share.title");
  return {
    head: pageHead(context, title),
    title,
    groups: [
      {
        rows: mine.map((shop) => ({
          id: shop.seller_key,
          title: shop.title,
          lines: [placeName(context, shop)],
          sign: shopSign(shop),
          state: statusBadge(context, shop.status),
          href: toDrafts(shop),
        })),
      },
    ],
    empty: {
      title: translate("productDraft.share.noShop"),
      text: translate("productDraft.share.noShopText"),
    },
  };
}
