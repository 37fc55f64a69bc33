import type { Member } from "@haat/contract/seller/seller-members.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The staff of a shop, and who was invited. */
export async function staffOf(context: ConsoleContext, { seller_key }: Pick<OwnShop, "seller_key">) {
  const { language } = context;
  return (await answerOrPage(context, context.client().sellerMembers.members({ language, seller_key }))).data;
}

/** Neither who has the shop nor who asks. */
export const canBeChanged = ({ permissions, is_self }: Pick<Member, "permissions" | "is_self">) =>
  !is_self && !permissions.includes(shopPermissionForPage("ownership"));

/** Somebody of the staff who can be changed: neither the owner nor who asks. Anybody else is no page. */
export async function memberOf(context: ConsoleContext, shop: Pick<OwnShop, "seller_key">, id: string) {
  const { members } = await staffOf(context, shop);
  const found = members.find(({ id_member }) => String(id_member) === id);
  if (!found || !canBeChanged(found)) throw pageFailure(context, 404);
  return found;
}
