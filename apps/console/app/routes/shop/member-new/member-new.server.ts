import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { othersPhoneField } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { givenGrant, grantFields, grantFormFields, withEveryTick } from "../grant.server";

const schema = z.object({ phone: othersPhoneField, ...grantFormFields });

/** Asks whom to invite, and as what. */
export async function memberNewPage(context: ConsoleContext, { seller_key }: OwnShop) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("membersPages.invite.title"),
    lead: translate("membersPages.invite.lead"),
    back: { href: paths.shop(seller_key, "members"), label: translate("membersPages.back") },
    action: paths.shop(seller_key, "members/new"),
    fields: [
      { kind: "phone", name: "phone", label: translate("membersPages.invite.phone") },
      ...grantFields(context),
    ],
    submit: translate("membersPages.invite.submit"),
  });
}

/** Sends the invitation. */
export async function invite(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = withEveryTick(await readForm(request, Object.keys(schema.shape)));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().sellerMembers;
  const { phone, ...given } = parsed.value;
  const invited = await attempt(calls.inviteMember({ language, seller_key, phone, ...givenGrant(given) }));
  if (!invited.ok) return refusedForm(context, form, invited.failure);
  leaveMessage(context, "success", invited.answer.message ?? "");
  return redirect(paths.shop(seller_key, "members"));
}
