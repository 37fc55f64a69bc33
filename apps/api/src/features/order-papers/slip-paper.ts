import type { Language } from "@haat/contract/shared/languages";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { ink } from "../invoice/pdf-sheet";
import { boxPart, codePart, pairPart, rulePart, textPart, tickPart, type Part } from "./paper-flow";
import { paperWords, type PrintedOrder } from "./paper-words";

/** A packing slip: whose parcel it is, and what goes into it, to tick off. It names no prices but what is due. */
export function slipParts(order: PrintedOrder, language: Language, size: number): Part[] {
  const translate = translator(language);
  const words = paperWords(order, language);
  const products = order.invoice.lines.filter(({ kind }) => kind === "product");
  return [
    textPart(translate("orderPapers.slip"), { size: size * 0.95, font: "bold", color: ink.muted }),
    textPart(words.number, { size: size * 2, font: "bold" }),
    pairPart(words.shop, words.date, { size: size * 0.95 }),
    rulePart,
    textPart(words.receiver, { size: size * 1.3, font: "bold" }),
    textPart(words.receiverPhone, { size: size * 1.2, font: "bold" }),
    textPart(words.address, { size }),
    rulePart,
    ...products.map(({ quantity, name, choice }) =>
      tickPart(`${formatNumber(quantity, language)} ×`, name, choice, size * 1.05),
    ),
    rulePart,
    ...words.facts.map((fact) => textPart(fact, { size: size * 1.1, font: "bold" }, 4)),
    boxPart(words.due.name, words.due.value, size * 1.9),
    textPart(" ", { size: 4 }),
    codePart(words.checkLink, size * 8, {
      title: translate("orderPapers.check"),
      text: words.scan,
      size,
    }),
  ];
}
