import type { Member, OpenInvitation } from "@haat/contract/seller/seller-members.contract";
import { shopPermissionsOf, type ShopPermission, type ShopRole } from "@haat/contract/shared/permissions";
import { business } from "@haat/contract/shared/business-constants";
import { displayPhone } from "@haat/contract/shared/phone";
import type { Language } from "@haat/contract/shared/languages";
import { brand } from "@haat/i18n/brand";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { addTextMessage } from "../account/text-message.job.usecases";
import {
  countActions,
  recordCommand,
  recordEvent,
  type AuditState,
  type InShop,
} from "../audit/audit.usecases";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import { findOpenInvitations, revokeInvitations, type InvitationRow } from "./invitation.repository";
import * as members from "./member.repository";
import type { Grant, MemberRow } from "./member.repository";

export { insertMember } from "./member.repository";

/** What a form says that somebody may do. */
export interface GivenGrant {
  role: ShopRole;
  permissions?: ShopPermission[] | undefined;
}

/** What is kept of it: a list that is the role's own is none. */
export function grantOf({ role, permissions }: GivenGrant): Grant {
  if (!permissions) return { role, permissions: null };
  const given = shopPermissionsOf(role, permissions);
  const isRolesOwn = String(given) === String(shopPermissionsOf(role, null));
  return { role, permissions: isRolesOwn ? null : given };
}

/** A grant as the audit trail tells it. */
export const grantState = ({ role, permissions }: Grant): AuditState => ({
  role,
  permissions: shopPermissionsOf(role, permissions),
});

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

function describeMember(member: MemberRow, askingId: number): Member {
  const { accountId, phone, role, permissions, since } = member;
  return {
    id_member: accountId,
    name: nameOf(member),
    mobile: displayPhone(phone),
    role,
    permissions: shopPermissionsOf(role, permissions),
    has_own_permissions: permissions !== null,
    since: since.toISOString(),
    is_self: accountId === askingId,
  };
}

export const describeInvitation = ({
  id,
  phone,
  role,
  permissions,
  expiresAt,
}: InvitationRow): OpenInvitation => ({
  id_invitation: id,
  mobile: displayPhone(phone),
  role,
  permissions: shopPermissionsOf(role, permissions),
  expires_at: expiresAt.toISOString(),
});

/** A shop's staff, the owner first, and who was asked to join. */
export function listMembers(
  { db, clock }: Services,
  scope: MemberScope,
): Promise<{ members: Member[]; invitations: OpenInvitation[] }> {
  const { shopId, memberId } = scope;
  const read = async (tx: Parameters<typeof members.findMembers>[0]) => ({
    members: (await members.findMembers(tx, shopId)).map((member) => describeMember(member, memberId)),
    invitations: (await findOpenInvitations(tx, shopId, clock.now())).map(describeInvitation),
  });
  return inTransaction(db, read, scope);
}

/**
 * Changes what a member may do, from their next call on.
 * @throws member_not_found; owner_kept, for what is the owner's is handed over, not changed
 */
export function changeMember(
  { db, clock }: Services,
  { scope, actor }: InShop,
  accountId: number,
  given: GivenGrant,
): Promise<Member> {
  const { shopId, memberId } = scope;
  const grant = grantOf(given);
  return inTransaction(
    db,
    async (tx) => {
      const member = await holdUnowning(tx, shopId, accountId);
      await members.updateMember(tx, { shopId, accountId }, grant);
      const command = { before: grantState(member), after: grantState(grant), subject: String(accountId) };
      await recordCommand(tx, actor, { action: "member_change", ...command }, clock.now());
      return describeMember({ ...member, ...grant }, memberId);
    },
    scope,
  );
}

async function holdUnowning(tx: Parameters<typeof members.holdMember>[0], shopId: number, accountId: number) {
  const member = await members.holdMember(tx, shopId, accountId);
  if (!member) throw new DomainError("member_not_found");
  if (member.role === "owner") throw new DomainError("owner_kept");
  return member;
}

/**
 * Takes somebody out of a shop's staff, who is told by a message, or lets them go who ask for it themselves. The wall is closed
 * to them at once.
 * @throws member_not_found; owner_kept, for a shop is handed over before its owner goes
 */
