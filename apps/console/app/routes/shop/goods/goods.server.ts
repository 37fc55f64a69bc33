import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerProduct } from "@haat/contract/seller/seller-product.contract";
import { pageField } from "@haat/contract/shared/fields";
import { isSelling } from "@haat/contract/shared/shop-status";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";

/** What a shop sells, newest first; an address with a page that is none shows the first one. */
export async function goodsPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const asked = pageField.safeParse(new URL(request.url).searchParams.get("page") ?? 1);
  const page = asked.success ? asked.data : 1;
  const call = context.client().sellerProducts.products({ language, seller_key, page });
  const { products, total, last_page } = (await answerOrPage(context, call)).data;
  const title = translate("goods.title");
  const formatted = formatNumber(total, language);
  const hrefOf = (number: number) => paths.shop(seller_key, "goods", { page: String(number) });
  return {
    head: pageHead(context, title),
    title,
    lead: total > 0 ? translate("goods.count", { count: total, formatted }) : undefined,
    groups: [{ rows: products.map((product) => rowOf(context, shop, product)) }],
    empty: { title: translate("goods.empty"), text: translate("goods.emptyText") },
    add: { label: translate("goods.add"), href: paths.shop(seller_key, "goods/new") },
    pages:
      last_page > 1
        ? {
            pages: [
              {
                href: hrefOf(page),
                label: `${formatNumber(page, language)} / ${formatNumber(last_page, language)}`,
                current: true,
              },
            ],
            previousHref: page > 1 ? hrefOf(page - 1) : undefined,
            nextHref: page < last_page ? hrefOf(page + 1) : undefined,
            labels: {
              pages: translate("goods.pages"),
              previous: translate("goods.newer"),
              next: translate("goods.older"),
              page: translate("goods.page"),
            },
          }
        : undefined,
  };
}

/** A product: what it costs and how many are left come first, and whether customers can buy it. */
function rowOf({ language, translate }: ConsoleContext, shop: OwnShop, product: SellerProduct): ListRow {
  const price = formatMoney(product.price, language);
  const state = stateOf(shop, product);
  return {
    id: String(product.id_product),
    title: product.name,
    picture: `/media/${product.picture}`,
    lines: [
      product.has_price_range ? translate("goods.from", { price }) : price,
      translate("goods.stock", { count: product.stock, formatted: formatNumber(product.stock, language) }),
    ],
    state: { label: translate(`goods.${state}`), tone: tones[state] },
  };
}

const tones = { soldOut: "warning", waits: "info", onSale: "success" } as const;

/** Nothing is on sale in a shop that is not open, or not just now. */
function stateOf({ status }: OwnShop, { stock }: SellerProduct): keyof typeof tones {
  if (stock <= 0) return "soldOut";
  return isSelling(status) ? "onSale" : "waits";
}
