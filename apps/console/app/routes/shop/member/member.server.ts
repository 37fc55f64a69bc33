import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDate } from "@haat/i18n/dates";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { memberOf } from "../member-of.server";
import { givenGrant, grantFields, grantFormFields, withEveryTick } from "../grant.server";

const schema = z.object(grantFormFields);

/** What somebody of the staff does, and the ways to have them go, or to make the shop theirs. */
export async function memberPage(context: ConsoleContext, shop: OwnShop, id: string) {
  await requireFreshProof(context);
  const { language, paths, translate } = context;
  const member = await memberOf(context, shop, id);
  const { seller_key } = shop;
  const path = (question?: string) => paths.member(seller_key, id, question);
  return {
    ...formPage(context, {
      title: member.name,
      lead: translate("membersPages.member.lead", {
        phone: member.mobile,
        date: formatDate(member.since, language),
      }),
      back: { href: paths.shop(seller_key, "members"), label: translate("membersPages.back") },
      action: path(),
      fields: grantFields(context, member),
      submit: translate("membersPages.member.submit"),
    }),
    ways: [
      { href: path("hand-over"), label: translate("membersPages.member.handOver") },
      { href: path("remove"), label: translate("membersPages.member.remove") },
    ],
  };
}

/** Changes what they do. */
export async function changeMember(context: ConsoleContext, shop: OwnShop, id: string, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const member = await memberOf(context, shop, id);
  const { id_member } = member;
  const form = withEveryTick(await readForm(request, Object.keys(schema.shape)));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().sellerMembers;
  const given = givenGrant(parsed.value, member);
  const changed = await attempt(calls.changeMember({ language, seller_key, id_member, ...given }));
  if (!changed.ok) return refusedForm(context, form, changed.failure);
  leaveMessage(context, "success", changed.answer.message ?? "");
  return redirect(paths.shop(seller_key, "members"));
}
