import type { SelectProps } from "@haat/ui/primitives/select/select";
import type { ConsoleContext } from "../http/console-context.server";

/** Every district to choose from, below its division. */
export async function districtOptions(context: ConsoleContext): Promise<SelectProps["options"]> {
  const { language } = context;
  const { address } = context.client();
  const [{ data: inCountry }, { data: everywhere }] = await Promise.all([
    address.divisionByCountry({ language, country: "BD" }),
    address.cityByDivision({ language, division: "all" }),
  ]);
  return inCountry.divisions.map(({ id_division, division_name }) => ({
    label: division_name,
    options: everywhere.cities
      .filter((city) => city.id_division === id_division)
      .map(({ id_city, city_name }) => ({ value: String(id_city), label: city_name })),
  }));
}

const plain = (name: string) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

/** The area of a district that somebody typed the name of, in either script; nothing where the list lacks it. */
export async function areaNamed(
  context: ConsoleContext,
  id_city: number,
  typed: string,
): Promise<number | undefined> {
  const filter = typed.trim().slice(0, 100);
  if (filter === "" || !Number.isInteger(id_city)) return undefined;
  const { address } = context.client();
  const [found, bn, en] = await Promise.all([
    address.placeSearch({ language: context.language, filter }),
    address.areaByCity({ language: "bn", city: id_city }),
    address.areaByCity({ language: "en", city: id_city }),
  ]);
  const exact = [...bn.data.areas, ...en.data.areas].find(
    ({ area_name }) => plain(area_name) === plain(filter),
  );
  if (exact) return exact.id_area;
  const inCity = found.data.places.filter((place) => place.id_city === id_city && place.id_area !== null);
  return inCity.length === 1 ? (inCity[0]?.id_area ?? undefined) : undefined;
}
