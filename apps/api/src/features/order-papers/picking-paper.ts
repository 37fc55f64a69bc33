import type { PickedGoods, PickingList } from "@haat/contract/seller/picking-list.contract";
import type { PaperSize } from "@haat/contract/shared/choices";
import type { Language } from "@haat/contract/shared/languages";
import { formatDateTime } from "@haat/i18n/dates";
import { locales } from "@haat/i18n/locales";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { closeSheet, ink, openSheet } from "../invoice/pdf-sheet";
import {
  belowTickPart,
  drawParts,
  pairPart,
  rulePart,
  sheets,
  textPart,
  tickPart,
  togetherPart,
  type Part,
} from "./paper-flow";

/** What the thread is asked to draw. */
export interface PickingListDrawing {
  paper: "picking";
  size: PaperSize;
  list: PickingList;
  /** The shop's title. */
  shop: string;
  /** When it is drawn; RFC 3339, UTC. */
  at: string;
  language: Language;
}

/** What is to be fetched for several orders as a PDF, black on white, in the words and digits of a language. */
export async function drawPickingList(drawing: PickingListDrawing): Promise<Uint8Array<ArrayBuffer>> {
  const { size, shop, at, language } = drawing;
  const translate = translator(language);
  const title = translate("orderPapers.picking.title");
  const doc = await openSheet({
    title,
    author: shop,
    language: locales[language].htmlLang,
    createdAt: new Date(at),
    pageless: true,
  });
  const on = sheets[size];
  const numbered = (page: number, pages: number) =>
    `${title} · ${translate("api.invoice.page", {
      page: formatNumber(page, language),
      pages: formatNumber(pages, language),
    })}`;
  drawParts(doc, on, pickingParts(drawing, on.text), numbered);
  return closeSheet(doc);
}

function pickingParts({ list, shop, at, language }: PickingListDrawing, size: number): Part[] {
  const translate = translator(language);
  const sum = translate("orderPapers.picking.sum", {
    orders: formatNumber(list.orders.length, language),
    pieces: formatNumber(list.pieces, language),
  });
  const nothing = textPart(translate("orderPapers.picking.nothing"), { size: size * 1.2, font: "bold" });
  return [
    textPart(translate("orderPapers.picking.title"), { size: size * 1.8, font: "bold" }),
    pairPart(shop, formatDateTime(at, language), { size: size * 0.95 }),
    textPart(sum, { size: size * 1.1, font: "bold" }),
    rulePart,
    ...(list.groups.length === 0
      ? [nothing]
      : list.groups.flatMap((group) => groupParts(group, language, size))),
  ];
}

/** A category with its goods; its name is never alone at the foot of a page. */
function groupParts(
  { category, goods }: PickingList["groups"][number],
  language: Language,
  size: number,
): Part[] {
  const heading = textPart(category, { size: size * 1.2, font: "bold", color: ink.muted }, 4);
  const [first, ...others] = goods.map((each) => goodsPart(each, language, size));
  return [...(first ? [togetherPart([heading, first])] : []), ...others, rulePart];
}

/** Something to be fetched, to tick off, and for which orders it is. */
function goodsPart({ name, choice, pieces, orders }: PickedGoods, language: Language, size: number): Part {
  const forOrders = orders
    .map((each) => `${each.order_id} × ${formatNumber(each.pieces, language)}`)
    .join(" · ");
  const tick = size * 1.1;
  const style = { size: size * 0.9, color: ink.muted };
  return togetherPart([
    tickPart(`${formatNumber(pieces, language)} ×`, name, choice, tick),
    belowTickPart(forOrders, style, { size: tick, below: 6 }),
  ]);
}
