import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { CashOwed } from "@haat/contract/seller/seller-cash.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatMoney } from "@haat/i18n/money";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { holderName, holderText, takaField } from "../cash-words.server";
import { handInFields as fields } from "./cash-hand-in.form";

/** Somebody who has cash of the shop hands it in; who is said by the address, or chosen. */
export async function handInPage(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const from = new URL(request.url).searchParams.get("from") ?? "";
  const { data } = await answerOrPage(context, context.client().sellerCash.cash({ language, seller_key }));
  const all = data.owed.filter(({ amount }) => amount > 0);
  const owed = all.find((each) => holderText(each) === from);
  if (from && !owed) throw pageFailure(context, 404);
  const head = owed
    ? {
        title: translate("cash.handIn.title", { name: holderName(context, owed) }),
        lead: translate("cash.handIn.lead", { amount: formatMoney(owed.amount, language) }),
      }
    : { title: translate("cash.handIn.whoTitle") };
  const nobody = { tone: "info" as const, text: translate("cash.page.owedNone") };
  return formPage(context, {
    ...head,
    ...(all.length === 0 && { note: nobody }),
    back: { href: paths.shop(seller_key, "cash"), label: translate("cash.page.title") },
    action: paths.shop(seller_key, "cash/hand-in", from ? { from } : {}),
    hidden: {
      ...(owed && { [fields.from]: `${owed.amount} ${from}` }),
      [fields.key]: randomUUID(),
    },
    fields: [...(owed ? [] : [whoField(context, all)]), ...amountFields(context, owed)],
    submit: translate("cash.handIn.submit"),
  });
}

/** Who hands in, each with what they have. */
function whoField(context: ConsoleContext, all: readonly CashOwed[]): ConsoleFieldData {
  const { language, translate } = context;
  return {
    kind: "select",
    name: fields.from,
    label: translate("cash.handIn.who"),
    placeholder: translate("cash.handIn.choose"),
    options: all.map((each) => ({
      value: `${each.amount} ${holderText(each)}`,
      label: `${holderName(context, each)}: ${formatMoney(each.amount, language)}`,
    })),
  };
}

/** What a courier has is what goes into the till and the fee, together. */
const withFee = ({ language, translate }: ConsoleContext, { amount }: CashOwed) =>
  translate("cash.handIn.withFee", { amount: formatMoney(amount, language) });

function amountFields(context: ConsoleContext, owed: CashOwed | undefined): ConsoleFieldData[] {
  const { translate } = context;
  const fee: ConsoleFieldData = {
    kind: "taka",
    name: fields.fee,
    label: translate("cash.handIn.fee"),
    hint: translate("cash.handIn.feeHint"),
    value: takaField(context, 0),
  };
  return [
    {
      kind: "taka",
      name: fields.amount,
      label: translate("cash.handIn.amount"),
      hint: owed?.holder === "courier" ? withFee(context, owed) : undefined,
      value: owed && takaField(context, owed.amount),
    },
    ...(owed && owed.holder !== "courier" ? [] : [fee]),
    {
      kind: "text",
      name: fields.note,
      label: translate("cash.handIn.note"),
      maxLength: business.cashNoteMaxLength,
      optionalMark: translate("components.optional"),
    },
  ];
}
