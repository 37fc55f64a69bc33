import { translator } from "@haat/i18n/translator";
import type { CachedPage } from "@haat/web-host/cached-pages";
import { languageOfPath } from "@haat/web-host/language-of-path";
import type { SlotValues } from "@haat/web-host/slots";
import { oneVisitor, slotValuesOf } from "../app/server/present/visitor-glance.server";
import type { RenderJob } from "./page-rendering";
import { visitorClient } from "./request-context";
import type { StorefrontParts } from "./storefront-parts";

/** Finds what fills the slots of a page for one visitor; nothing where that cannot be had at this moment. */
export function createSlotValues({ api, config }: Pick<StorefrontParts, "api" | "config">) {
  return async (
    { wanted, sellerKey }: Pick<CachedPage, "wanted" | "sellerKey">,
    { visit, session }: Pick<RenderJob, "visit" | "session">,
  ): Promise<SlotValues | undefined> => {
    if (wanted.length === 0) return {};
    const language = languageOfPath(new URL(visit.request.url).pathname);
    const client = visitorClient(visit, { config, api, session });
    const visitor = oneVisitor({ language, translate: translator(language), session, client });
    return slotValuesOf(visitor, wanted, sellerKey).catch(() => undefined);
  };
}
