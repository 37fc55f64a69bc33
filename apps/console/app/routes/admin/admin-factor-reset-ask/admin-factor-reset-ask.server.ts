import { json, redirect } from "@remix-run/node";
import { reasonField } from "@haat/contract/seller/opening-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { customerOf, mayAskForReset } from "../customer-of.server";

const reasonName = "reason";
const schema = z.object({ [reasonName]: reasonField });

/** Asks why an account's second factor is to be taken away. Where that is under way, it is shown; where there is none, no page. */
export async function factorResetAskPage(context: ConsoleContext, param: string) {
  const { paths, translate } = context;
  const customer = await customerOf(context, param);
  const { id_customer: id, id_factor_reset: known, name } = customer;
  if (known !== null) throw redirect(paths.adminFactorReset(known));
  if (!(await mayAskForReset(context, customer))) throw redirect(paths.adminCustomer(id));
  await requireFreshProof(context);
  return formPage(context, {
    title: translate("factorReset.ask.title", { name }),
    lead: translate("factorReset.ask.lead"),
    back: { href: paths.adminCustomer(id), label: translate("adminCustomers.back") },
    action: paths.adminFactorResetAsk(id),
    fields: [
      {
        kind: "lines",
        name: reasonName,
        label: translate("factorReset.ask.reason"),
        hint: translate("factorReset.ask.reasonHint"),
        rows: 3,
      },
    ],
    tone: "danger",
    submit: translate("factorReset.ask.submit"),
  });
}

/** Asks for it. */
export async function askForReset(context: ConsoleContext, param: string, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, [reasonName]);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { id_customer: id } = await customerOf(context, param);
  const reason = parsed.value[reasonName];
  const calls = context.client().adminFactorResets;
  const asked = await attempt(calls.askFactorReset({ language, id, reason }));
  if (!asked.ok) return refusedForm(context, form, asked.failure);
  leaveMessage(context, "success", translate("factorReset.done.ask"));
  return redirect(paths.admin("factor-resets"));
}
