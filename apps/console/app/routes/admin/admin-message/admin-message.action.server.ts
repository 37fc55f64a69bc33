import { json, redirect } from "@remix-run/node";
import { messageState } from "@haat/contract/admin/admin-inbox.contract";
import { noteField } from "@haat/contract/seller/opening-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { messageFields } from "./admin-message.form";
import { messageId } from "./admin-message.server";

const schema = z.object({
  [messageFields.from]: messageState,
  [messageFields.to]: messageState,
  [messageFields.note]: noteField,
});

/** Says what has become of a message. */
export async function handle(context: ConsoleContext, param: string | undefined, request: Request) {
  const { language, paths, translate } = context;
  const id = messageId(context, param);
  const form = await readForm(request, Object.values(messageFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const said = await attempt(context.client().adminInbox.handleMessage({ language, id, ...parsed.value }));
  if (!said.ok) return refusedForm(context, form, said.failure);
  leaveMessage(context, "success", translate(`inbox.told.${parsed.value.to}`));
  return redirect(parsed.value.to === "done" ? paths.admin("inbox") : paths.adminMessage(id));
}
