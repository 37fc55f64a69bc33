import type { Language } from "@haat/contract/shared/languages";

/** A category or a ribbon of the shop, as its rows have it. */
export interface NamedThing {
  id: number;
  slug: string;
  nameBn: string;
  nameEn: string;
}

/** A name without what makes no difference to who writes it. */
export const folded = (name: string) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

const wordsOf = ({ slug, nameBn, nameEn }: NamedThing) =>
  [slug, nameBn, nameEn].map(folded).filter((word) => word !== "");

/** What is meant by a name in either language, or by a slug: nothing where there is none, all where there are several. */
export function meantBy<Thing extends NamedThing>(things: readonly Thing[], name: string): Thing[] {
  const asked = folded(name);
  const bySlug = things.filter(({ slug }) => slug === name.trim());
  return bySlug.length > 0 ? bySlug : things.filter((thing) => wordsOf(thing).includes(asked));
}

/** By which name a file has a thing: its own in the language, where nobody else could be meant by it and it is one word of a list; else its slug. */
export function nameInFile(things: readonly NamedThing[], id: number, language: Language): string {
  const thing = things.find((each) => each.id === id);
  if (!thing) return "";
  const { nameBn, nameEn, slug } = thing;
  const name = language === "bn" ? nameBn || nameEn : nameEn || nameBn;
  const isClear =
    name !== "" && !name.includes("|") && name.trim() !== "-" && meantBy(things, name).length === 1;
  return isClear && meantBy(things, name)[0]?.id === id ? name : slug;
}
