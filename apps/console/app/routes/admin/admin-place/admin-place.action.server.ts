import { json, redirect } from "@remix-run/node";
import { mergedAreaFields } from "@haat/contract/admin/admin-places.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { writtenAsked } from "../written-area.server";
import { areaField } from "./admin-place.form";

const schema = z.object(mergedAreaFields);

/** Moves what was written to an area of the list. */
export async function mergePlace(context: ConsoleContext, city: string, request: Request) {
  const { language, paths, translate } = context;
  const { id_city, name } = writtenAsked(context, city, request);
  const form = await readForm(request, [areaField]);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const asked = { language, id_city, written: name, ...parsed.value };
  const merged = await attempt(context.client().adminPlaces.mergeArea(asked));
  if (!merged.ok) return refusedForm(context, form, merged.failure);
  const { address_count, shop_count } = merged.answer.data.area;
  const isNothing = address_count + shop_count === 0;
  leaveMessage(context, isNothing ? "warning" : "success", merged.answer.message ?? "");
  return redirect(paths.admin("places"));
}
