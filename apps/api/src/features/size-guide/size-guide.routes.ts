import { translator } from "@haat/i18n/translator";
import { api } from "../../http/call";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { changeGuide, createGuide, listOwnGuides, removeGuide } from "./own-size-guide.usecases";
import { openSizeGuide } from "./size-guide.usecases";

const calls = sellerApi.sellerSizeGuides;

export const sizeGuideRoutes = {
  shopSizeGuide: api.sizeGuides.shopSizeGuide.handler(async ({ input, context }) => ({
    success: true,
    data: {
      size_guide: [await openSizeGuide(context.services, input.sellerKey, input.id, input.language)],
    },
  })),
};

export const sellerSizeGuideRoutes = {
  sizeGuides: calls.sizeGuides.handler(async ({ context }) => ({
    success: true,
    data: { size_guides: await listOwnGuides(context.services, context.scope) },
  })),
  createSizeGuide: calls.createSizeGuide.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await createGuide(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("sizeGuides.told.created");
    return { success: true, data: { size_guide: answer }, message };
  }),
  changeSizeGuide: calls.changeSizeGuide.handler(async ({ input, context }) => {
    const { language, seller_key: _, id_size_guide: id, ...given } = input;
    const guide = await changeGuide(context.services, context, { id, ...given });
    const message = translator(language)("sizeGuides.told.changed");
    return { success: true, data: { size_guide: guide }, message };
  }),
  removeSizeGuide: calls.removeSizeGuide.handler(async ({ input, context }) => {
    const products = await removeGuide(context.services, context, input.id_size_guide);
    const message = translator(input.language)("sizeGuides.told.removed");
    return { success: true, data: { products }, message };
  }),
};
