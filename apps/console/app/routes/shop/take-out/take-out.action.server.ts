import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { idField } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { takeOutFields, takeOutIntents } from "./take-out.form";

/** Has a copy made, or deletes one; then the page says how it stands. */
export async function moveTakeOut(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(takeOutFields));
  const calls = context.client().sellerTakeOut;
  const isRemoving = form.get(takeOutFields.intent) === takeOutIntents.remove;
  const id = idField().safeParse(form.get(takeOutFields.takeOut));
  if (isRemoving && !id.success) throw pageFailure(context, 404);
  const asked =
    isRemoving && id.success
      ? calls.removeTakeOut({ language, seller_key, id_take_out: id.data })
      : calls.askTakeOut({ language, seller_key });
  const done = await attempt(asked);
  if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(paths.shop(seller_key, "take-out"));
}
