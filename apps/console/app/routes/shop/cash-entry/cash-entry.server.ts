import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { holderFields } from "../cash-holder.server";
import { correctionFields as fields } from "./cash-entry.form";

/** The number of an entry in an address. @throws the page that says that there is none */
export function entryInPath(context: ConsoleContext, entry: string): number {
  if (!/^[1-9]\d{0,8}$/.test(entry)) throw pageFailure(context, 404);
  return Number(entry);
}

/** An entry of the ledger that is to be put right. */
export async function cashEntryPage(context: ConsoleContext, { seller_key }: OwnShop, inPath: string) {
  const { language, paths, translate } = context;
  const id_entry = entryInPath(context, inPath);
  const asked = { language, seller_key, before: id_entry + 1, per_page: 1 };
  const { data } = await answerOrPage(context, context.client().sellerCash.cashEntries(asked));
  const [entry] = data.entries;
  if (entry?.id_entry !== id_entry || !entry.is_open) throw pageFailure(context, 404);
  const lead = [
    translate("cash.correction.lead", { number: formatNumber(id_entry, language) }),
    entry.order_id && translate("cash.correction.ofOrder", { number: entry.order_id }),
    entry.kind === "collected" && translate("cash.correction.leadOrder"),
    entry.kind === "difference" && translate("cash.correction.leadNotCollected"),
  ];
  return formPage(context, {
    title: translate("cash.correction.title", {
      kind: translate(`cash.kinds.${entry.kind}`),
      amount: formatMoney(entry.amount_now, language),
    }),
    lead: lead.filter(Boolean).join(" "),
    back: { href: paths.shop(seller_key, "cash/book"), label: translate("cash.book.title") },
    action: paths.cashEntry(seller_key, id_entry),
    hidden: { [fields.was]: String(entry.amount_now), [fields.key]: randomUUID() },
    fields: [
      {
        kind: "taka",
        name: fields.amount,
        label: translate(`cash.correction.${entry.kind === "difference" ? "amountMissing" : "amount"}`),
      },
      ...(entry.kind === "difference"
        ? holderFields(context, await holdersOf(context, seller_key, entry.order_id), fields)
        : []),
      {
        kind: "text",
        name: fields.reason,
        label: translate("cash.correction.reason"),
        maxLength: business.cashNoteMaxLength,
      },
    ],
    submit: translate("cash.correction.submit"),
  });
}

/** Who may have the cash of an order; who may not look at orders names the till or a courier. */
async function holdersOf(context: ConsoleContext, seller_key: string, order_id: string) {
  const asked = { language: context.language, seller_key, order_id };
  const found = await attempt(context.client().sellerCash.orderCash(asked));
  return found.ok ? found.answer.data.cash : { staff: [], couriers: [] };
}
