import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { RefusedPhone } from "@haat/contract/seller/seller-trust.contract";
import { displayPhone } from "@haat/contract/shared/phone";
import { formatDateTime } from "@haat/i18n/dates";
import { formatDigits } from "@haat/i18n/numbers";
import { idField } from "@haat/contract/shared/fields";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { backToMore } from "../back-to-more.server";
import { allowFields, trustIntents } from "../allow-phone.form";
import { trustFormFields as fields } from "./trust.form";

/** Whose orders a shop takes, and the numbers that it refuses. */
export async function trustPage(context: ConsoleContext, { seller_key }: OwnShop, query: URLSearchParams) {
  const { language, paths, translate } = context;
  const before = idField().safeParse(query.get("before")).data;
  const call = context.client().sellerTrust.trust({ language, seller_key, ...(before && { before }) });
  const { trust, refused, next_before } = (await answerOrPage(context, call)).data;
  const typed = (value: number | null) => (value === null ? "" : formatDigits(String(value), language));
  const optionalMark = translate("components.optional");
  const action = paths.shop(seller_key, "trust");
  return {
    ...formPage(context, {
      title: translate("trust.title"),
      lead: translate("trust.lead"),
      back: backToMore(context, { seller_key }),
      action,
      fields: [
        {
          kind: "text",
          keypad: "numeric",
          name: fields.mostOpenOrders,
          label: translate("trust.mostOpen"),
          hint: translate("trust.mostOpenHint"),
          value: typed(trust.most_open_orders),
          optionalMark,
        },
        {
          kind: "text",
          keypad: "numeric",
          name: fields.codeFrom,
          label: translate("trust.codeFrom"),
          hint: translate("trust.codeFromHint"),
          value: typed(trust.code_from === null ? null : trust.code_from / 100),
          optionalMark,
        },
      ],
      submit: translate("trust.save"),
    }),
    refused: {
      title: translate("trust.refused"),
      rows: refused.map((each) => refusedRow(context, each)),
      empty: { title: translate("trust.refusedNone"), text: translate("trust.refusedNoneText") },
      action,
      add: { href: paths.shop(seller_key, "trust/refuse"), label: translate("trust.refuse") },
      newest: before ? { href: action, label: translate("trust.newest") } : undefined,
      older: next_before
        ? {
            href: paths.shop(seller_key, "trust", { before: String(next_before) }),
            label: translate("trust.older"),
          }
        : undefined,
    },
  };
}

function refusedRow(
  { language, translate }: ConsoleContext,
  { id_refusal, reason, at, ...each }: RefusedPhone,
) {
  const phone = displayPhone(each.phone);
  const when = formatDateTime(at, language);
  return {
    row: {
      id: String(id_refusal),
      title: phone,
      lines: [
        ...(reason ? [reason] : []),
        each.by ? translate("trust.refusedBy", { when, who: each.by }) : when,
      ],
      icon: "close" as const,
    },
    allow: {
      label: translate("trust.allow"),
      spoken: translate("trust.allowNamed", { phone }),
      hidden: { [allowFields.intent]: trustIntents.allow, [allowFields.refusal]: String(id_refusal) },
    },
  };
}
