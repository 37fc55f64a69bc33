import { redirect } from "@remix-run/node";
import type { FactorReset } from "@haat/contract/admin/admin-factor-resets.contract";
import { formatDateTime } from "@haat/i18n/dates";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { whoAndWhen } from "../factor-reset-words.server";
import { factorResetFields, factorResetIntents } from "./admin-factor-reset.form";

/** A second factor that is being taken away: who asked, who confirmed, and what who reads it may say. One that is over is no page. */
export async function factorResetPage(context: ConsoleContext, param: string) {
  const { language, paths, translate } = context;
  const found = context.client().adminFactorResets.factorResets({ language });
  const { data } = await answerOrPage(context, found);
  const reset = data.resets.find(({ id_reset }) => String(id_reset) === param);
  if (!reset) {
    leaveMessage(context, "warning", translate("factorReset.own.over"));
    throw redirect(paths.admin("factor-resets"));
  }
  await requireFreshProof(context);
  const mayConfirm = !reset.is_own && !reset.asked_by.is_self && reset.due_at === null;
  const what = mayConfirm ? "confirm" : "stop";
  const hint = hintOf(reset);
  return {
    ...formPage(context, {
      title: reset.name,
      lead: translate(`factorReset.${what}.lead`),
      note: hint && { tone: "info", text: translate(`factorReset.confirm.${hint}`) },
      back: { href: paths.admin("factor-resets"), label: translate("factorReset.back") },
      action: paths.adminFactorReset(reset.id_reset),
      hidden: { [factorResetFields.intent]: factorResetIntents[what] },
      fields: [],
      tone: mayConfirm ? "danger" : undefined,
      submit: translate(`factorReset.${what}.submit`),
    }),
    rows: rowsOf(context, reset),
    stop: mayConfirm ? translate("factorReset.stop.submit") : undefined,
  };
}

/** Why who reads it cannot confirm it. */
function hintOf({ is_own, asked_by, due_at }: FactorReset): "own" | "sameAdmin" | undefined {
  if (is_own) return "own";
  return asked_by.is_self && due_at === null ? "sameAdmin" : undefined;
}

function rowsOf(context: ConsoleContext, reset: FactorReset): SummaryRow[] {
  const { language, translate } = context;
  const { confirmed_by, confirmed_at, due_at } = reset;
  return [
    { label: translate("factorReset.account"), lines: [{ text: reset.name }, { text: reset.mobile }] },
    { label: translate("factorReset.reason"), lines: [{ text: reset.reason }] },
    {
      label: translate("factorReset.asked"),
      lines: [{ text: whoAndWhen(context, reset.asked_by, reset.asked_at) }],
    },
    {
      label: translate("factorReset.confirmed"),
      lines: [
        {
          text:
            confirmed_by && confirmed_at
              ? whoAndWhen(context, confirmed_by, confirmed_at)
              : translate("factorReset.waits"),
        },
      ],
    },
    {
      label: translate("factorReset.goes"),
      lines: [{ text: due_at ? formatDateTime(due_at, language) : translate("factorReset.notYet") }],
    },
  ];
}
