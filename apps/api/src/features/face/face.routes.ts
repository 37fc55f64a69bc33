import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { listTargets } from "../shop-target/shop-target.usecases";
import { saveAnnouncement, showAnnouncement } from "./announcement.usecases";
import {
  changeSection,
  createSection,
  moveSection,
  removeSection,
  showHome,
  uploadSectionPicture,
} from "./home-section.usecases";

const calls = sellerApi.sellerFace;

export const sellerFaceRoutes = {
  announcement: calls.announcement.handler(async ({ input, context }) => ({
    success: true,
    data: { announcement: await showAnnouncement(context.services, context.scope, input.language) },
  })),
  saveAnnouncement: calls.saveAnnouncement.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const announcement = await saveAnnouncement(context.services, context, language, given);
    const isThere = given.text_bn + given.text_en !== "";
    const message = translator(language)(`shopFace.announcement.${isThere ? "saved" : "gone"}`);
    return { success: true, data: { announcement }, message };
  }),
  faceTargets: calls.faceTargets.handler(async ({ input, context }) => ({
    success: true,
    data: { targets: await listTargets(context.services, context.scope, input.language, input.search) },
  })),
  home: calls.home.handler(async ({ input, context }) => ({
    success: true,
    data: await showHome(context.services, context.scope, input.language),
  })),
  moveSection: calls.moveSection.handler(async ({ input, context }) => {
    const { language, key, move, version } = input;
    const data = await moveSection(context.services, context, language, { key, move, version });
    return { success: true, data, message: translator(language)("shopFace.home.moved") };
  }),
  uploadSectionPicture: calls.uploadSectionPicture.handler(async ({ input, context }) => ({
    success: true,
    data: await uploadSectionPicture(context.services, context, input.picture),
  })),
  createSection: calls.createSection.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await createSection(services, context, language, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("shopFace.section.created");
    return { success: true, data: { section: answer }, message };
  }),
  changeSection: calls.changeSection.handler(async ({ input, context }) => {
    const { language, seller_key: _, id_section: id, ...given } = input;
    const section = await changeSection(context.services, context, language, { id, ...given });
    const message = translator(language)("shopFace.section.changed");
    return { success: true, data: { section }, message };
  }),
  removeSection: calls.removeSection.handler(async ({ input, context }) => {
    const { language, id_section } = input;
    await removeSection(context.services, context, id_section);
    return { success: true, data: {}, message: translator(language)("shopFace.section.removed") };
  }),
};
