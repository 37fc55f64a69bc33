import { translator } from "@haat/i18n/translator";
import { api } from "../../http/call";
import { setReplayHeader } from "../../http/idempotency";
import { describeArticle, describeContent } from "../site-content/landing-content.usecases";
import { suggestPlaces } from "../store/shop-places.usecases";
import { describeFooter, receiveMessage, receiveReport, suggestBusinessCategories } from "./landing.usecases";

export const landingRoutes = {
  landingPageFooterInfo: api.landing.landingPageFooterInfo.handler(async ({ input, context }) => ({
    success: true,
    data: { footer_info: [await describeFooter(context.services, input.language)] },
  })),
  landingContent: api.landing.landingContent.handler(async ({ input, context }) => ({
    success: true,
    data: await describeContent(context.services, input.language),
  })),
  landingArticle: api.landing.landingArticle.handler(async ({ input, context }) => ({
    success: true,
    data: { article: await describeArticle(context.services, input.slug, input.language) },
  })),
  customerContact: api.landing.customerContact.handler(async ({ input, context }) => {
    const { language, ...message } = input;
    const isReplay = await receiveMessage(context.services, message, language, context.idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: { is_sent: true }, message: translator(language)("api.landing.thanks") };
  }),
  reportShop: api.landing.reportShop.handler(async ({ input, context }) => {
    const { language, shop_name, ...report } = input;
    const sent = { language, key: context.idempotencyKey };
    setReplayHeader(context, await receiveReport(context.services, shop_name, report, sent));
    return { success: true, data: { is_sent: true }, message: translator(language)("shopReports.thanks") };
  }),
  landingPageAddressSearch: api.landing.landingPageAddressSearch.handler(async ({ input, context }) => ({
    success: true,
    data: { addresses: await suggestPlaces(context.services, input.filter, context.language) },
  })),
  landingPageCategorySearch: api.landing.landingPageCategorySearch.handler(async ({ input, context }) => ({
    success: true,
    data: {
      product_category: await suggestBusinessCategories(context.services, input.filter, context.language),
    },
  })),
};
