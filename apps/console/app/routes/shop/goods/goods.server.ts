import { randomUUID } from "node:crypto";
import {
  goodsLack,
  goodsView,
  type GoodsLack,
  type GoodsView,
  type ListedProduct,
} from "@haat/contract/seller/seller-goods.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { ProductStatus } from "@haat/contract/shared/product-status";
import { isSelling } from "@haat/contract/shared/shop-status";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { goodsCountText } from "../goods-count.server";
import { productInTable } from "../goods-table-asked.server";

const views = goodsView.options;

/** What the address of the list asks for besides its view, search and page. */
function lackAsked(request: Request): GoodsLack | undefined {
  const asked = goodsLack.safeParse(new URL(request.url).searchParams.get("lacking"));
  return asked.success ? asked.data : undefined;
}

/** What a shop sells and keeps, newest first: each with its price and stock, which can be changed in its place. */
export async function goodsPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const asked = listAsked<GoodsView>(request, views);
  const lacking = lackAsked(request);
  const { view, search, before } = asked;
  const call = context.client().sellerGoods.goods({
    language,
    seller_key,
    view,
    ...(lacking && { lacking }),
    ...(search && { search }),
    ...(before && { before }),
  });
  const { products, counts, next_before } = (await answerOrPage(context, call)).data;
  const to = (query: Record<string, string>) =>
    paths.shop(seller_key, "goods", { ...query, ...(lacking && { lacking }) });
  const why = search ? "search" : lacking ? "lacking" : view;
  // A shop without a product has nothing to choose from or to look for: its first page is the way to one.
  const isFirst = !search && !lacking && views.every((each) => counts[each] === 0);
  const list = listPage(context, {
    asked,
    to,
    nextBefore: next_before,
    title: translate("goods.title"),
    back: backToOpening(context, shop),
    tabs: isFirst
      ? undefined
      : {
          label: translate("stock.views.label"),
          views: views.map((each) => ({
            view: each,
            label: translate(`stock.views.${each}`),
            count: goodsCountText(context, counts[each]),
          })),
        },
    searchLabel: isFirst ? undefined : translate("stock.search"),
    groups: [{ rows: products.map((product) => rowOf(context, shop, product)) }],
    empty: { icon: "tag", title: translate(`stock.empty.${why}`), text: translate(`stock.emptyText.${why}`) },
  });
  return {
    list,
    add: { label: translate("goods.add"), action: paths.shop(seller_key, "goods/new") },
    ...(await otherWays(context, seller_key)),
    lacks: isFirst ? undefined : lackLinks(context, seller_key, view, lacking),
    edits: Object.fromEntries(
      products.map((product) => [String(product.id_product), editOf(context, shop, product)]),
    ),
    ticked:
      products.length > 0 ? { label: translate("stock.act.label"), acts: actsOf(context, view) } : undefined,
    // With its query: after a change the list is where it was.
    action: to(Object.fromEntries(new URL(request.url).searchParams)),
    errors: translate("components.formErrors"),
  };
}

/** Other ways to products: the drafts where there are some, many photos at once, and all products in a table or a file. */
async function otherWays(context: ConsoleContext, seller_key: string) {
  const { language, paths, translate } = context;
  const call = context.client().productDrafts.drafts({ language, seller_key, page: 1 });
  const { total: count } = (await answerOrPage(context, call)).data;
  const formatted = formatNumber(count, language);
  const drafts = {
    label: translate("productDraft.sheet.entry", { count, formatted }),
    href: paths.shop(seller_key, "goods/drafts"),
  };
  return {
    drafts: count > 0 ? drafts : undefined,
    tools: {
      more: translate("goods.tools"),
      ways: [
        { label: translate("productDraft.many"), href: paths.shop(seller_key, "goods/new") },
        { label: translate("bulkEdit.entry"), href: paths.shop(seller_key, "goods/table") },
        { label: translate("goodsImport.entry"), href: paths.shop(seller_key, "goods/import") },
      ],
    },
  };
}

function lackLinks(
  { paths, translate }: ConsoleContext,
  seller_key: string,
  view: GoodsView,
  chosen: GoodsLack | undefined,
) {
  const within: Record<string, string> = view === views[0] ? {} : { view };
  return {
    label: translate("stock.lacking.label"),
    more: translate("consoleShell.list.moreViews"),
    tabs: [undefined, ...goodsLack.options].map((lacking) => ({
      href: paths.shop(seller_key, "goods", { ...within, ...(lacking && { lacking }) }),
      label: translate(`stock.lacking.${lacking ?? "all"}`),
      current: lacking === chosen,
    })),
  };
}

