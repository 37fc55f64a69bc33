import type { FoundPlace } from "@haat/contract/shop/address.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import { foldText, searchWords } from "../words/search-words";
import { soundsOf } from "../words/word-sound";
import * as places from "./address.repository";
import { formerNamesOf } from "./former-names";

type Name = Record<Language, string>;

/** A place with all that it may be called. */
interface KnownPlace {
  cityId: number;
  city: Name;
  divisionId: number;
  division: Name;
  area: { id: number; name: Name } | undefined;
  /** Folded, in both scripts, with those of old. */
  names: string[];
  /** Each name as it sounds. */
  sounds: string[];
}

/** Cities and areas that a text names in either script, best first, cities before their areas. */
export async function searchPlaces(
  { db, cached }: Services,
  typed: string,
  language: Language,
): Promise<FoundPlace[]> {
  const text = foldText(typed).trim();
  if (text === "") return [];
  const all = await knownPlaces({ db, cached });
  const sounds = soundsOfName(text);
  const ranked = all.flatMap((place) => {
    const rank = rankOf(place, text, sounds);
    return rank === undefined ? [] : [{ place, rank: rank + (place.area ? 0.5 : 0) }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, business.suggestions)
    .map(({ place }) => describe(place, language));
}

/**
 * A city, or an area of it, with its names.
 * @throws not_found where there is no such city, or the area is not in it
 */
export async function openPlace(
  services: Pick<Services, "db" | "cached">,
  { cityId, areaId }: { cityId: number; areaId: number | null },
  language: Language,
): Promise<FoundPlace> {
  const all = await knownPlaces(services);
  const found = all.find((place) => place.cityId === cityId && (place.area?.id ?? null) === areaId);
  if (!found) throw new DomainError("not_found");
  return describe(found, language);
}

const knownPlaces = ({ db, cached }: Pick<Services, "db" | "cached">) =>
  cached("places by their names", () => readPlaces(db));

/** 0 for the very name, 1 for its beginning, 2 for the beginning of one of its words, 3 and 4 for what only sounds so. */
function rankOf({ names, sounds }: KnownPlace, text: string, asked: string[]): number | undefined {
  if (names.includes(text)) return 0;
  if (names.some((name) => name.startsWith(text))) return 1;
  if (names.some((name) => name.includes(` ${text}`))) return 2;
  if (sounds.some((sound) => asked.includes(sound))) return 3;
  // Few letters sound like the beginning of very many names.
  const long = asked.filter((sound) => sound.length >= shortestSound);
  return sounds.some((sound) => long.some((beginning) => sound.startsWith(beginning))) ? 4 : undefined;
}

const shortestSound = 3;

/** A name of several words as it sounds, in one piece. */
function soundsOfName(name: string): string[] {
  return soundsOf(searchWords(name).join(""));
}

async function readPlaces(db: Queryable): Promise<KnownPlace[]> {
  const [divisions, cities, areas] = await Promise.all([
    places.listDivisions(db),
    places.listCities(db),
    places.listAllAreas(db),
  ]);
  const divisionNames = new Map(divisions.map(({ id, name }) => [id, name]));
  return cities.flatMap((city) => {
    const inCity = {
      cityId: city.id,
      city: city.name,
      divisionId: city.divisionId,
      division: divisionNames.get(city.divisionId) ?? city.name,
    };
    const whole = { ...inCity, area: undefined, ...called(city.name) };
    const parts = areas
      .filter(({ cityId }) => cityId === city.id)
      .map(({ id, name }) => ({ ...inCity, area: { id, name }, ...called(name) }));
    return [whole, ...parts];
  });
}

function called(name: Name): Pick<KnownPlace, "names" | "sounds"> {
  const names = [name.bn, name.en, ...formerNamesOf(name.en)].map(foldText);
  return { names, sounds: names.flatMap(soundsOfName) };
}

function describe({ cityId, city, divisionId, division, area }: KnownPlace, language: Language): FoundPlace {
  return {
    id_division: divisionId,
    division_name: textIn(language, division),
    id_city: cityId,
    city_name: textIn(language, city),
    id_area: area?.id ?? null,
    area_name: area ? textIn(language, area.name) : null,
  };
}
