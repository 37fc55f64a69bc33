import type { Queryable } from "../../database/database";
import { romanised } from "../words/romanised";
import { listSlugsBehind, listTakenSlugs } from "./sold-product.repository";

/** A slug is for addresses: of a long name the beginning is enough. */
const slugMaxLength = 60;

const slugOf = (name: string) => romanised(name).slice(0, slugMaxLength).replace(/-+$/, "") || "product";

/**
 * Names as addresses have them, each numbered where the shop, or one before it, has it already. Whoever asks holds the shop.
 * @returns a slug for each name, in their order
 */
export async function freeSlugs(tx: Queryable, shopId: number, names: readonly string[]): Promise<string[]> {
  const wanted = names.map(slugOf);
  const bases = [...new Set(wanted)];
  const known = await listTakenSlugs(tx, shopId, bases);
  const isOften = (base: string) => wanted.indexOf(base) < wanted.lastIndexOf(base);
  const numbered = bases.filter((base) => known.includes(base) || isOften(base));
  const taken = new Set([...known, ...(await listSlugsBehind(tx, shopId, numbered))]);
  const lastNumbers = new Map<string, number>();
  return wanted.map((base) => {
    let slug = base;
    let number = lastNumbers.get(base) ?? 1;
    while (taken.has(slug)) {
      number += 1;
      slug = `${base}-${number}`;
    }
    lastNumbers.set(base, number);
    taken.add(slug);
    return slug;
  });
}
