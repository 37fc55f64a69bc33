import type { SizeCell, SizeGuide } from "@haat/contract/shop/size-guide.contract";
import type { SizeUnit } from "@haat/contract/seller/seller-size-guides.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { requireShop } from "../shop/shop.usecases";
import { lengthInBoth } from "./lengths.rules";
import * as guides from "./size-guide.repository";

/** A size guide as shoppers see it. @throws store_not_found; not_found where the shop has no such guide */
export async function openSizeGuide(
  services: Services,
  sellerKey: string,
  id: number,
  language: Language,
): Promise<SizeGuide> {
  const { id: shopId } = await requireShop(services, sellerKey);
  const guide = await services.cached(
    `size guide ${shopId}/${id}`,
    () => guides.findGuide(services.db, shopId, id),
    { shopId },
  );
  if (!guide) throw new DomainError("not_found");
  const named = (bn: string, en: string) => textIn(language, { bn, en });
  return {
    id_size_guide: guide.id,
    name: named(guide.nameBn, guide.nameEn),
    how: named(guide.howBn, guide.howEn),
    columns: guide.columns.map(({ name_bn, name_en, unit }) => ({
      name: named(name_bn, name_en),
      is_length: unit !== "words",
    })),
    rows: guide.rows.map(({ size, cells }) => ({
      size,
      cells: cells.map((text, place) => cellOf(text, guide.columns[place]?.unit ?? "words")),
    })),
  };
}

function cellOf(text: string, unit: SizeUnit): SizeCell {
  if (text === "" || unit === "words") return { text, inch: null, cm: null };
  return { text, ...lengthInBoth(text, unit) };
}

/** Those of some ids that are size guides of the shop. */
export const listOwnSizeGuides = (db: Queryable, shopId: number, ids: readonly number[]) =>
  guides.listOwnIds(db, shopId, ids);
