import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { typedDayHours } from "@haat/contract/seller/hours-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { dayOffFields, daysAlike, hoursIntents, sameField, week, weekdayField } from "./hours.form";

const schema = z.object({
  day_0: typedDayHours,
  day_1: typedDayHours,
  day_2: typedDayHours,
  day_3: typedDayHours,
  day_4: typedDayHours,
  day_5: typedDayHours,
  day_6: typedDayHours,
});

/** Says when the shop works, or takes a day off back. */
export async function changeHours(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, [
    ...week.map(weekdayField),
    sameField,
    ...Object.values(dayOffFields),
  ]);
  const calls = context.client().sellerHours;
  const page = paths.shop(seller_key, "hours");
  if (form.get(dayOffFields.intent) === hoursIntents.remove) {
    const day = z.iso.date().safeParse(form.get(dayOffFields.day));
    if (!day.success) return redirect(page);
    const removed = await attempt(calls.removeDayOff({ language, seller_key, day: day.data }));
    if (!removed.ok) return refusedForm(context, form, removed.failure);
    leaveMessage(context, "success", removed.answer.message ?? "");
    return redirect(page);
  }
  if (form.has(sameField)) copyFirstDay(form);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const hours = week.flatMap((weekday) => {
    const times = parsed.value[weekdayField(weekday)];
    return times ? [{ weekday, opens: times.opens, closes: times.closes }] : [];
  });
  const saved = await attempt(calls.saveHours({ language, seller_key, hours }));
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(page);
}

/** What was typed into the days is as the first one, so that a refusal shows it there, too. */
function copyFirstDay(form: FormData): void {
  const [first] = week;
  const typed = form.get(weekdayField(first)) ?? "";
  for (const weekday of daysAlike) form.set(weekdayField(weekday), typed);
}
