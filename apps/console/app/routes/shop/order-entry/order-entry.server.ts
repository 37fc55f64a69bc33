import { randomUUID } from "node:crypto";
import type { OrderGood } from "@haat/contract/seller/order-entry.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business, shippingMethods } from "@haat/contract/shared/business-constants";
import { orderSource } from "@haat/contract/shared/order-choices";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { districtOptions } from "../../../server/present/places.server";
import { costErrors } from "./cost-errors.server";
import { addressOf, askedGoods, destinationOf, type AskedGoods } from "./asked-goods.server";
import { lookFields, orderEntryFields as fields } from "./order-entry.form";
import type { AskedGood, OrderEntryPage } from "./order-entry.view";

/** An order that a shop writes down: first what is asked for and where it goes, then what it costs and for whom it is. */
export async function orderEntryPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  request: Request,
): Promise<OrderEntryPage & { head: { title: string } }> {
  const { language, paths, translate } = context;
  const asked = askedGoods(request);
  const calls = context.client().orderEntry;
  const inShop = { language, seller_key };
  const { lines, shipping_method, search } = asked;
  const place = await destinationOf(context, asked);
  const { area_name: _, ...where } = place;
  const quoting = lines.length > 0 && calls.quoteOrder({ ...inShop, lines, shipping_method, ...where });
  const [found, quoted] = await Promise.all([
    search.trim() === "" ? [] : answerOrPage(context, calls.orderGoods({ ...inShop, search })).then(goodsOf),
    quoting ? answerOrPage(context, quoting) : undefined,
  ]);
  const quote = quoted?.data;
  const chosen = quote?.lines ?? [];
  const offersPickUp = quote?.offers_pick_up ?? true;
  const names = new Set(chosen.map(nameOfGood));
  const others = found.filter((good) => !names.has(nameOfGood(good)));
  const isPlaced =
    shipping_method === shippingMethods.pickUp || ("id_city" in place && asked.area.trim() !== "");
  const saysWhere = isPlaced || asked.id_city !== undefined || asked.area.trim() !== "" || asked.asksForCost;
  const isChosen = chosen.length > 0;
  const goods = {
    chosen: chosen.map((line) => askedGood(context, asked, line, line.quantity)),
    found: others.map((good) => askedGood(context, asked, good)),
  };
  const pieces = [...goods.chosen, ...goods.found].filter(({ isSoldOut }) => !isSoldOut);
  const errors = costErrors(context, asked, {
    pieces: pieces.map(({ name }) => name),
    isChosen,
    isPlaced,
  });
  const isWrong = Object.keys(errors).length > 0;
  const isSaid = isChosen ? isWrong : pieces.some(({ name }) => errors[name]);
  const title = translate("orderEntry.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("orderEntry.lead"),
    back: { href: paths.shop(seller_key, "orders"), label: translate("orderDesk.back") },
    look: await lookForm(context, seller_key, asked, {
      ...goods,
      foundNone: search.trim() !== "" && found.length === 0,
      saysWhere,
      offersPickUp,
      errors,
    }),
    warnings: [
      ...(asked.isTooMuch ? [tooMuch(context)] : []),
      ...(quote && chosen.length < lines.length ? [translate("orderEntry.gone")] : []),
    ],
    // What its fields say is not said twice.
    next: isSaid ? undefined : nextOf(context, { isChosen, isPlaced, saysWhere, offersPickUp }),
    order:
      quote && isChosen && isPlaced && !isWrong ? orderForm(context, seller_key, asked, quote) : undefined,
  };
}

const tooMuch = ({ language, translate }: ConsoleContext) =>
  translate("orderEntry.tooMuch", { most: formatNumber(business.maxCartLines, language) });

interface Looked {
  chosen: readonly AskedGood[];
  found: readonly AskedGood[];
  /** Something was searched for that nothing is called. */
  foundNone: boolean;
  saysWhere: boolean;
  offersPickUp: boolean;
  errors: OrderEntryPage["look"]["errors"]["byField"];
}

/** What is asked for, and where it goes: nothing is asked of the place before there are goods for it. */
async function lookForm(
  context: ConsoleContext,
  seller_key: string,
  asked: AskedGoods,
  { chosen, found, foundNone, saysWhere, offersPickUp, errors }: Looked,
): Promise<OrderEntryPage["look"]> {
  const { paths, translate } = context;
  const { search } = asked;
  const asksWhere = chosen.length > 0 || found.some(({ isSoldOut }) => !isSoldOut) || saysWhere;
  return {
    title: translate("orderEntry.goods"),
    action: paths.shop(seller_key, "orders/new"),
    chosen,
    found,
    pieces: translate("orderEntry.pieces"),
    search: {
      name: lookFields.search,
      label: translate("orderEntry.search"),
      value: search,
      submit: translate("consoleShell.list.find"),
    },
    none: foundNone ? translate("orderEntry.foundNone") : undefined,
    where: asksWhere
      ? {
          fields: await whereFields(context, asked, offersPickUp),
          submit: { name: lookFields.cost, label: translate("orderEntry.look") },
        }
      : undefined,
    errors: { title: componentLabels(context).formErrors, byField: errors },
  };
}

interface Said {
  isChosen: boolean;
  /** All of the place is said, or none is needed. */
  isPlaced: boolean;
  /** Something of the place is said, or the cost is asked for. */
  saysWhere: boolean;
  offersPickUp: boolean;
}

