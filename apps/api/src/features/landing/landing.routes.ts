import { api } from "../../platform/call";
import { describeFooter, receiveMessage, suggestPlaces, suggestTrades } from "./landing.usecases";

export const landingRoutes = {
  landingPageFooterInfo: api.landing.landingPageFooterInfo.handler(({ input }) => ({
    success: true,
    data: { footer_info: [describeFooter(input.language)] },
  })),
  customerContact: api.landing.customerContact.handler(async ({ input, context }) => ({
    success: true,
    data: { is_sent: true },
    message: await receiveMessage(context.services, input, input.language),
  })),
  landingPageAddressSearch: api.landing.landingPageAddressSearch.handler(async ({ input, context }) => ({
    success: true,
    data: { addresses: await suggestPlaces(context.services, input.filter, context.language) },
  })),
  landingPageCategorySearch: api.landing.landingPageCategorySearch.handler(async ({ input, context }) => ({
    success: true,
    data: { product_category: await suggestTrades(context.services, input.filter, context.language) },
  })),
};