export function removeMember(
  services: Services,
  { scope, actor }: InShop,
  accountId: number,
  language: Language,
): Promise<void> {
  const { shopId, memberId } = scope;
  const isLeaving = accountId === memberId;
  const action = isLeaving ? "member_leave" : "member_remove";
  return inTransaction(
    services.db,
    async (tx) => {
      const member = await holdUnowning(tx, shopId, accountId);
      // Written down first: who leaves is behind the wall no more afterwards.
      const command = { action, subject: String(accountId), before: grantState(member) } as const;
      await recordCommand(tx, actor, command, services.clock.now());
      if (!isLeaving) {
        const shop = textIn(language, (await members.findShopName(tx, shopId)).title);
        const text = translator(language)("people.sms.removed", { shop, brand: brand[language] });
        await addTextMessage(services, tx, { to: member.phone, text, shopId });
      }
      await members.deleteMember(tx, shopId, accountId);
    },
    scope,
  );
}

/** Whether a shop is this account's. */
export async function ownsShop(db: Queryable, shopId: number, accountId: number): Promise<boolean> {
  const found = await members.findMembers(db, shopId);
  return found.some((member) => member.accountId === accountId && member.role === "owner");
}

/** The phones of a shop's people, the owner's first. */
export async function listStaffPhones(db: Queryable, shopId: number): Promise<string[]> {
  const found = await members.findMembers(db, shopId);
  return found.map(({ phone }) => phone);
}

/** Takes everybody but the owner out of the staff of a shop that is closed for good, in the transaction of that. */
export async function dismissStaff(tx: Queryable, shopId: number, now: Date): Promise<void> {
  // First of all: who is joining at this moment is among the staff afterwards.
  await revokeInvitations(tx, shopId, now);
  for (const accountId of await members.deleteStaff(tx, shopId)) {
    const subject = String(accountId);
    await recordEvent(tx, { action: "member_remove", shopId, subject, requestId: undefined }, now);
  }
}

/** Each sends a message: the shop does not go to and fro all day. @throws too_many_hand_overs */
async function refuseTooManyHandOvers({ clock }: Services, tx: Queryable, shopId: number): Promise<void> {
  const most = business.handOversPerShopPerDay;
  const since = secondsAfter(clock.now(), -24 * 3600);
  if ((await countActions(tx, { shopId, action: "shop_hand_over", since })) >= most)
    throw new DomainError("too_many_hand_overs", { most });
}

/**
 * Makes a member the owner of a shop; who was it becomes a manager. The new one is told by a message.
 * @throws member_not_found; owner_kept for oneself; forbidden for who is the owner no more; too_many_hand_overs
 */
export async function handOverShop(
  services: Services,
  { scope, actor }: InShop,
  accountId: number,
  language: Language,
): Promise<void> {
  const { shopId, memberId } = scope;
  if (accountId === memberId) throw new DomainError("owner_kept");
  const { helpPhone } = await platformFacts(services);
  return inTransaction(
    services.db,
    async (tx) => {
      const former = await members.holdMember(tx, shopId, memberId);
      const manager = { role: "manager", permissions: null } as const;
      const owner = { role: "owner", permissions: null } as const;
      const isOwner = await members.updateMember(tx, { shopId, accountId: memberId, from: "owner" }, manager);
      if (!former || !isOwner) throw new DomainError("forbidden");
      await refuseTooManyHandOvers(services, tx, shopId);
      const next = await members.holdMember(tx, shopId, accountId);
      if (!next) throw new DomainError("member_not_found");
      await members.updateMember(tx, { shopId, accountId }, owner);
      const command = { before: { owner: memberId }, after: { owner: accountId } };
      await recordCommand(
        tx,
        actor,
        { action: "shop_hand_over", subject: String(accountId), ...command },
        services.clock.now(),
      );
      const shop = textIn(language, (await members.findShopName(tx, shopId)).title);
      const words = { name: nameOf(former), shop, brand: brand[language], help: helpPhone };
      const text = translator(language)("people.sms.nowOwner", words);
      await addTextMessage(services, tx, { to: next.phone, text, shopId });
    },
    scope,
  );
}
