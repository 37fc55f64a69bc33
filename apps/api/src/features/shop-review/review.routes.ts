import { adminReviewCalls } from "@haat/contract/admin/admin-review.contract";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { Services } from "../../http/call";
import { linkPages } from "../../http/page-links";
import type { OnPlatform } from "../audit/audit.usecases";
import { adminApi } from "../console-account/console-identity";
import {
  decide,
  describeApplication,
  listApplications,
  listShops,
  showAutoApproval,
  switchAutoApproval,
  type DecisionAsked,
} from "./review.usecases";

const calls = adminApi.adminReview;

/** Decides, and says what was done. */
async function decided(
  context: OnPlatform & { services: Services },
  { language, ...asked }: DecisionAsked & { language: Language },
) {
  const data = await decide(context.services, context, asked);
  const message = translator(language)(`shopOpening.decided.${asked.decision}`);
  return { success: true as const, data, message };
}

export const reviewRoutes = {
  applications: calls.applications.handler(async ({ input, context }) => {
    const found = await listApplications(context.services, context.scope, input.page, input.language);
    const links = linkPages(adminReviewCalls.applications, input, found.last_page, context.replyHeaders);
    return { success: true, data: { ...found, ...links } };
  }),
  application: calls.application.handler(async ({ input, context }) => ({
    success: true,
    data: await describeApplication(context.services, context.scope, input.seller_key, input.language),
  })),
  approveShop: calls.approveShop.handler(({ input, context }) =>
    decided(context, { ...input, decision: "approve" }),
  ),
  askChanges: calls.askChanges.handler(({ input, context }) =>
    decided(context, { ...input, decision: "ask_changes" }),
  ),
  rejectShop: calls.rejectShop.handler(({ input, context }) =>
    decided(context, { ...input, decision: "reject" }),
  ),
  suspendShop: calls.suspendShop.handler(({ input, context }) =>
    decided(context, { ...input, decision: "suspend" }),
  ),
  reinstateShop: calls.reinstateShop.handler(({ input, context }) =>
    decided(context, { ...input, decision: "reinstate" }),
  ),
  shops: calls.shops.handler(async ({ input, context }) => {
    const found = await listShops(context.services, context.scope, input);
    const links = linkPages(adminReviewCalls.shops, input, found.last_page, context.replyHeaders);
    return { success: true, data: { ...found, ...links } };
  }),
  autoApproval: calls.autoApproval.handler(async ({ context }) => ({
    success: true,
    data: { is_on: await showAutoApproval(context.services, context.scope) },
  })),
  setAutoApproval: calls.setAutoApproval.handler(async ({ input, context }) => {
    await switchAutoApproval(context.services, context, input.is_on);
    const message = translator(context.language)(`shopOpening.autoApproval.${input.is_on ? "on" : "off"}`);
    return { success: true, data: { is_on: input.is_on }, message };
  }),
};
