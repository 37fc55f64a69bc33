import { json, redirect } from "@remix-run/node";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { backToPlatformMore } from "../back-to-more.server";

const approvalField = "auto_approval";
const schema = z.object({ [approvalField]: z.enum(["on", "off"]) });

/** Whether shops open by themselves, and the way to what else can be set. */
export async function settingsPage(context: ConsoleContext) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  const { data } = await answerOrPage(context, context.client().adminReview.autoApproval({}));
  const option = (value: "on" | "off") => ({
    value,
    title: translate(`review.settings.${value}`),
    text: translate(`review.settings.${value}Text`),
  });
  const form = formPage(context, {
    title: translate("review.settings.title"),
    back: await backToPlatformMore(context, "settings"),
    action: paths.admin("settings"),
    fields: [
      {
        kind: "cards",
        name: approvalField,
        label: translate("review.settings.autoApproval"),
        value: data.is_on ? "on" : "off",
        options: [option("off"), option("on")],
      },
    ],
    submit: translate("review.settings.save"),
  });
  const office: ListRow = {
    id: "office",
    title: translate("platformOffice.entry"),
    lines: [translate("platformOffice.entryText")],
    icon: "phone",
    href: paths.admin("settings/office"),
  };
  return { ...form, others: [office] };
}

/** Keeps it. */
export async function saveSettings(context: ConsoleContext, request: Request) {
  const { paths, translate } = context;
  const form = await readForm(request, [approvalField]);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const isOn = parsed.value[approvalField] === "on";
  const saved = await attempt(context.client().adminReview.setAutoApproval({ is_on: isOn }));
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", translate(`shopOpening.autoApproval.${isOn ? "on" : "off"}`));
  return redirect(paths.admin("settings"));
}
