import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { listTargets } from "../shop-target/shop-target.usecases";
import {
  changeBanner,
  createBanner,
  listSellerBanners,
  removeBanner,
  uploadBannerPicture,
} from "./banner.usecases";

const calls = sellerApi.sellerBanners;

export const sellerBannerRoutes = {
  banners: calls.banners.handler(async ({ input, context }) => ({
    success: true,
    data: await listSellerBanners(context.services, context.scope, input.language),
  })),
  bannerTargets: calls.bannerTargets.handler(async ({ input, context }) => ({
    success: true,
    data: {
      targets: await listTargets(context.services, context.scope, input.language, input.search),
    },
  })),
  uploadBannerPicture: calls.uploadBannerPicture.handler(async ({ input, context }) => ({
    success: true,
    data: await uploadBannerPicture(context.services, context, input),
  })),
  createBanner: calls.createBanner.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await createBanner(services, context, language, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("shopBanners.told.created");
    return { success: true, data: { banner: answer }, message };
  }),
  changeBanner: calls.changeBanner.handler(async ({ input, context }) => {
    const { language, seller_key: _, id_banner: id, ...given } = input;
    const banner = await changeBanner(context.services, context, language, { id, ...given });
    return { success: true, data: { banner }, message: translator(language)("shopBanners.told.changed") };
  }),
  removeBanner: calls.removeBanner.handler(async ({ input, context }) => {
    const { language, id_banner } = input;
    await removeBanner(context.services, context, id_banner);
    return { success: true, data: {}, message: translator(language)("shopBanners.told.removed") };
  }),
};
