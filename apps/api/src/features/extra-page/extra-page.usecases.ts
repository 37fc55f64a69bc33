import type { ExtraPage } from "@haat/contract/shop/extra-page.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import { requireShop } from "../shop/shop.usecases";
import * as pages from "./extra-page.repository";

/** The pages that a shop has written, in its order. @throws store_not_found */
export async function listShopPages(services: Services, sellerKey: string, language: Language) {
  const { id: shopId } = await requireShop(services, sellerKey);
  const rows = await services.cached(
    `pages of shop ${shopId}`,
    () => pages.listExtraPages(services.db, shopId),
    { shopId },
  );
  return rows.map(({ id, slug, title, inHeader, inFooter }) => ({
    id_extra_page: id,
    slug,
    title: textIn(language, title),
    in_header: inHeader,
    in_footer: inFooter,
  }));
}

/** One page of a shop. @throws store_not_found; page_not_found where the shop has no such page */
export async function openShopPage(
  services: Services,
  sellerKey: string,
  wanted: { id: number } | { slug: string },
  language: Language,
): Promise<ExtraPage> {
  const { id: shopId } = await requireShop(services, sellerKey);
  const page = await services.cached(
    `page of shop ${shopId} ${JSON.stringify(wanted)}`,
    () => pages.findExtraPage(services.db, shopId, wanted),
    { shopId },
  );
  if (!page) throw new DomainError("page_not_found");
  const { id, slug, title, format, body } = page;
  return {
    id_extra_page: id,
    slug,
    title: textIn(language, title),
    format,
    body: textIn(language, body),
  };
}
