import { json } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { refusedForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { readWebhookForm, webhookFormFields } from "../webhook-fields.server";
import { freshSecret } from "../webhook-of.server";

/** Asks where a program is to hear what happens, and of what. */
export async function webhookNewPage(context: ConsoleContext, { seller_key }: OwnShop) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("webhooks.create.title"),
    lead: translate("webhooks.create.lead"),
    back: { href: paths.shop(seller_key, "webhooks"), label: translate("webhooks.title") },
    action: paths.shop(seller_key, "webhooks/new"),
    fields: webhookFormFields(context),
    submit: translate("webhooks.create.submit"),
  });
}

/** Adds it, and shows its secret in the answer itself, so that it stands in no cookie and no address. */
export async function createWebhook(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { form, parsed } = await readWebhookForm(context, request);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { language } = context;
  const { seller_key } = shop;
  const { url, events } = parsed.value;
  const calls = context.client().sellerWebhooks;
  const made = await attempt(calls.createWebhook({ language, seller_key, url, events }));
  if (!made.ok) return refusedForm(context, form, made.failure);
  return json({ fresh: freshSecret(context, shop, made.answer.data) });
}
