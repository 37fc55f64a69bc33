import type { ProductFinding } from "@haat/contract/seller/seller-goods.contract";
import type { SellerProduct } from "@haat/contract/seller/seller-product.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { QrFormat } from "@haat/contract/shared/choices";
import { idField } from "@haat/contract/shared/fields";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { productInTable } from "../goods-table-asked.server";
import { productIntents } from "./goods-product.form";

/** One product: what it costs, how many there are, and what can be done with it. */
export async function goodsProductPage(
  context: ConsoleContext,
  { seller_key, permissions }: OwnShop,
  product: string | undefined,
) {
  const { language, paths, translate } = context;
  const id = idField().safeParse(product);
  if (!id.success) throw pageFailure(context, 404);
  const asked = { language, seller_key, id_product: id.data };
  const { productDrafts, sellerGoods } = context.client();
  const [found, findings] = await Promise.all([
    answerOrPage(context, productDrafts.product(asked)).then(({ data }) => data.product),
    answerOrPage(context, sellerGoods.productDoctor(asked)).then(({ data }) => data.findings),
  ]);
  const price = formatMoney(found.price, language);
  // Each variant has a row of its own in the table.
  const isInTable =
    permissions.includes(shopPermissionForPage("goods-table")) &&
    !findings.some(({ finding }) => finding === "binned");
  const isHidden = findings.some(({ finding }) => finding === "hidden");
  return {
    head: pageHead(context, found.name),
    title: found.name,
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    stock: {
      href: paths.goodsStock(seller_key, id.data),
      label: translate("productDraft.product.stock"),
    },
    prices: isInTable
      ? {
          href: productInTable(context, seller_key, id.data, isHidden ? "hidden" : "live"),
          label: translate("productDraft.product.prices"),
        }
      : undefined,
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
    visit: findings.some(({ finding }) => isUnseen.has(finding))
      ? undefined
      : { href: found.short_link, label: translate("productDraft.preview") },
    doctor: doctorOf(context, asked, findings),
    link: linkOf(context, seller_key, found),
    labels: {
      edit: translate(found.id_draft === null ? "productDraft.product.edit" : "productDraft.product.goOn"),
      copy: translate("productDraft.product.copy"),
    },
  };
}

/** What keeps shoppers from seeing it at all. */
const isUnseen: ReadonlySet<ProductFinding> = new Set(["shop_closed", "binned", "hidden"]);

/** Why nobody can buy it, each with what mends it: another page, or a button here. */
function doctorOf(
  { paths, translate }: ConsoleContext,
  { seller_key, id_product }: { seller_key: string; id_product: number },
  findings: readonly { finding: ProductFinding; message: string }[],
) {
  if (findings.length === 0) return undefined;
  const mends: Partial<
    Record<ProductFinding, { href: string } | { button: { intent: string; label: string } }>
  > = {
    shop_closed: { href: paths.shop(seller_key) },
    binned: { button: { intent: productIntents.show, label: translate("stock.act.restore") } },
    hidden: { button: { intent: productIntents.show, label: translate("stock.act.show") } },
    no_variant: { button: { intent: productIntents.edit, label: translate("productDraft.product.edit") } },
    sold_out: { href: paths.goodsStock(seller_key, id_product) },
  };
  return {
    title: translate("goods.doctor.title"),
    rows: findings.map(({ finding, message }) => ({
      id: finding,
      title: message,
      icon: "alert" as const,
      ...mends[finding],
    })),
  };
}

/** Where customers find it: a short link to paste, and the same as a QR code for labels and shelves. */
function linkOf({ paths, translate }: ConsoleContext, sellerKey: string, product: SellerProduct) {
  const code = (format: QrFormat) => ({
    href: paths.productQr(sellerKey, product.id_product, format),
    label: translate(`productDraft.product.qr.${format}`),
  });
  return {
    title: translate("productDraft.product.link"),
    lead: translate("productDraft.product.linkLead"),
    address: product.short_link,
    picture: { src: code("svg").href, alt: translate("productDraft.product.qr.alt", { name: product.name }) },
    codes: [code("png"), code("svg")],
  };
}
