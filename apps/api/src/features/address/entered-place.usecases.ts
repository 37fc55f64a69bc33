import type { FoundPlace } from "@haat/contract/shop/address.contract";
import { languages, type Language } from "@haat/contract/shared/languages";
import { addressLine } from "@haat/i18n/address-line";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { openPlace } from "./place-search.usecases";

/** An address as it is told on the phone. */
export interface ToldAddress {
  /** House and road. */
  address: string;
  cityId: number;
  areaId: number | null;
  /** Where the list lacks the area. */
  areaName: string;
}

type InBoth = Record<Language, string>;

/**
 * An address in one line, and its area with the district, in both languages.
 * @throws invalid_input where the area does not lie in the city, or there is none of them
 */
export async function describeToldAddress(
  services: Pick<Services, "db" | "cached">,
  { address, cityId, areaId, areaName }: ToldAddress,
): Promise<{ address: InBoth; whereabouts: InBoth }> {
  const [bn, en] = await Promise.all(
    languages.map((language) => openPlace(services, { cityId, areaId }, language)),
  ).catch((error: unknown): never => {
    const isNone = error instanceof DomainError && error.code === "not_found";
    throw isNone
      ? new DomainError("invalid_input", {}, [{ field: "id_area", code: "area_not_in_city" }])
      : error;
  });
  if (!bn || !en) throw new Error("A place has a name in each language.");
  const areaOf = ({ area_name }: FoundPlace) => area_name ?? areaName;
  const lineOf = (place: FoundPlace, language: Language) => {
    const { city_name: city, division_name: division } = place;
    return addressLine({ address, area: areaOf(place), city, division, postalCode: "" }, language);
  };
  const whereaboutsOf = (place: FoundPlace) => `${areaOf(place)}, ${place.city_name}`;
  return {
    address: { bn: lineOf(bn, "bn"), en: lineOf(en, "en") },
    whereabouts: { bn: whereaboutsOf(bn), en: whereaboutsOf(en) },
  };
}
