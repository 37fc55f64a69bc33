import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { idField } from "@haat/contract/shared/fields";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";

/** One product: what it costs, how many there are, and what can be done with it. */
export async function goodsProductPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  product: string | undefined,
) {
  const { language, paths, translate } = context;
  const id = idField().safeParse(product);
  if (!id.success) throw pageFailure(context, 404);
  const call = context.client().productDrafts.product({ language, seller_key, id_product: id.data });
  const found = (await answerOrPage(context, call)).data.product;
  const price = formatMoney(found.price, language);
  return {
    head: pageHead(context, found.name),
    title: found.name,
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    stock: {
      href: paths.goodsStock(seller_key, id.data),
      label: translate("productDraft.product.stock"),
    },
    action: paths.product(seller_key, id.data),
    row: {
      id: String(found.id_product),
      title: found.has_price_range ? translate("goods.from", { price }) : price,
      picture: `/media/${found.picture}`,
      lines: [
        translate("goods.stock", { count: found.stock, formatted: formatNumber(found.stock, language) }),
        ...(found.id_draft === null ? [] : [translate("productDraft.product.hasDraft")]),
      ],
    },
    labels: {
      edit: translate(found.id_draft === null ? "productDraft.product.edit" : "productDraft.product.goOn"),
      copy: translate("productDraft.product.copy"),
    },
  };
}