/** What is still to be said before the cost is known. */
function nextOf({ translate }: ConsoleContext, { isChosen, isPlaced, saysWhere, offersPickUp }: Said) {
  if (!isChosen) return saysWhere ? translate("orderEntry.noPieces") : undefined;
  if (isPlaced) return undefined;
  return translate(offersPickUp ? "orderEntry.nextOrPickUp" : "orderEntry.next");
}

const goodsOf = ({ data }: { data: { goods: OrderGood[] } }) => data.goods;
const nameOfGood = ({ id_product, id_combination }: OrderGood) =>
  lookFields.pieces(id_product, id_combination);

/** @param quantity how many are asked for; what was typed stands for one that is no number */
function askedGood(
  { language, translate }: ConsoleContext,
  { typed, unread }: AskedGoods,
  good: OrderGood,
  quantity?: number,
): AskedGood {
  const name = nameOfGood(good);
  const isSoldOut = good.available <= 0 && quantity === undefined;
  const price = formatMoney(good.unit_price, language);
  return {
    picture: `/media/${good.picture}`,
    name,
    label: good.choice ? `${good.name} (${good.choice})` : good.name,
    hint: isSoldOut
      ? translate("orderEntry.soldOut", { price })
      : translate("orderEntry.priced", { price, left: formatNumber(good.available, language) }),
    pieces:
      quantity === undefined || unread.includes(name)
        ? (typed[name] ?? "")
        : formatNumber(quantity, language),
    isSoldOut,
  };
}

/** How the goods reach the customer, and where. */
async function whereFields(
  context: ConsoleContext,
  { shipping_method, id_city, area }: AskedGoods,
  offersPickUp: boolean,
): Promise<ConsoleFieldData[]> {
  const { translate } = context;
  const way = (value: number, title: string, reveals: boolean) => ({ value: String(value), title, reveals });
  const brought = way(shippingMethods.homeDelivery, translate("orderEntry.brought"), true);
  const pickedUp = way(shippingMethods.pickUp, translate("orderEntry.pickedUp"), false);
  return [
    {
      kind: "cards",
      name: lookFields.way,
      label: translate("orderEntry.way"),
      value: String(shipping_method),
      columns: 2,
      options: offersPickUp ? [brought, pickedUp] : [brought],
    },
    {
      kind: "select",
      name: lookFields.city,
      label: translate("orderEntry.city"),
      placeholder: translate("orderEntry.cityChoose"),
      options: await districtOptions(context),
      value: id_city === undefined ? "" : String(id_city),
      revealed: true,
    },
    {
      kind: "text",
      name: lookFields.area,
      label: translate("orderEntry.area"),
      hint: translate("orderEntry.areaHint"),
      value: area,
      maxLength: business.areaNameMaxLength,
      revealed: true,
    },
  ];
}

interface Quote {
  lines: readonly (OrderGood & { quantity: number })[];
  totals: { item_total: number; delivery_fee: number; grand_total: number };
}

/** What it costs, and the form that writes it down. */
function orderForm(
  context: ConsoleContext,
  seller_key: string,
  asked: AskedGoods,
  { lines, totals }: Quote,
): OrderEntryPage["order"] {
  const { language, paths, translate } = context;
  // What is not sold any more is not asked for again.
  const pieces = Object.fromEntries(lines.map((line) => [nameOfGood(line), String(line.quantity)]));
  const total = formatMoney(totals.grand_total, language);
  const row = (label: string, amount: number) => ({
    label,
    lines: [{ text: formatMoney(amount, language) }],
  });
  return {
    title: translate("orderEntry.customer"),
    sums: [
      row(translate("orderDesk.totals.item_total"), totals.item_total),
      row(translate("orderDesk.totals.delivery_fee"), totals.delivery_fee),
      row(translate("orderEntry.total"), totals.grand_total),
    ],
    action: paths.shop(seller_key, "orders/new", addressOf(asked, pieces)),
    hidden: { [fields.total]: String(totals.grand_total), [fields.key]: randomUUID() },
    fields: customerFields(context, asked),
    labels: {
      submit: translate("orderEntry.submit", { total }),
      errors: componentLabels(context).formErrors,
    },
  };
}

function customerFields(context: ConsoleContext, { shipping_method }: AskedGoods): ConsoleFieldData[] {
  const { translate } = context;
  const optionalMark = translate("components.optional");
  const address: ConsoleFieldData = {
    kind: "text",
    name: fields.address,
    label: translate("orderEntry.address"),
    maxLength: business.addressMaxLength,
  };
  return [
    {
      kind: "text",
      name: fields.recipient,
      label: translate("orderEntry.recipient"),
      maxLength: business.contactNameMaxLength,
    },
    { kind: "phone", name: fields.phone, label: translate("orderEntry.phone") },
    ...(shipping_method === shippingMethods.pickUp ? [] : [address]),
    {
      kind: "cards",
      name: fields.source,
      label: translate("orderEntry.source"),
      value: "phone",
      columns: 2,
      options: orderSource.options.map((value) => ({
        value,
        title: translate(`orderEntry.sources.${value}`),
      })),
    },
    {
      kind: "lines",
      name: fields.note,
      label: translate("orderEntry.note"),
      hint: translate("orderEntry.noteHint"),
      rows: 2,
      optionalMark,
    },
    { kind: "tick", name: fields.tells, label: translate("orderEntry.tells"), value: "on", optionalMark },
  ];
}
