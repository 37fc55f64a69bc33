import { storeFinderFields, type FinderPlaces } from "@haat/ui/commerce/store-finder/store-finder";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import { placeOptions, readPlaces } from "../../server/present/place-lists.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";

/** Where somebody is who asks for shops, as far as it is told. */
export interface FinderPlace {
  division: { id: number; name: string } | undefined;
  city: { id: number; name: string } | undefined;
  area: { id: number; name: string } | undefined;
  /** What can be chosen, and next. */
  lists: FinderPlaces;
}

/**
 * The place that the address of a search names. A list that was narrowed by another choice above it is narrowed anew: a
 * district of another division than the chosen one is let go, and so is an area of another district.
 * @throws the 404 page for a division or a district that is not there
 */
export async function finderPlace(context: RequestContext, asked: URLSearchParams): Promise<FinderPlace> {
  const ids = askedIds(context, asked);
  const read = readPlaces(context);
  const { divisions, cities } = await answerOrPage(context, read.divisionsAndCities());
  const city = cities.find(({ id_city }) => id_city === ids.city);
  if (ids.city !== undefined && !city) throw pageFailure(context, 404);
  const divisionId = ids.division ?? city?.id_division;
  const division = divisions.find(({ id_division }) => id_division === divisionId);
  if (divisionId !== undefined && !division) throw pageFailure(context, 404);
  const inDivision = cities.filter(({ id_division }) => id_division === divisionId);
  const chosen = inDivision.find(({ id_city }) => id_city === city?.id_city);
  const areas = chosen ? await answerOrPage(context, read.areasOf(chosen.id_city)) : [];
  const area = areas.find(({ id_area }) => id_area === ids.area);
  return {
    division: division && { id: division.id_division, name: division.division_name },
    city: chosen && { id: chosen.id_city, name: chosen.city_name },
    area: area && { id: area.id_area, name: area.area_name },
    lists: {
      divisions: placeOptions.divisions(divisions),
      cities: division ? placeOptions.cities(inDivision) : placeOptions.citiesByDivision(divisions, cities),
      areas: placeOptions.areas(areas),
    },
  };
}

/** The part of a search's query that names the place; the district says the division. */
export function placeQuery({ division, city, area }: Omit<FinderPlace, "lists">): Record<string, string> {
  if (!city) return division ? { [storeFinderFields.division]: String(division.id) } : {};
  return {
    [storeFinderFields.city]: String(city.id),
    ...(area && { [storeFinderFields.area]: String(area.id) }),
  };
}

/** "Mirpur, Dhaka", or the district alone. */
export function placeName(context: PageLanguage, { city, area }: Omit<FinderPlace, "lists">): string {
  if (!city) return "";
  return area
    ? context.translate("sitePages.findStore.place", { area: area.name, city: city.name })
    : city.name;
}

/** Digits alone: a number can be written in many ways, and each page has one address. */
function askedIds(context: RequestContext, asked: URLSearchParams) {
  const idOf = (name: string) => {
    const value = asked.get(name);
    if (!value) return undefined;
    if (!/^[1-9]\d{0,8}$/.test(value)) throw pageFailure(context, 404);
    return Number(value);
  };
  return {
    division: idOf(storeFinderFields.division),
    city: idOf(storeFinderFields.city),
    area: idOf(storeFinderFields.area),
  };
}
