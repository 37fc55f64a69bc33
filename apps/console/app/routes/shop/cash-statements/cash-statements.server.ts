import type { CourierStatement } from "@haat/contract/seller/courier-statements.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { componentLabels } from "../../../server/present/labels.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { statementState } from "../statement-words.server";
import type { CashStatementsPage } from "./cash-statements.view";

/** Couriers' statements: one to be brought, and those that were. */
export async function statementsPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  request: Request,
): Promise<CashStatementsPage & { head: { title: string } }> {
  const { language, paths, translate } = context;
  const asked = listAsked(request);
  const before = asked.before === undefined ? {} : { before: asked.before };
  const call = context.client().courierStatements.courierStatements({ language, seller_key, ...before });
  const { data } = await answerOrPage(context, call);
  const to = (query: Record<string, string>) => paths.shop(seller_key, "cash/statements", query);
  const rows = data.statements.map((each) => statementRow(context, seller_key, each));
  const page = listPage(context, {
    asked,
    to,
    nextBefore: data.next_before,
    title: translate("statements.list.title"),
    lead: translate("statements.list.lead"),
    back: { href: paths.shop(seller_key, "cash"), label: translate("statements.list.back") },
    groups: [{ title: translate("statements.list.brought"), rows }],
    empty: {
      icon: "cash",
      title: translate("statements.list.empty"),
      text: translate("statements.list.emptyText"),
    },
  });
  return {
    ...page,
    upload: {
      title: translate("statements.list.upload"),
      action: to({}),
      courier: {
        label: translate("statements.list.courier"),
        placeholder: translate("statements.list.choose"),
        options: data.couriers.map(({ courier, name }) => ({ value: courier, label: name })),
      },
      file: {
        label: translate("statements.list.file"),
        hint: translate("statements.list.fileHint"),
        choose: translate("components.fileField.chooseFile"),
      },
      daysHint: translate("statements.list.daysHint"),
      start: { label: translate("statements.list.start") },
      end: { label: translate("statements.list.end") },
      submit: translate("statements.list.submit"),
      optional: translate("components.optional"),
      errors: componentLabels(context).formErrors,
    },
  };
}

function statementRow(context: ConsoleContext, seller_key: string, each: CourierStatement): ListRow {
  const { language, paths, translate } = context;
  const when = formatDateTime(each.at, language);
  const open = { count: each.open, formatted: formatNumber(each.open, language) };
  const lines = [
    each.name
      ? translate("statements.page.by", { courier: each.courier.name, when, name: each.name })
      : translate("statements.page.byNobody", { courier: each.courier.name, when }),
    ...(each.settled.parcels > 0
      ? [translate("statements.list.settled", { amount: formatMoney(each.settled.collected, language) })]
      : []),
    ...(each.state === "checked" || each.state === "settled"
      ? [each.open > 0 ? translate("statements.list.open", open) : translate("statements.list.none")]
      : []),
  ];
  return {
    id: String(each.id_statement),
    title: each.file_name,
    lines,
    state: statementState(context, each.state),
    href: paths.cashStatement(
      seller_key,
      each.id_statement,
      each.state === "columns" ? "columns" : undefined,
    ),
  };
}
