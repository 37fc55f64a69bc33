import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { StockMovement, StockedProduct } from "@haat/contract/seller/seller-stock.contract";
import { business } from "@haat/contract/shared/business-constants";
import { stockChange } from "@haat/contract/shared/stock-movement";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { listAsked } from "../../../server/present/list-page.server";
import { goodsStockFields } from "./goods-stock.form";

/** The id of a product in an address. @throws the page that says that there is none */
export function productInPath(context: ConsoleContext, product: string): number {
  if (!/^[1-9]\d{0,8}$/.test(product)) throw pageFailure(context, 404);
  return Number(product);
}

/** How many there are of a product, what happened to them so far, and the forms that write down what happens. */
export async function goodsStockPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  inPath: string,
  request: Request,
) {
  const { language, paths, translate } = context;
  const id_product = productInPath(context, inPath);
  const { before } = listAsked(request);
  const asked = { language, seller_key, id_product, ...(before && { before }) };
  const { data } = await answerOrPage(context, context.client().sellerStock.stockHistory(asked));
  const { product, movements, next_before } = data;
  const here = paths.goodsStock(seller_key, id_product);
  return {
    head: pageHead(context, product.name),
    title: product.name,
    lead: leadOf(context, product),
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    action: here,
    errors: translate("components.formErrors"),
    change: {
      fields: changeFields(context, product),
      hidden: {
        [goodsStockFields.key]: randomUUID(),
        ...(product.choices.length === 0 && { [goodsStockFields.was]: String(product.stock) }),
      },
      submit: translate("stock.page.save"),
    },
    limit: { fields: [limitField(context, product)], submit: translate("stock.page.saveLimit") },
    history: {
      title: translate("stock.page.history"),
      rows: movements.map((movement) => movementRow(context, movement)),
      steps: [
        ...(before ? [{ href: here, label: translate("stock.page.newest"), rel: "prev" as const }] : []),
        ...(next_before === null
          ? []
          : [
              {
                href: `${here}?before=${next_before}`,
                label: translate("stock.page.older"),
                rel: "next" as const,
              },
            ]),
      ],
    },
  };
}

/** How many there are, how many alerts are asked for, and how many of them are sent. */
function leadOf({ language, translate }: ConsoleContext, { stock, awaited }: StockedProduct): string {
  const there = translate("stock.page.lead", { formatted: formatNumber(stock, language) });
  if (awaited === 0) return there;
  const most = formatNumber(business.stockAlertsPerPiece, language);
  const waiting = { count: awaited, formatted: formatNumber(awaited, language), most };
  return `${there} ${translate("stock.page.awaited", waiting)}`;
}

function changeFields(
  { language, translate }: ConsoleContext,
  { choices }: StockedProduct,
): ConsoleFieldData[] {
  const options = choices.map(({ id_combination, name, stock }) => ({
    value: `${id_combination}:${stock}`,
    label: translate("stock.page.choiceOption", { name, formatted: formatNumber(stock, language) }),
  }));
  return [
    {
      kind: "cards",
      name: goodsStockFields.change,
      label: translate("stock.page.change"),
      value: "received",
      columns: 2,
      options: [...stockChange.options].map((value) => ({
        value,
        title: translate(`stock.page.${value}`),
        text: translate(`stock.page.${value}Text`),
      })),
    },
    ...(options.length > 0
      ? [
          {
            kind: "select" as const,
            name: goodsStockFields.choice,
            label: translate("stock.page.choice"),
            options,
            value: options[0]?.value,
          },
        ]
      : []),
    { kind: "text", keypad: "numeric", name: goodsStockFields.pieces, label: translate("stock.page.pieces") },
    {
      kind: "text",
      name: goodsStockFields.note,
      label: translate("stock.page.note"),
      hint: translate("stock.page.noteHint"),
      maxLength: 300,
      optionalMark: translate("components.optional"),
    },
  ];
}

function limitField(
  { language, translate }: ConsoleContext,
  { low_limit }: StockedProduct,
): ConsoleFieldData {
  return {
    kind: "text",
    keypad: "numeric",
    name: goodsStockFields.limit,
    label: translate("stock.page.limit"),
    hint: translate("stock.page.limitHint", { formatted: formatNumber(business.lowStockLimit, language) }),
    value: formatNumber(low_limit, language),
    optionalMark: translate("components.optional"),
  };
}

function movementRow({ language, translate }: ConsoleContext, movement: StockMovement): ListRow {
  const { change, reason, choice, note, name, order_id, stock_after, at } = movement;
  const sign = change > 0 ? "+" : change < 0 ? "−" : "±";
  const pieces = `${sign}${formatNumber(Math.abs(change), language)}`;
  const about = [choice, order_id && translate("stock.page.order", { number: order_id }), note].filter(
    Boolean,
  );
  return {
    id: String(movement.id_movement),
    title: `${pieces} · ${translate(`stock.reason.${reason}`)}`,
    lines: [
      [formatDateTime(at, language), name].filter(Boolean).join(" · "),
      ...(about.length > 0 ? [about.join(" · ")] : []),
      translate("stock.page.after", { formatted: formatNumber(stock_after, language) }),
    ],
  };
}
