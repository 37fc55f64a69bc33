import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { domainField } from "@haat/contract/seller/seller-domain.contract";
import { business } from "@haat/contract/shared/business-constants";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";

const schema = z.object({ domain: domainField });

/** Asks for a domain of the shop's own. */
export async function domainNewPage(context: ConsoleContext, { seller_key }: OwnShop) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("shopDomains.add.title"),
    lead: translate("shopDomains.add.lead"),
    back: { href: paths.shop(seller_key, "domains"), label: translate("shopDomains.title") },
    action: paths.shop(seller_key, "domains/new"),
    fields: [
      {
        kind: "text",
        name: "domain",
        label: translate("shopDomains.add.field"),
        hint: translate("shopDomains.add.hint"),
        keypad: "url",
        autoComplete: "off",
        maxLength: business.domainMaxLength,
      },
    ],
    submit: translate("shopDomains.add.submit"),
  });
}

/** Enters it, and goes on to what its registrar needs. */
export async function addDomain(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.keys(schema.shape));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().sellerDomains;
  const added = await attempt(calls.addDomain({ language, seller_key, ...parsed.value }));
  if (!added.ok) return refusedForm(context, form, added.failure);
  leaveMessage(context, "success", added.answer.message ?? "");
  return redirect(paths.domain(seller_key, added.answer.data.entered));
}
