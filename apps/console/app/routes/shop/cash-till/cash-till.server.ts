import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { tillMove } from "@haat/contract/seller/seller-cash.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatMoney } from "@haat/i18n/money";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { tillFields as fields } from "./cash-till.form";

/** Cash is put into the till or taken out of it. */
export async function tillPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const { data } = await answerOrPage(context, context.client().sellerCash.cash({ language, seller_key }));
  return formPage(context, {
    title: translate("cash.till.title"),
    lead: translate("cash.till.lead", { amount: formatMoney(data.till, language) }),
    back: { href: paths.shop(seller_key, "cash"), label: translate("cash.page.title") },
    action: paths.shop(seller_key, "cash/till"),
    hidden: { [fields.key]: randomUUID() },
    fields: [
      {
        kind: "cards",
        name: fields.move,
        label: translate("cash.till.move"),
        value: "taken_out",
        columns: 2,
        options: [...tillMove.options].map((value) => ({
          value,
          title: translate(`cash.till.${value}`),
          text: translate(`cash.till.${value}Text`),
        })),
      },
      { kind: "taka", name: fields.amount, label: translate("cash.till.amount") },
      {
        kind: "text",
        name: fields.note,
        label: translate("cash.till.note"),
        maxLength: business.cashNoteMaxLength,
      },
    ],
    submit: translate("cash.till.submit"),
  });
}
