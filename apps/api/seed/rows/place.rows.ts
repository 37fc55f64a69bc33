import type { Queryable } from "../../src/platform/database";
import { areaTable, cityTable, divisionTable } from "../../src/features/address/address.table";
import places from "../places/places.generated.json";

interface PlaceRow {
  id: number;
  en: string;
  bn: string;
}
const named = ({ id, en, bn }: PlaceRow) => ({ id, nameEn: en, nameBn: bn });

/** Inserts the divisions, cities and areas of Bangladesh, with the ids of the file. */
export async function insertPlaces(tx: Queryable): Promise<void> {
  const { divisions, cities, areas } = places;
  await tx.insert(divisionTable).values(divisions.map(named));
  await tx.insert(cityTable).values(cities.map((city) => ({ ...named(city), divisionId: city.divisionId })));
  await tx.insert(areaTable).values(areas.map((area) => ({ ...named(area), cityId: area.cityId })));
}

/** @throws when there is no city of this English name */
export function findCity(name: string) {
  const city = places.cities.find(({ en }) => en === name);
  if (!city) throw new Error(`There is no city called ${name}.`);
  return city;
}

/** An area with what it lies in. @throws when there is no area of this English name in the city */
export function findArea(cityName: string, areaName: string) {
  const city = findCity(cityName);
  const area = places.areas.find(({ cityId, en }) => cityId === city.id && en === areaName);
  const division = places.divisions.find(({ id }) => id === city.divisionId);
  if (!area || !division) throw new Error(`There is no area called ${areaName} in ${cityName}.`);
  return { division, city, area };
}
