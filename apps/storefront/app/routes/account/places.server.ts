import { attempt } from "@haat/web-forms/call-failure.server";
import { placeOptions, readPlaces } from "../../server/present/place-lists.server";
import type { RequestContext } from "../../server/http/request-context.server";

export interface PlaceChoice {
  division?: number | undefined;
  city?: number | undefined;
}

/** The places that a typed name means; choosing one chooses its city, and its area where it is one. */
export async function findPlaces(context: RequestContext, typed: string) {
  const filter = typed.normalize("NFC").trim().slice(0, 100);
  if (!filter) return [];
  const found = await attempt(context.client().address.placeSearch({ language: context.language, filter }));
  if (!found.ok) return [];
  return found.answer.data.places.map(({ id_city, city_name, id_area, area_name, division_name }) => ({
    value: id_area === null ? String(id_city) : `${id_city}-${id_area}`,
    // Some districts are called as their divisions are.
    label: [...new Set(area_name === null ? [city_name, division_name] : [area_name, city_name])].join(", "),
  }));
}

/**
 * The lists of the address form for what is chosen so far. Without a division every city stands under its own, so that
 * one choice sets both; areas are those of the city.
 */
export async function loadPlaces(context: RequestContext, chosen: PlaceChoice) {
  const read = readPlaces(context);
  const { divisions, cities } = await read.divisionsAndCities();
  const city = cities.find(({ id_city }) => id_city === chosen.city);
  const division = city?.id_division ?? chosen.division;
  return {
    division,
    divisions: placeOptions.divisions(divisions),
    cities:
      division !== undefined && !city
        ? placeOptions.cities(cities.filter(({ id_division }) => id_division === division))
        : placeOptions.citiesByDivision(divisions, cities),
    areas: city ? placeOptions.areas(await read.areasOf(city.id_city)) : [],
  };
}
