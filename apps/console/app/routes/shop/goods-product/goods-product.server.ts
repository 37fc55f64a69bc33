import type { ShownProduct } from "@haat/contract/seller/product-draft.contract";
import type { ProductFinding } from "@haat/contract/seller/seller-goods.contract";
import type { SellerProduct } from "@haat/contract/seller/seller-product.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { QrFormat } from "@haat/contract/shared/choices";
import { idField } from "@haat/contract/shared/fields";
import { languages, type Language } from "@haat/contract/shared/languages";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { ProductStatus } from "@haat/contract/shared/product-status";
import { isSelling } from "@haat/contract/shared/shop-status";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { Figure } from "@haat/ui/console/figure-list/figure-list";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { productInTable } from "../goods-table-asked.server";
import { productIntents } from "./goods-product.form";
import type { GoodsProductPage } from "./goods-product.view";

/** One product: what it costs, how many there are, what customers see of it, and what can be done with it. */
export async function goodsProductPage(context: ConsoleContext, shop: OwnShop, product: string | undefined) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const id = idField().safeParse(product);
  if (!id.success) throw pageFailure(context, 404);
  const asked = { language, seller_key, id_product: id.data };
  const { productDrafts, sellerGoods } = context.client();
  const [found, findings] = await Promise.all([
    answerOrPage(context, productDrafts.product(asked)).then(({ data }) => data.product),
    answerOrPage(context, sellerGoods.productDoctor(asked)).then(({ data }) => data.findings),
  ]);
  return {
    head: pageHead(context, found.name),
    title: found.name,
    lead: found.id_draft === null ? undefined : translate("productDraft.product.hasDraft"),
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    state: stateOf(context, shop, found),
    figures: figuresOf(context, found),
    action: paths.product(seller_key, id.data),
    acts: actsOf(context, shop, found, {
      isSeen: !findings.some(({ finding }) => isUnseen.has(finding)),
    }),
    doctor: doctorOf(context, asked, findings),
    seen: seenOf(context, found),
    link: linkOf(context, seller_key, found),
    away: awayOf(context, found.status),
  };
}

/** Where it stands, in a word. */
function stateOf(
  { translate }: ConsoleContext,
  { status: shopStatus }: OwnShop,
  { status, stock }: ShownProduct,
): GoodsProductPage["state"] {
  if (status === "bin") return { label: translate("stock.views.bin"), tone: "warning" };
  if (status === "hidden") return { label: translate("stock.hiddenState"), tone: "info" };
  if (stock <= 0) return { label: translate("goods.soldOut"), tone: "warning" };
  if (!isSelling(shopStatus)) return { label: translate("goods.waits"), tone: "info" };
  return { label: translate("stock.views.live"), tone: "success" };
}

/** What it costs, how many there are, and how it does. */
function figuresOf({ language, translate }: ConsoleContext, product: ShownProduct): Figure[] {
  const price = formatMoney(product.price, language);
  const pieces = (count: number) =>
    translate("reports.productPieces", { count, formatted: formatNumber(count, language) });
  const { old_price: old, rating } = product;
  const rated = rating && { count: rating.count, formatted: formatNumber(rating.count, language) };
  const words = "productDraft.product" as const;
  return [
    {
      label: translate(`${words}.figures.price`),
      value: product.has_price_range ? translate("goods.from", { price }) : price,
      note: old === null ? undefined : translate("stock.oldPrice", { price: formatMoney(old, language) }),
    },
    { label: translate(`${words}.figures.stock`), value: pieces(product.stock) },
    {
      label: translate(`${words}.figures.ordered`),
      value: pieces(product.ordered_pieces),
      note: translate(`${words}.orderedNote`),
    },
    {
      label: translate(`${words}.figures.rating`),
      value: rating
        ? translate("ratings.ofFive", { stars: formatNumber(rating.average, language) })
        : translate(`${words}.noRating`),
      note: rated ? translate("ratings.count", rated) : undefined,
    },
  ];
}

/** What can be done with it, what is wanted most first. @param isSeen by customers, in the shop */
function actsOf(
  context: ConsoleContext,
  { permissions, seller_key }: OwnShop,
  { id_product, id_draft, short_link, status }: ShownProduct,
  { isSeen }: { isSeen: boolean },
): GoodsProductPage["acts"] {
  const { paths, translate } = context;
  // Each variant has a row of its own in the table.
  const isInTable = status !== "bin" && permissions.includes(shopPermissionForPage("goods-table"));
  const words = "productDraft.product" as const;
  return {
    title: translate(`${words}.acts`),
    edit: translate(id_draft === null ? `${words}.edit` : `${words}.goOn`),
    ways: [
      ...(isInTable
        ? [
            {
              href: productInTable(context, seller_key, id_product, status),
              label: translate(`${words}.prices`),
            },
          ]
        : []),
      { href: paths.goodsStock(seller_key, id_product), label: translate(`${words}.stock`) },
    ],
    copy: translate(`${words}.copy`),
    visit: isSeen ? { href: short_link, label: translate("productDraft.preview") } : undefined,
  };
}

/** Its pictures, and what is written of it in each language. */
function seenOf(context: ConsoleContext, product: ShownProduct): GoodsProductPage["seen"] {
  const { language, translate } = context;
  const { name, pictures, category } = product;
  const others = languages.toSorted((one) => (one === language ? -1 : 1));
  const unwritten = { text: translate("productDraft.product.unwritten") };
  const row = (part: "name" | "description", lang: Language) => {
    const text = product[`${part}_${lang}`];
    return {
      label: translate(`productDraft.parts.${part}_${lang}`),
      lines: [text ? { text, lang } : unwritten],
    };
  };
  return {
    title: translate("productDraft.product.seen"),
    pictures: pictures.map((picture, place) => ({
      src: `/media/${picture}`,
      alt: translate("productDraft.product.photo", { name, number: formatNumber(place + 1, language) }),
    })),
    rows: [
      ...others.map((lang) => row("name", lang)),
      { label: translate("productDraft.product.category"), lines: [{ text: category }] },
      ...others.map((lang) => row("description", lang)),
    ],
  };
}

/** What takes it away from customers; nothing for what is in the bin, whose mend takes it out again. */
function awayOf({ language, translate }: ConsoleContext, status: ProductStatus): GoodsProductPage["away"] {
  if (status === "bin") return undefined;
  const days = formatNumber(business.binDays, language);
  return {
    title: translate("productDraft.product.away"),
    lead: translate("productDraft.product.awayLead", { days }),
    hide: status === "hidden" ? undefined : translate("stock.act.hide"),
    bin: translate("stock.act.bin"),
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
