import { business } from "@haat/contract/shared/business-constants";
import type { FoundPlace } from "@haat/contract/shop/address.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { PlaceRelation, StoreOfPlace } from "@haat/contract/shop/store.contract";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { openPlace } from "../address/place-search.usecases";
import { feeAt, isInHomeZone, type Place } from "../shop/delivery.rules";
import * as finder from "./store-finder.repository";
import type { StoreFilter } from "./store-finder.repository";
import { describeStore } from "./store.usecases";
import { usableTheme } from "../shop/stored-theme";

export interface PlaceQuestion {
  place: Place;
  relation: PlaceRelation;
  filter: StoreFilter;
  page: number;
  perPage: number | undefined;
}

/**
 * A page of the shops that deliver to a place, or that are there, each with what delivery costs.
 * @throws not_found where there is no such city, or no such area in it
 */
export async function findStoresByPlace(services: Services, asked: PlaceQuestion, language: Language) {
  const { db, cached, logger } = services;
  const perPage = asked.perPage ?? business.storesPerPage;
  const place: FoundPlace = await openPlace(services, asked.place, language);
  const question = `stores by place ${JSON.stringify([asked, perPage])}`;
  const { counts, shops } = await cached(question, () => readStores(db, asked, perPage));
  const stores = shops.map(({ delivery, isThere, ...shop }): StoreOfPlace => {
    const theme = usableTheme(shop.theme, shop.id, logger);
    const { goods, fee, freeDeliveryFrom } = delivery;
    return {
      ...describeStore({ ...shop, theme }, language),
      is_there: isThere,
      delivery: {
        goods,
        fee: goods === "none" ? null : fee,
        free_delivery_from: goods === "none" ? null : freeDeliveryFrom,
        delivery_time: goods === "none" ? "" : textIn(language, shop.deliveryTime),
      },
    };
  });
  const total = counts[asked.relation];
  return { place, counts, stores, total, per_page: perPage, last_page: lastPageOf(total, perPage) };
}

/** The fee rule is applied to every shop of the search: it is the same that orders go by, which no query knows. */
async function readStores(
  db: Queryable,
  { place, relation, filter, page }: Pick<PlaceQuestion, "place" | "relation" | "filter" | "page">,
  perPage: number,
) {
  const all = (await finder.listStoreTerms(db, filter, place)).map((terms) => ({
    id: terms.id,
    isThere: terms.isThere,
    productCount: terms.productCount,
    stayingCount: terms.stayingCount,
    delivery: deliveryOf(terms, place),
  }));
  const there = all.filter(({ isThere }) => isThere);
  const delivering = all
    .filter(({ delivery }) => delivery.goods !== "none")
    // Of the same rank the popular ones stay first.
    .sort(
      (one, other) => one.delivery.fee - other.delivery.fee || Number(other.isThere) - Number(one.isThere),
    );
  const { limit, offset } = pageOf(page, perPage);
  const ranked = (relation === "there" ? there : delivering).slice(offset, offset + limit);
  const details = await finder.findStoresById(
    db,
    ranked.map(({ id }) => id),
  );
  const shops = ranked.flatMap((rank) => {
    const shop = details.get(rank.id);
    return shop ? [{ ...shop, ...rank }] : [];
  });
  return { counts: { delivering: delivering.length, there: there.length }, shops };
}

type Terms = Awaited<ReturnType<typeof finder.listStoreTerms>>[number];

/** What a shop brings to a place; one without goods yet would bring all of them. */
function deliveryOf(terms: Terms, place: Place) {
  const stays = isInHomeZone(terms, place) ? 0 : terms.stayingCount;
  const goods = stays === 0 ? "all" : stays < terms.productCount ? "some" : "none";
  return { goods, fee: feeAt(terms, place), freeDeliveryFrom: terms.freeDeliveryFrom } as const;
}
