import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { DomainError, type FieldError } from "../../process/domain-error";
import { romanised } from "../words/romanised";
import { foldText } from "../words/search-words";

/** What a shop names in both languages and puts in an order: its categories, its ribbons. */
export interface NamedRow {
  id: number;
  slug: string;
  nameBn: string;
  nameEn: string;
  position: number;
}

/** The names that somebody gives one. */
export interface NamesGiven {
  name_bn: string;
  name_en: string;
}

/** A slug is for addresses: of a long name the beginning is enough. */
const slugMaxLength = 60;

/** A name as it is compared with the others: without case and spaces. */
const core = (name: string) => foldText(name).replace(/\s/g, "");

/**
 * @param own the row that is named anew
 * @throws invalid_input with `code` where another row of the shop has a name like one of these
 */
export function requireFreeNames(
  all: readonly NamedRow[],
  given: NamesGiven,
  code: FieldErrorCode,
  own?: number,
): void {
  const others = all.filter(({ id }) => id !== own);
  const isTaken = (name: string, taken: readonly string[]) =>
    name !== "" && taken.some((other) => core(other) === core(name));
  const names = { name_bn: others.map(({ nameBn }) => nameBn), name_en: others.map(({ nameEn }) => nameEn) };
  const refusals = (["name_bn", "name_en"] as const).flatMap((field): FieldError[] =>
    isTaken(given[field], names[field]) ? [{ field, code }] : [],
  );
  if (refusals.length > 0) throw new DomainError("invalid_input", {}, refusals);
}

/** A name as an address has it, numbered where another row of the shop has it already; `plain` where it has no letters. */
export function freeSlug(all: readonly NamedRow[], { name_bn, name_en }: NamesGiven, plain: string): string {
  const slug =
    romanised(name_en || name_bn)
      .slice(0, slugMaxLength)
      .replace(/-+$/, "") || plain;
  const taken = new Set(all.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/**
 * Puts a row at its place among the others, and closes the gaps.
 * @param wanted its place from 1
 * @returns the rows that stand elsewhere now
 */
export function placed<Row extends { id: number; position: number }>(
  others: readonly Row[],
  own: Row,
  wanted: number,
): { id: number; position: number }[] {
  const ordered = [...others];
  ordered.splice(wanted - 1, 0, own);
  return ordered.flatMap(({ id, position }, at) => (position === at ? [] : [{ id, position: at }]));
}
