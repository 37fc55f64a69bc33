import { business } from "@haat/contract/shared/business-constants";
import type { PlaceSuggestion } from "@haat/contract/shop/landing.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { todaysBeginnings } from "../address/former-names";
import * as places from "./shop-places.repository";
import { restOfCounts } from "./store.usecases";

/** Places with open shops whose names begin with a text, cities before areas. */
export async function suggestPlaces(
  services: Services,
  typed: string,
  language: Language,
): Promise<PlaceSuggestion[]> {
  const beginnings = todaysBeginnings(typed.normalize("NFC").trim().toLowerCase());
  const all = await placesWithShops(services);
  const cities = all.cities.filter(({ cityName }) => begins(cityName, beginnings));
  const areas = all.areas.filter(({ areaName }) => begins(areaName, beginnings));
  const ofCities = cities.map(({ cityId, cityName, storeCount }): PlaceSuggestion => {
    const city = textIn(language, cityName);
    return {
      address: city,
      id_city: cityId,
      city_name: city,
      id_area: null,
      area_name: null,
      store_count: storeCount,
    };
  });
  const ofAreas = areas.map(({ areaId, areaName, cityId, cityName, storeCount }): PlaceSuggestion => {
    const [area, city] = [textIn(language, areaName), textIn(language, cityName)];
    return {
      address: `${area}, ${city}`,
      id_city: cityId,
      city_name: city,
      id_area: areaId,
      area_name: area,
      store_count: storeCount,
    };
  });
  return [...ofCities, ...ofAreas].slice(0, business.suggestions);
}

/** A name that begins with one of the texts in lower case, in either language; every name where a text is empty. */
const begins = ({ bn, en }: Record<Language, string>, texts: readonly string[]) =>
  texts.some((text) => [bn, en].some((name) => name.toLowerCase().startsWith(text)));

/** Every place with open shops, counted once for whatever is typed: there are fewer places than shops. */
function placesWithShops({ db, cached }: Services) {
  return cached(
    "places with shops",
    async () => {
      const [cities, areas] = await Promise.all([
        places.listCitiesWithShops(db),
        places.listAreasWithShops(db),
      ]);
      return { cities, areas };
    },
    { restSeconds: ({ cities }) => restOfCounts(cities) },
  );
}
