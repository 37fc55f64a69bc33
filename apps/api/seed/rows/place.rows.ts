import places from "../../reference/places/places.generated.json";

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