/** A product: what it costs and how many are left come first, and whether customers can buy it. */
function rowOf(context: ConsoleContext, shop: OwnShop, product: ListedProduct): ListRow {
  const { language, paths, translate } = context;
  const price = formatMoney(product.price, language);
  const before = product.old_price;
  const stockText = translate("goods.stock", {
    count: product.stock,
    formatted: formatNumber(product.stock, language),
  });
  return {
    id: String(product.id_product),
    title: product.name,
    ...(product.picture ? { picture: `/media/${product.picture}` } : { icon: "picture" as const }),
    href: paths.product(shop.seller_key, product.id_product),
    figure: { text: product.has_price_range ? translate("goods.from", { price }) : price, note: stockText },
    lines: [
      ...(before === null ? [] : [translate("stock.oldPrice", { price: formatMoney(before, language) })]),
      ...(product.awaited > 0 ? [awaitedText(context, product)] : []),
    ],
    state: stateOf(context, shop, product),
  };
}

/** How many alerts are asked for, to hear that it is there again. */
const awaitedText = ({ language, translate }: ConsoleContext, { awaited }: ListedProduct) =>
  translate("stock.awaited", { count: awaited, formatted: formatNumber(awaited, language) });

/** What is on sale says nothing; and nothing is in a shop that is not open, or not just now. */
function stateOf(
  { language, translate }: ConsoleContext,
  { status }: OwnShop,
  product: ListedProduct,
): ListRow["state"] {
  if (product.deleted_at !== null)
    return {
      label: translate("stock.deletedOn", { date: formatDate(product.deleted_at, language) }),
      tone: "warning",
    };
  if (product.status === "hidden") return { label: translate("stock.hiddenState"), tone: "info" };
  if (product.stock <= 0) return { label: translate("goods.soldOut"), tone: "warning" };
  if (product.is_low)
    return { label: translate(product.has_choices ? "stock.fewOfSome" : "stock.few"), tone: "warning" };
  return isSelling(status) ? undefined : { label: translate("goods.waits"), tone: "info" };
}

/**
 * What of a product can be changed in the list; nothing of what is in the bin. What has prices of its combinations is changed
 * where these stand.
 */
function editOf(context: ConsoleContext, { permissions, seller_key }: OwnShop, product: ListedProduct) {
  const { translate } = context;
  const { id_product, name, price, stock, has_choices, status } = product;
  const isInTable = has_choices && permissions.includes(shopPermissionForPage("goods-table"));
  return {
    tick: translate("stock.tickOf", { name }),
    variants:
      isInTable && status !== "bin"
        ? {
            href: productInTable(context, seller_key, id_product, status),
            label: translate("stock.edit"),
            spoken: translate("stock.editVariants", { name }),
          }
        : undefined,
    forms:
      has_choices || status === "bin"
        ? undefined
        : {
            summary: translate("stock.edit"),
            label: translate("stock.editOf", { name }),
            key: randomUUID(),
            price: { label: translate("stock.price"), submit: translate("stock.savePrice"), was: price },
            count: { label: translate("stock.count"), submit: translate("stock.saveCount"), was: stock },
          },
  };
}
export type GoodsEdit = ReturnType<typeof editOf>;

/** Where what is ticked can be moved to from a view, the nearest first. */
function actsOf({ translate }: ConsoleContext, view: GoodsView): { status: ProductStatus; label: string }[] {
  const act = (status: ProductStatus, label: "hide" | "show" | "bin" | "restore" | "restoreHidden") => ({
    status,
    label: translate(`stock.act.${label}`),
  });
  if (view === "bin") return [act("live", "restore"), act("hidden", "restoreHidden")];
  return [view === "hidden" ? act("live", "show") : act("hidden", "hide"), act("bin", "bin")];
}

/** While a shop is being filled its first product is one of the parts of the application: from here it is gone on with. */
function backToOpening({ paths, translate }: ConsoleContext, { permissions, seller_key, status }: OwnShop) {
  const isFilled = status !== "draft" && status !== "changes_asked";
  if (isFilled || !permissions.includes(shopPermissionForPage("opening"))) return undefined;
  return { href: paths.shop(seller_key, "opening"), label: translate("openingPages.list.title") };
}
