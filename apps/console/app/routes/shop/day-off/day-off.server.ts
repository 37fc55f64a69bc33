import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { daysOffFields } from "@haat/contract/seller/hours-fields";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";

const schema = z.object(daysOffFields);

/** Asks for days on which the shop does not work. */
export function dayOffPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { paths, translate } = context;
  const optionalMark = translate("components.optional");
  const note = (of: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: `note_${of}`,
    label: translate(of === "bn" ? "shopHours.off.noteBn" : "shopHours.off.noteEn"),
    hint: translate("shopHours.off.noteHint"),
    lang: of,
    optionalMark,
  });
  const page = formPage(context, {
    title: translate("shopHours.off.addTitle"),
    lead: translate("shopHours.off.addLead"),
    back: { href: paths.shop(seller_key, "hours"), label: translate("shopHours.title") },
    action: paths.shop(seller_key, "hours/off"),
    fields: [
      { kind: "text", type: "date", name: "from", label: translate("shopHours.off.from") },
      {
        kind: "text",
        type: "date",
        name: "until",
        label: translate("shopHours.off.until"),
        hint: translate("shopHours.off.untilHint"),
        optionalMark,
      },
      note("bn"),
      note("en"),
    ],
    submit: translate("shopHours.off.submit"),
  });
  return Promise.resolve(page);
}

/** Adds the days. */
export async function addDaysOff(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.keys(daysOffFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().sellerHours;
  const added = await attempt(calls.addDaysOff({ language, seller_key, ...parsed.value }));
  if (!added.ok) return refusedForm(context, form, added.failure);
  leaveMessage(context, "success", added.answer.message ?? "");
  return redirect(paths.shop(seller_key, "hours"));
}
