import { attempt } from "@haat/web-forms/call-failure.server";
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
  const { language } = context;
  const { address } = context.client();
  const [divisions, cities] = await Promise.all([
    address.divisionByCountry({ language, country: "BD" }),
    address.cityByDivision({ language, division: "all" }),
  ]);
  const city = cities.data.cities.find(({ id_city }) => id_city === chosen.city);
  const division = city?.id_division ?? chosen.division;
  const inDivision = (id: number) =>
    cities.data.cities
      .filter(({ id_division }) => id_division === id)
      .map(({ id_city, city_name }) => ({ value: String(id_city), label: city_name }));
  const areas = city ? await address.areaByCity({ language, city: city.id_city }) : undefined;
  return {
    division,
    divisions: divisions.data.divisions.map(({ id_division, division_name }) => ({
      value: String(id_division),
      label: division_name,
    })),
    cities:
      division !== undefined && !city
        ? inDivision(division)
        : divisions.data.divisions.map(({ id_division, division_name }) => ({
            label: division_name,
            options: inDivision(id_division),
          })),
    areas:
      areas?.data.areas.map(({ id_area, area_name }) => ({ value: String(id_area), label: area_name })) ?? [],
  };
}
