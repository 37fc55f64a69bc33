/**
 * Writes `places.generated.json` from the package `bd-divisions-to-unions` (ISC), with its spellings corrected and the
 * metropolitan thanas added: `npx tsx apps/api/reference/places/generate-places.ts`. Area ids follow the order of the file, so
 * run it only for a database that can be filled anew.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { metropolitanThanas, type PlaceName } from "./metropolitan-thanas";
import { bengaliCorrections, englishCorrections, newUpazilas } from "./place-corrections";

interface SourcePlace {
  value: number | string;
  title: string;
}
type Script = "en" | undefined;
interface Source {
  getAllDivision(script: Script): SourcePlace[];
  getAllDistrict(script: Script): Record<string, SourcePlace[]>;
  getAllUpazila(script: Script): Record<string, SourcePlace[]>;
}

const source: Source = createRequire(import.meta.url)("bd-divisions-to-unions");

function corrected(name: string, corrections: Record<string, string>): string {
  const tidy = name.trim().normalize("NFC");
  const found = Object.entries(corrections).find(([wrong]) => wrong.normalize("NFC") === tidy);
  return (found?.[1] ?? tidy).normalize("NFC");
}

function bothNames(english: SourcePlace, bengali: readonly SourcePlace[]): { en: string; bn: string } {
  const same = bengali.find((place) => Number(place.value) === Number(english.value));
  if (!same) throw new Error(`The source has no Bengali name for ${english.title}.`);
  return { en: corrected(english.title, englishCorrections), bn: corrected(same.title, bengaliCorrections) };
}

const byName = (a: { en: string }, b: { en: string }) => a.en.localeCompare(b.en, "en");
const asPlace = ([en, bn]: PlaceName) => ({ en: en.normalize("NFC"), bn: bn.normalize("NFC") });

const divisions = source
  .getAllDivision("en")
  .map((division) => ({
    id: Number(division.value),
    ...bothNames(division, source.getAllDivision(undefined)),
  }))
  .sort(byName);

const cities = divisions.flatMap((division) =>
  (source.getAllDistrict("en")[division.id] ?? [])
    .map((district) => ({
      id: Number(district.value),
      divisionId: division.id,
      ...bothNames(district, source.getAllDistrict(undefined)[division.id] ?? []),
    }))
    .sort(byName),
);

const areas = cities
  .flatMap((city) => {
    const upazilas = (source.getAllUpazila("en")[city.id] ?? [])
      .filter(({ title }) => !/city corporat/i.test(title))
      .map((upazila) => bothNames(upazila, source.getAllUpazila(undefined)[city.id] ?? []));
    const others = [...(newUpazilas[city.en] ?? []), ...(metropolitanThanas[city.en] ?? [])].map(asPlace);
    return [...upazilas, ...others].sort(byName).map((area) => ({ cityId: city.id, ...area }));
  })
  .map((area, position) => ({ id: position + 1, ...area }));

const lines = (rows: object[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n");
writeFileSync(
  new URL("places.generated.json", import.meta.url),
  `{\n  "divisions": [\n${lines(divisions)}\n  ],\n  "cities": [\n${lines(cities)}\n  ],\n  "areas": [\n${lines(areas)}\n  ]\n}\n`,
);
