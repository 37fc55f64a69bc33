import { adminPlaceCalls, type TakenOverArea } from "@haat/contract/admin/admin-places.contract";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import { linkPages } from "../../http/page-links";
import { adminApi } from "../console-account/console-identity";
import { addArea, listWrittenAreas, mergeArea, showWrittenArea } from "./written-area.usecases";

const calls = adminApi.adminPlaces;

/** Says whether anything was moved: somebody else may have been first. */
function told(language: Language, act: "added" | "merged", area: TakenOverArea) {
  const isNothing = area.address_count + area.shop_count === 0;
  const message = translator(language)(`adminContent.told.${isNothing && act === "merged" ? "gone" : act}`);
  return { success: true as const, data: { area }, message };
}

export const writtenAreaRoutes = {
  writtenAreas: calls.writtenAreas.handler(async ({ input, context }) => {
    const found = await listWrittenAreas(context.services, context.scope, input.page, input.language);
    const links = linkPages(adminPlaceCalls.writtenAreas, input, found.last_page, context.replyHeaders);
    return { success: true, data: { ...found, ...links } };
  }),
  writtenArea: calls.writtenArea.handler(async ({ input, context }) => ({
    success: true,
    data: { written_area: await showWrittenArea(context.services, context.scope, input) },
  })),
  addArea: calls.addArea.handler(async ({ input, context }) =>
    told(input.language, "added", await addArea(context.services, context, input)),
  ),
  mergeArea: calls.mergeArea.handler(async ({ input, context }) =>
    told(input.language, "merged", await mergeArea(context.services, context, input)),
  ),
};
