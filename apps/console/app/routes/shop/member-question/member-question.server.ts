import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { memberOf, staffOf } from "../member-of.server";

/** What the address names: somebody of the staff or an invitation, and what is to become of them. */
type Params = Record<string, string | undefined>;

/** What is asked, and what the answer does. */
interface Question {
  title: string;
  lead: string;
  submit: string;
  /** @returns a sentence for the next page */
  run(): PromiseLike<{ message?: string | undefined }>;
}

const questions: Readonly<
  Record<string, (context: ConsoleContext, shop: OwnShop, id: string) => Promise<Question>>
> = {
  async remove(context, shop, id) {
    const { translate } = context;
    const { id_member, name } = await memberOf(context, shop, id);
    return {
      title: translate("membersPages.remove.title", { name }),
      lead: translate("membersPages.remove.lead"),
      submit: translate("membersPages.remove.submit"),
      run: () => context.client().sellerMembers.removeMember({ seller_key: shop.seller_key, id_member }),
    };
  },
  async "hand-over"(context, shop, id) {
    const { language, translate } = context;
    const { id_member, name } = await memberOf(context, shop, id);
    const { seller_key } = shop;
    return {
      title: translate("membersPages.handOver.title", { name }),
      lead: translate("membersPages.handOver.lead"),
      submit: translate("membersPages.handOver.submit"),
      run: () => context.client().sellerMembers.handOverShop({ language, seller_key, id_member }),
    };
  },
  async revoke(context, shop, id) {
    const { translate } = context;
    const { invitations } = await staffOf(context, shop);
    const invitation = invitations.find(({ id_invitation }) => id_invitation === id);
    if (!invitation) throw pageFailure(context, 404);
    return {
      title: translate("membersPages.revoke.title", { phone: invitation.mobile }),
      lead: translate("membersPages.revoke.lead"),
      submit: translate("membersPages.revoke.submit"),
      run: () => context.client().sellerMembers.revokeInvitation({ seller_key: shop.seller_key, id }),
    };
  },
};

async function questionOf(context: ConsoleContext, shop: OwnShop, { member = "", question = "" }: Params) {
  const ask = Object.hasOwn(questions, question) ? questions[question] : undefined;
  if (!ask) throw pageFailure(context, 404);
  return ask(context, shop, member);
}

/** Asks before something about the staff is done for good. */
export async function questionPage(context: ConsoleContext, shop: OwnShop, params: Params) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  const { title, lead, submit } = await questionOf(context, shop, params);
  return formPage(context, {
    title,
    lead,
    back: { href: paths.shop(shop.seller_key, "members"), label: translate("membersPages.back") },
    action: paths.member(shop.seller_key, params.member ?? "", params.question),
    fields: [],
    tone: "danger",
    submit,
  });
}

/** Does it. Who has handed the shop over may not see its staff any more, and begins anew. */
export async function answerQuestion(context: ConsoleContext, shop: OwnShop, params: Params) {
  const { paths } = context;
  const { run } = await questionOf(context, shop, params);
  const done = await attempt(run());
  if (!done.ok) {
    // Somebody else did it, or something else, meanwhile: the list shows how it stands.
    leaveMessage(context, "error", done.failure.detail);
    return redirect(paths.shop(shop.seller_key, "members"));
  }
  leaveMessage(context, "success", done.answer.message ?? "");
  const isHandedOver = params.question === "hand-over";
  return redirect(isHandedOver ? paths.shop(shop.seller_key) : paths.shop(shop.seller_key, "members"));
}
