import { redirect } from "@remix-run/node";
import { invitationAnswer } from "@haat/contract/shared/console-choices";
import { formatDate } from "@haat/i18n/dates";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { placeName } from "../../../server/present/shop-words.server";
import { invitationFields } from "./invitation.form";

const idOf = (request: Request) => new URL(request.url).searchParams.get("id") ?? "";

/** Asks whether somebody wants to join a shop. An invitation that is not theirs, or is over, is no page. */
export async function invitationPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const { invitations } = await context.me();
  const found = invitations.find(({ id_invitation }) => id_invitation === idOf(request));
  if (!found) throw pageFailure(context, 404);
  const action = paths.to("invitation", { id: found.id_invitation });
  return {
    ...formPage(context, {
      title: translate("membersPages.invitation.title", { shop: found.shop_title }),
      lead: translate("membersPages.invitation.lead", {
        name: found.invited_by,
        role: placeName(context, found),
        date: formatDate(found.expires_at, language),
      }),
      back: { href: paths.to("shops"), label: translate("consoleShop.shops.title") },
      action,
      hidden: { [invitationFields.answer]: "accept" },
      fields: [],
      submit: translate("membersPages.invitation.accept"),
    }),
    decline: { action, label: translate("membersPages.invitation.decline") },
  };
}

/** Joins, or says no. */
export async function answerInvitation(context: ConsoleContext, request: Request) {
  const { language, paths } = context;
  const form = await readForm(request, [invitationFields.answer]);
  const { data: answer = "decline" } = invitationAnswer.safeParse(form.get(invitationFields.answer));
  const calls = context.client().sellerAccount;
  const answered = await attempt(calls.answerInvitation({ language, id: idOf(request) || "none", answer }));
  if (!answered.ok) {
    // It is over, so there is no page of it any more.
    leaveMessage(context, "error", answered.failure.detail);
    return redirect(paths.to("shops"));
  }
  leaveMessage(context, "success", answered.answer.message ?? "");
  const { shop } = answered.answer.data;
  return redirect(shop ? paths.shop(shop.seller_key) : paths.to("shops"));
}
