import { business } from "@haat/contract/shared/business-constants";
import type { PlaceSuggestion } from "@haat/contract/shop/landing.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { todaysBeginnings } from "../address/former-names";
import * as places from "./shop-places.repository";

/** Places with open shops whose names begin with a text, cities before areas. */
export async function suggestPlaces(
  { db, cached }: Services,
  typed: string,
  language: Language,
): Promise<PlaceSuggestion[]> {
  const text = typed.normalize("NFC").trim().toLowerCase();
  const [cities, areas] = await cached(`places with shops: ${text}`, () =>
    Promise.all([
      places.findCitiesWithShops(db, todaysBeginnings(text), business.suggestions),
      places.findAreasWithShops(db, todaysBeginnings(text), business.suggestions),
    ]),
  );
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
