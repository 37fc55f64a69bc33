import { z } from "zod";
import { auditTrail, beforeField } from "../shared/audit-event";
import { baseCall } from "../shared/base-call";
import { givenPermission, givenRole, shopPermission, shopRole } from "../shared/console-choices";
import { envelope } from "../shared/envelope";
import { idField, othersPhoneField, publicIdField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";

/** Somebody of a shop's staff. */
export const member = z.object({
  id_member: z.int(),
  name: z.string(),
  /** National form, `01712345678`. */
  mobile: z.string(),
  role: shopRole,
  permissions: z.array(shopPermission),
  /** Whether the permissions are the member's own list, not the role's. */
  has_own_permissions: z.boolean(),
  /** RFC 3339, UTC. */
  since: z.string(),
  /** Whether it is who asks. */
  is_self: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** Somebody who was asked to join and has not answered yet. */
export const openInvitation = z.object({
  id_invitation: z.string(),
  /** National form, `01712345678`. */
  mobile: z.string(),
  role: shopRole,
  permissions: z.array(shopPermission),
  /** RFC 3339, UTC. */
  expires_at: z.string(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** What a member may do: the role's permissions, or a list in their place. A form sends one of them without a list. */
export const memberGrantFields = {
  role: givenRole,
  permissions: z.union([z.array(givenPermission), givenPermission.transform((one) => [one])]).optional(),
};

const done = envelope(z.object({ status: z.literal(1) }));
const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: staff"];

export const sellerMemberCalls = {
  members: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/members/{language}/{seller_key}",
      tags,
      summary: "The staff of a shop, the owner first, and who was invited",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ members: z.array(member), invitations: z.array(openInvitation) }))),
  inviteMember: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/invite_member/{language}",
      tags,
      summary: "Ask a number to join the shop; a text message tells it",
    })
    .input(z.strictObject({ ...inShop, phone: othersPhoneField, ...memberGrantFields }))
    .output(envelope(openInvitation)),
  revokeInvitation: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/invitation/{seller_key}/{id}",
      tags,
      summary: "Take an invitation back",
    })
    .input(z.strictObject({ seller_key: sellerKeyField, id: publicIdField }))
    .output(done),
  changeMember: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/change_member/{language}",
      tags,
      summary: "Change what a member may do, from the next call on",
    })
    .input(z.strictObject({ ...inShop, id_member: idField(), ...memberGrantFields }))
    .output(envelope(member)),
  removeMember: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/member/{seller_key}/{id_member}",
      tags,
      summary: "Remove a member: the shop is closed to them from the next call on",
    })
    .input(z.strictObject({ seller_key: sellerKeyField, id_member: idField() }))
    .output(done),
  leaveShop: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/leave_shop/{language}",
      tags,
      summary: "Leave the shop's staff; its owner hands it over first",
    })
    .input(z.strictObject(inShop))
    .output(done),
  handOverShop: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/hand_over_shop/{language}",
      tags,
      summary: "Make a member the owner; who was it stays as a manager",
    })
    .input(z.strictObject({ ...inShop, id_member: idField() }))
    .output(done),
  shopAudit: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/audit/{language}/{seller_key}",
      tags,
      summary: "What was done in a shop by its members and by the platform, the newest first",
    })
    .input(z.strictObject({ ...inShop, before: beforeField }))
    .output(envelope(auditTrail)),
};
