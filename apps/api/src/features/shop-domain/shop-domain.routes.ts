import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import {
  addDomain,
  chooseMainAddress,
  describeDomains,
  lookAtDomain,
  removeDomain,
} from "./shop-domain.usecases";

const calls = sellerApi.sellerDomains;

export const shopDomainRoutes = {
  domains: calls.domains.handler(async ({ context }) => ({
    success: true,
    data: await describeDomains(context.services, context),
  })),
  addDomain: calls.addDomain.handler(async ({ input, context }) => {
    const data = await addDomain(context.services, context, input.domain);
    return { success: true, data, message: translator(input.language)("shopDomains.added") };
  }),
  lookAtDomain: calls.lookAtDomain.handler(async ({ input, context }) => ({
    success: true,
    data: await lookAtDomain(context.services, context, input.domain),
  })),
  chooseMainAddress: calls.chooseMainAddress.handler(async ({ input, context }) => {
    const data = await chooseMainAddress(context.services, context, input.host);
    return { success: true, data, message: translator(input.language)("shopDomains.chosen") };
  }),
  removeDomain: calls.removeDomain.handler(async ({ input, context }) => {
    const data = await removeDomain(context.services, context, input.domain);
    return { success: true, data, message: translator(input.language)("shopDomains.removed") };
  }),
};
