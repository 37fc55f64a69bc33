import { json, redirect } from "@remix-run/node";
import { newAreaFields } from "@haat/contract/admin/admin-places.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { languageOf, writtenAsked, writtenOf } from "../written-area.server";

/** Asks for both names of an area that the list lacks. */
export async function placeAddPage(context: ConsoleContext, city: string, request: Request) {
  const { paths, translate } = context;
  const { id_city, city_name, name } = await writtenOf(context, city, request);
  await requireFreshProof(context);
  const isBengali = languageOf(name) === "bn";
  return formPage(context, {
    title: translate("adminContent.areaAdd.title", { name }),
    lead: translate("adminContent.areaAdd.lead", { city: city_name }),
    back: { href: paths.adminPlace(id_city, name), label: name },
    action: paths.adminPlaceAdd(id_city, name),
    fields: [
      {
        kind: "text",
        name: "name_bn",
        label: translate("adminContent.areaAdd.nameBn"),
        lang: "bn",
        value: isBengali ? name : undefined,
      },
      {
        kind: "text",
        name: "name_en",
        label: translate("adminContent.areaAdd.nameEn"),
        lang: "en",
        value: isBengali ? undefined : name,
      },
    ],
    submit: translate("adminContent.areaAdd.submit"),
  });
}

const schema = z.object(newAreaFields);

/** Adds it, and moves what was written to it. */
export async function addPlace(context: ConsoleContext, city: string, request: Request) {
  const { language, paths, translate } = context;
  const { id_city, name } = writtenAsked(context, city, request);
  const form = await readForm(request, Object.keys(newAreaFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().adminPlaces;
  const added = await attempt(calls.addArea({ language, id_city, written: [name], ...parsed.value }));
  if (!added.ok) {
    const written = await attempt(calls.writtenArea({ language, id_city, name }));
    if (written.ok) return refusedForm(context, form, added.failure);
    // Seen to in the meantime, perhaps by the same press: the form has no page any more.
    leaveMessage(context, "warning", translate("adminContent.told.gone"));
  } else leaveMessage(context, "success", added.answer.message ?? "");
  return redirect(paths.admin("places"));
}
