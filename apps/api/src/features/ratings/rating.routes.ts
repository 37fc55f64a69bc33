import { translator } from "@haat/i18n/translator";
import { api } from "../../http/call";
import { signedInApi } from "../account/identity";
import { adminApi, sellerApi } from "../console-account/console-identity";
import * as inbox from "./rating-inbox.usecases";
import * as own from "./own-rating.usecases";

const calls = signedInApi.ratings;

const ratings = {
  productRatings: api.ratings.productRatings.handler(async ({ input, context }) => ({
    success: true,
    data: await own.describeProductRatings(context.services, input),
  })),
  orderRatings: calls.orderRatings.handler(async ({ input, context }) => ({
    success: true,
    data: { products: await own.describeOrderRatings(context.services, context.customer, input) },
  })),
  rateProduct: calls.rateProduct.handler(async ({ input, context }) => {
    const { language, ...said } = input;
    const { services, customer, headers } = context;
    const rating = await own.rateProduct(services, { customer, requestId: headers.requestId }, said);
    return { success: true, data: { rating }, message: translator(language)("ratings.told.rated") };
  }),
};

const shopCalls = sellerApi.sellerRatings;

const sellerRatings = {
  ratings: shopCalls.ratings.handler(async ({ input, context }) => ({
    success: true,
    data: await inbox.listShopRatings(context.services, context.scope, input),
  })),
  rating: shopCalls.rating.handler(async ({ input, context }) => ({
    success: true,
    data: { rating: await inbox.showShopRating(context.services, context.scope, input) },
  })),
  answerRating: shopCalls.answerRating.handler(async ({ input, context }) => {
    const rating = await inbox.answerRating(context.services, context, input);
    const message = translator(input.language)("ratings.told.answered");
    return { success: true, data: { rating }, message };
  }),
  reportRating: shopCalls.reportRating.handler(async ({ input, context }) => {
    const rating = await inbox.reportRating(context.services, context, input);
    const message = translator(input.language)("ratings.told.reported");
    return { success: true, data: { rating }, message };
  }),
};

const platformCalls = adminApi.adminRatings;

const adminRatings = {
  ratings: platformCalls.ratings.handler(async ({ input, context }) => ({
    success: true,
    data: await inbox.listReportedRatings(context.services, context.scope, input),
  })),
  rating: platformCalls.rating.handler(async ({ input, context }) => ({
    success: true,
    data: { rating: await inbox.showReportedRating(context.services, context.scope, input) },
  })),
  decideRating: platformCalls.decideRating.handler(async ({ input, context }) => {
    const rating = await inbox.decideRating(context.services, context, input);
    const told = input.decision === "hide" ? "ratings.told.hidden" : "ratings.told.kept";
    return { success: true, data: { rating }, message: translator(input.language)(told) };
  }),
};

/** What customers, shops and the platform do with ratings, by their groups in the contract. */
export const ratingRoutes = { ratings, sellerRatings, adminRatings };
