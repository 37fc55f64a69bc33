import type { ApiClient } from "@haat/contract/shared/client";
import type { RequestContext } from "../http/request-context.server";

type Answer<Call extends keyof ApiClient["address"]> = Awaited<ReturnType<ApiClient["address"][Call]>>;
type City = Answer<"cityByDivision">["data"]["cities"][number];

/** Every division and every city, and the areas of one. */
export function readPlaces(context: RequestContext) {
  const { language } = context;
  const { address } = context.client();
  return {
    divisionsAndCities: async () => {
      const [divisions, cities] = await Promise.all([
        address.divisionByCountry({ language, country: "BD" }),
        address.cityByDivision({ language, division: "all" }),
      ]);
      return { divisions: divisions.data.divisions, cities: cities.data.cities };
    },
    areasOf: async (city: number) => (await address.areaByCity({ language, city })).data.areas,
  };
}

/** Places as the options of a list. */
export const placeOptions = {
  divisions: (divisions: readonly { id_division: number; division_name: string }[]) =>
    divisions.map(({ id_division, division_name }) => ({ value: String(id_division), label: division_name })),
  cities: (cities: readonly City[]) =>
    cities.map(({ id_city, city_name }) => ({ value: String(id_city), label: city_name })),
  /** Every city under its division, so that one choice sets both. */
  citiesByDivision: (
    divisions: readonly { id_division: number; division_name: string }[],
    cities: readonly City[],
  ) =>
    divisions.map(({ id_division, division_name }) => ({
      label: division_name,
      options: placeOptions.cities(cities.filter((city) => city.id_division === id_division)),
    })),
  areas: (areas: readonly { id_area: number; area_name: string }[]) =>
    areas.map(({ id_area, area_name }) => ({ value: String(id_area), label: area_name })),
};
