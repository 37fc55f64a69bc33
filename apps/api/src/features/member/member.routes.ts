import { translator } from "@haat/i18n/translator";
import { listShopTrail } from "../audit/audit-trail.usecases";
import { sellerApi } from "../console-account/console-identity";
import { inviteMember, revokeInvitation } from "./invitation.usecases";
import { changeMember, handOverShop, listMembers, removeMember } from "./member.usecases";

const calls = sellerApi.sellerMembers;
const done = { success: true, data: { status: 1 } } as const;

export const memberRoutes = {
  members: calls.members.handler(async ({ context }) => ({
    success: true,
    data: await listMembers(context.services, context.scope),
  })),
  inviteMember: calls.inviteMember.handler(async ({ input, context }) => {
    const invitation = await inviteMember(context.services, context, input);
    const message = translator(input.language)("people.invited", { phone: invitation.mobile });
    return { success: true, data: invitation, message };
  }),
  revokeInvitation: calls.revokeInvitation.handler(async ({ input, context }) => {
    await revokeInvitation(context.services, context, input.id);
    return { ...done, message: translator(context.language)("people.revoked") };
  }),
  changeMember: calls.changeMember.handler(async ({ input, context }) => {
    const member = await changeMember(context.services, context, input.id_member, input);
    const message = translator(input.language)("people.changed", { name: member.name });
    return { success: true, data: member, message };
  }),
  removeMember: calls.removeMember.handler(async ({ input, context }) => {
    await removeMember(context.services, context, input.id_member, context.language);
    return { ...done, message: translator(context.language)("people.removed") };
  }),
  leaveShop: calls.leaveShop.handler(async ({ input, context }) => {
    await removeMember(context.services, context, context.accountId, input.language);
    return { ...done, message: translator(input.language)("people.left") };
  }),
  handOverShop: calls.handOverShop.handler(async ({ input, context }) => {
    await handOverShop(context.services, context, input.id_member, input.language);
    return { ...done, message: translator(input.language)("people.handedOver") };
  }),
  shopAudit: calls.shopAudit.handler(async ({ input, context }) => ({
    success: true,
    data: await listShopTrail(context.services, context.scope, input),
  })),
};
