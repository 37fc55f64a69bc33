import type { RequestContext } from "../../server/request-context.server";

/** The selects of the address form: every city under its division, and the areas of one city (ux.md 76). */
export async function loadPlaces(context: RequestContext, cityId: number | undefined) {
  const { language } = context;
  const { address } = context.client();
  const [divisions, cities, areas] = await Promise.all([
    address.divisionByCountry({ language, country: "BD" }),
    address.cityByDivision({ language, division: "all" }),
    cityId === undefined ? [] : areasOf(context, cityId),
  ]);
  return {
    cityGroups: divisions.data.divisions.map((division) => ({
      label: division.division_name,
      options: cities.data.cities
        .filter((city) => city.id_division === division.id_division)
        .map((city) => ({ value: String(city.id_city), label: city.city_name })),
    })),
    areas,
  };
}

async function areasOf({ language, client }: RequestContext, city: number) {
  const answer = await client().address.areaByCity({ language, city });
  return answer.data.areas.map((area) => ({ value: String(area.id_area), label: area.area_name }));
}

/** The division that a city lies in: the form asks for the city only. */
export async function divisionOfCity({ language, client }: RequestContext, cityId: number) {
  const { data } = await client().address.cityByDivision({ language, division: "all" });
  return data.cities.find((city) => city.id_city === cityId)?.id_division;
}
