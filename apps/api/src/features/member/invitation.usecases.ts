import type { OpenInvitation } from "@haat/contract/seller/seller-members.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { internationalPhone } from "@haat/contract/shared/phone";
import { isUnopened } from "@haat/contract/shared/shop-status";
import { brand } from "@haat/i18n/brand";
import { formatDate } from "@haat/i18n/dates";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { maskPhone } from "../../process/log";
import { isUuid } from "../../database/uuid";
import type { Customer } from "../account/account.usecases";
import { addTextMessage } from "../account/text-message.job.usecases";
import { recordCommand, type Actor, type InShop } from "../audit/audit.usecases";
import * as invitations from "./invitation.repository";
import type { InvitationRow } from "./invitation.repository";
import type { ShopName } from "./member.repository";
import * as members from "./member.repository";
import { describeInvitation, grantOf, grantState, nameOf, type GivenGrant } from "./member.usecases";

const daySeconds = 24 * 3600;

/**
 * Asks a number to join a shop's staff; a text message tells it.
 * @throws already_member, already_invited, too_many_invitations
 */
export async function inviteMember(
  services: Services,
  { scope, actor }: InShop,
  { phone: national, language, ...given }: GivenGrant & { phone: string; language: Language },
): Promise<OpenInvitation> {
  const now = services.clock.now();
  const phone = internationalPhone(national);
  const { shopId, memberId: invitedBy } = scope;
  const grant = grantOf(given);
  const since = secondsAfter(now, -daySeconds);
  await refuseTooManyTo(services, phone, since);
  return inTransaction(
    services.db,
    async (tx) => {
      // Who invites does so once at a time, so that no more go out than may.
      const inviter = await members.holdMember(tx, shopId, invitedBy);
      if (!inviter) throw new DomainError("shop_not_found");
      if (await members.isMembersPhone(tx, shopId, phone)) throw new DomainError("already_member");
      const { status, title } = await members.findShopName(tx, shopId);
      const most = isUnopened(status)
        ? business.invitationsPerUnopenedShopPerDay
        : business.invitationsPerShopPerDay;
      const sent = await invitations.countInvitationsSince(tx, shopId, since);
      if (sent >= most) throw new DomainError("too_many_invitations", { most });
      const expiresAt = secondsAfter(now, business.invitationDays * daySeconds);
      const asked = { shopId, phone, ...grant, invitedBy, createdAt: now, expiresAt };
      const invitation = await invitations.insertInvitation(tx, asked);
      if (!invitation) throw new DomainError("already_invited");
      const command = { subject: maskPhone(phone), after: grantState(grant) };
      await recordCommand(tx, actor, { action: "member_invite", ...command }, now);
      const shop = textIn(language, title);
      await addTextMessage(
        services,
        tx,
        { to: phone, text: wordsOf(invitation, { name: nameOf(inviter), shop }, language), shopId },
        `invitation ${invitation.id}`,
      );
      return describeInvitation(invitation);
    },
    scope,
  );
}

/** Nobody's phone rings all day because shops are opened to invite it. @throws too_many_invitations */
async function refuseTooManyTo({ db }: Services, phone: string, since: Date): Promise<void> {
  const most = business.invitationsPerPhonePerDay;
  if ((await invitations.countInvitationsTo(db, phone, since)) >= most)
    throw new DomainError("too_many_invitations", { most });
}

function wordsOf(
  { role, permissions, expiresAt }: InvitationRow,
  who: { name: string; shop: string },
  language: Language,
): string {
  const translate = translator(language);
  const date = formatDate(expiresAt.toISOString(), language);
  const words = {
    ...who,
    role: translate(`people.roles.${permissions ? "staff" : role}`),
    brand: brand[language],
    date,
  };
  return translate("people.sms.invitation", words);
}

/** Takes an invitation back that waits. @throws invitation_not_found, also where it was answered already */
export async function revokeInvitation(
  { db, clock }: Services,
  { scope, actor }: InShop,
  id: string,
): Promise<void> {
  if (!isUuid(id)) throw new DomainError("invitation_not_found");
  const now = clock.now();
  await inTransaction(
    db,
    async (tx) => {
      const revoked = await invitations.revokeInvitationOf(tx, scope.shopId, id, now);
      if (!revoked) throw new DomainError("invitation_not_found");
      const command = { subject: maskPhone(revoked.phone), before: grantState(revoked) };
      await recordCommand(tx, actor, { action: "member_invitation_revoke", ...command }, now);
    },
    scope,
  );
}

/**
 * Answers an invitation that the account's number has. It is answered once: of two answers at the same moment one counts.
 * @returns what the shop is called
 * @throws invitation_not_found, also for another number's; invitation_used, invitation_revoked, invitation_expired
 */
export function answerInvitation(
  { db, clock }: Services,
  account: Customer,
  actor: Actor,
  { id, answer }: { id: string; answer: "accept" | "decline" },
): Promise<ShopName> {
  if (!isUuid(id)) throw new DomainError("invitation_not_found");
  const now = clock.now();
  // Who answers is no member yet, so this is the platform's own work, as signing in is.
  return inTransaction(db, async (tx) => {
    const invitation = await holdOpen(tx, id, account.phone, now);
    const { shopId, role, permissions, invitedBy } = invitation;
    await invitations.closeInvitation(tx, id, answer === "accept" ? "accepted" : "declined", now);
    if (answer === "accept") {
      const member = { shopId, accountId: account.id, role, permissions, since: now, addedBy: invitedBy };
      if (!(await members.insertMember(tx, member))) throw new DomainError("already_member");
    }
    const action = answer === "accept" ? "member_invitation_accept" : "member_invitation_decline";
    const after = answer === "accept" ? { after: grantState(invitation) } : {};
    await recordCommand(tx, actor, { action, shopId, subject: String(account.id), ...after }, now);
    return members.findShopName(tx, shopId);
  });
}

async function holdOpen(tx: Queryable, id: string, phone: string, now: Date): Promise<InvitationRow> {
  const found = await invitations.holdInvitation(tx, id, phone);
  if (!found) throw new DomainError("invitation_not_found");
  if (found.outcome === "revoked") throw new DomainError("invitation_revoked");
  if (found.outcome) throw new DomainError("invitation_used");
  if (found.expiresAt <= now) throw new DomainError("invitation_expired");
  return found;
}
