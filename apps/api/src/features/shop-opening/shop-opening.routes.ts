import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import type { Language } from "@haat/contract/shared/languages";
import { translator, type SentenceKey } from "@haat/i18n/translator";
import { accountApi, sellerApi } from "../console-account/console-identity";
import { saveAbout, saveDelivery, saveName, savePlace } from "./opening-items.usecases";
import { showOpening } from "./save-answers.usecases";
import { examineShop } from "./shop-doctor.usecases";
import { describeLabel, saveLabel } from "./shop-label.usecases";
import { saveColours, uploadLogo, useMonogram } from "./shop-looks.usecases";
import { pauseShop, renewPreview, resumeShop, sendForReview } from "./shop-standing.usecases";
import { startOpening } from "./start-opening.usecases";

const calls = sellerApi.sellerOpening;

/** The opening as it is after a change, with what was done. */
const saved = (opening: ShopOpening, language: Language, what: SentenceKey = "shopOpening.saved") => ({
  success: true as const,
  data: { opening },
  message: translator(language)(what),
});

export const shopOpeningRoutes = {
  startOpening: accountApi.sellerOpening.startOpening.handler(async ({ input, context }) => {
    const { opening } = await startOpening(context.services, context.account, context.actor, input);
    return saved(opening, input.language, "shopOpening.started");
  }),
  opening: calls.opening.handler(async ({ input, context }) => ({
    success: true,
    data: { opening: await showOpening(context.services, context, input.language) },
  })),
  saveName: calls.saveName.handler(async ({ input, context }) =>
    saved(await saveName(context.services, context, input), input.language),
  ),
  labelAvailability: calls.labelAvailability.handler(async ({ input, context }) => ({
    success: true,
    data: await describeLabel(context.services, context, input.label),
  })),
  saveLabel: calls.saveLabel.handler(async ({ input, context }) =>
    saved(await saveLabel(context.services, context, input), input.language),
  ),
  uploadLogo: calls.uploadLogo.handler(async ({ input, context }) =>
    saved(await uploadLogo(context.services, context, input), input.language),
  ),
  useMonogram: calls.useMonogram.handler(async ({ input, context }) =>
    saved(await useMonogram(context.services, context, input.language), input.language),
  ),
  saveColours: calls.saveColours.handler(async ({ input, context }) => ({
    success: true,
    data: await saveColours(context.services, context, input),
    message: translator(input.language)("shopOpening.saved"),
  })),
  savePlace: calls.savePlace.handler(async ({ input, context }) =>
    saved(await savePlace(context.services, context, input), input.language),
  ),
  saveDelivery: calls.saveDelivery.handler(async ({ input, context }) =>
    saved(await saveDelivery(context.services, context, input), input.language),
  ),
  saveAbout: calls.saveAbout.handler(async ({ input, context }) =>
    saved(await saveAbout(context.services, context, input), input.language),
  ),
  sendForReview: calls.sendForReview.handler(async ({ input, context }) => {
    const opening = await sendForReview(context.services, context, input);
    const isOpen = opening.status === "approved";
    return saved(opening, input.language, isOpen ? "shopOpening.approvedAtOnce" : "shopOpening.sent");
  }),
  pauseShop: calls.pauseShop.handler(async ({ input, context }) =>
    saved(await pauseShop(context.services, context, input), input.language, "shopOpening.paused"),
  ),
  resumeShop: calls.resumeShop.handler(async ({ input, context }) =>
    saved(await resumeShop(context.services, context, input.language), input.language, "shopOpening.resumed"),
  ),
  renewPreview: calls.renewPreview.handler(async ({ input, context }) =>
    saved(
      await renewPreview(context.services, context, input.language),
      input.language,
      "shopOpening.previewRenewed",
    ),
  ),
  doctor: calls.doctor.handler(async ({ input, context }) => ({
    success: true,
    data: { findings: await examineShop(context.services, context.scope, input.language) },
  })),
};
