import { business } from "@haat/contract/shared/business-constants";
import type { FoundPlace } from "@haat/contract/shop/address.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { PlaceRelation, StoreOfPlace } from "@haat/contract/shop/store.contract";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { openPlace } from "../address/place-search.usecases";
import { deliveryTimeAt, feeAt, isInHomeZone, type Place } from "../shop/delivery.rules";
import * as finder from "./store-finder.repository";
import type { StoreFilter } from "./store-finder.repository";
import { describeStore, restOfShops } from "./store.usecases";
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
  const { place: where, filter } = asked;
  const ranking = await cached(
    `stores by place ${JSON.stringify([where, filter])}`,
    () => rankStores(db, asked),
    { restSeconds: ({ shops }) => restOfShops(shops) },
  );
  const ranked = ranking[asked.relation];
  const { limit, offset } = pageOf(asked.page, perPage);
  const shops = await readShown(services, where, [...ranked.subarray(offset, offset + limit)]);
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
        delivery_time: goods === "none" ? "" : textIn(language, delivery.time),
      },
    };
  });
  const counts = { delivering: ranking.delivering.length, there: ranking.there.length };
  const total = ranked.length;
  return { place, counts, stores, total, per_page: perPage, last_page: lastPageOf(total, perPage) };
}

/** The fee rule is applied to every shop of the search: it is the same that orders go by, which no query knows. */
async function rankStores(db: Queryable, { place, filter }: Pick<PlaceQuestion, "place" | "filter">) {
  const all = await finder.listStoreTerms(db, filter, place);
  const idsOf = (shops: Terms[]) => Int32Array.from(shops, ({ id }) => id);
  const delivering = all.filter((terms) => deliveryOf(terms, place).goods !== "none");
  return {
    shops: all.length,
    there: idsOf(all.filter(({ isThere }) => isThere)),
    delivering: idsOf(cheapestFirst(delivering, place)),
  };
}

/** The cheapest delivery first, of the same fee those that are there; the popular ones stay first among them. */
function cheapestFirst(shops: readonly Terms[], place: Place): Terms[] {
  // By hand: there are few fees, and sorting very many shops would take ten times as long.
  const byFee = new Map<number, { there: Terms[]; elsewhere: Terms[] }>();
  for (const shop of shops) {
    const fee = feeAt(shop, place);
    const same = byFee.get(fee) ?? { there: [], elsewhere: [] };
    byFee.set(fee, same);
    same[shop.isThere ? "there" : "elsewhere"].push(shop);
  }
  return [...byFee]
    .sort(([one], [other]) => one - other)
    .flatMap(([, { there, elsewhere }]) => [...there, ...elsewhere]);
}

/** The shops of a page with what delivery costs, in their order; one that is closed since is left out. */
async function readShown({ db, cached }: Services, place: Place, ids: readonly number[]) {
  const { terms, details } = await cached(
    `stores shown by place ${JSON.stringify([place, ids])}`,
    async () => ({
      terms: await finder.listStoreTerms(db, { shopIds: ids }, place),
      details: await finder.findStoresById(db, ids),
    }),
  );
  const termsById = new Map(terms.map((each) => [each.id, each]));
  return ids.flatMap((id) => {
    const [own, shop] = [termsById.get(id), details.get(id)];
    if (!own || !shop) return [];
    const time = deliveryTimeAt({ ...own, ...shop }, place);
    return [{ ...shop, isThere: own.isThere, delivery: { ...deliveryOf(own, place), time } }];
  });
}

type Terms = finder.StoreTerms;

/** What a shop brings to a place; one without goods yet would bring all of them. */
function deliveryOf(terms: Terms, place: Place) {
  const stays = isInHomeZone(terms, place) ? 0 : terms.stayingCount;
  const goods = stays === 0 ? "all" : stays < terms.productCount ? "some" : "none";
  return { goods, fee: feeAt(terms, place), freeDeliveryFrom: terms.freeDeliveryFrom } as const;
}
