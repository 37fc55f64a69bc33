import { json, redirect } from "@remix-run/node";
import { reasonField } from "@haat/contract/seller/opening-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { shopViewFields } from "../../frame/shop-view.form";
import { reviewOf } from "../shop-review.server";

const { end, reason: reasonName } = shopViewFields;
const schema = z.object({ [reasonName]: reasonField });

/** Asks why somebody of the platform wants to look into a shop's console. */
export async function shopViewPage(context: ConsoleContext, sellerKey: string) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  await reviewOf(context, sellerKey);
  return formPage(context, {
    title: translate("review.view.title"),
    lead: translate("review.view.lead"),
    back: { href: paths.adminShop(sellerKey), label: translate("review.back") },
    action: paths.adminShopView(sellerKey),
    fields: [{ kind: "lines", name: reasonName, label: translate("review.reason"), rows: 3 }],
    submit: translate("review.view.label"),
  });
}

/** Begins to look, or ends it. */
export async function viewShop(context: ConsoleContext, sellerKey: string, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.values(shopViewFields));
  const calls = context.client().adminReview;
  if (form.get(end) === "on") {
    await attempt(calls.endShopView({ seller_key: sellerKey }));
    leaveMessage(context, "success", translate("review.view.ended"));
    return redirect(paths.adminShop(sellerKey));
  }
  form.delete(end);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { reason } = parsed.value;
  const begun = await attempt(calls.viewShop({ language, seller_key: sellerKey, reason }));
  if (!begun.ok) return refusedForm(context, form, begun.failure);
  return redirect(paths.shop(sellerKey));
}
