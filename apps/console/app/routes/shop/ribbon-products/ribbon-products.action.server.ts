import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { ribbonProductFields as fields } from "./ribbon-products.form";

/** Puts a ribbon on a product or takes it off; then the list is where it was. */
export async function changeWearing(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string | undefined,
  request: Request,
) {
  const { language } = context;
  const id_ribbon = idInAddress(context, param);
  const form = await readForm(request, Object.values(fields));
  const products = [idInAddress(context, String(form.get(fields.product)))];
  const is_on = form.get(fields.wear) === "on";
  const given = { language, seller_key, id_ribbon, products, is_on };
  const changed = await attempt(context.client().sellerRibbons.changeRibbonProducts(given));
  if (changed.ok) leaveMessage(context, "success", changed.answer.message ?? "");
  else leaveMessage(context, "error", changed.failure.detail);
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_data");
  const query = searchParams.toString();
  return redirect(pathname + (query && `?${query}`));
}
