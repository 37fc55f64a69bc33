import type { ContentAttribute } from "@haat/contract/seller/product-content";
import type { Language } from "@haat/contract/shared/languages";
import { colourNames, knownColours, knownNames } from "@haat/i18n/known-values";
import { optionFields } from "./goods-options.form";
import type { TypedAttribute } from "./typed-attributes.server";

const isColourName = (name: string) => knownNames(name)?.bn === colourNames.bn;

/** Customers choose a colour by it: it is called so, or its values have swatches. */
export function isOfColours({ name_bn, name_en, values }: ContentAttribute): boolean {
  return isColourName(name_bn) || isColourName(name_en) || values.some(({ swatch }) => swatch !== null);
}

/** The well-known colours that a form has ticked, by their names in the language of its page. */
export function tickedColours(form: FormData, language: Language): string[] {
  const isTicked = (swatch: string) => form.get(optionFields.colour(swatch)) === "on";
  return knownColours.filter(({ swatch }) => isTicked(swatch)).map((colour) => colour[language]);
}

/**
 * What was typed, with colours that were ticked as further values of the choice that is by colour, else of a new one.
 * @param were the attributes before
 * @returns nothing where no choice is left for them
 */
export function withColours(
  typed: readonly TypedAttribute[],
  were: readonly ContentAttribute[],
  colours: readonly string[],
  language: Language,
): TypedAttribute[] | undefined {
  if (colours.length === 0) return [...typed];
  const isNamed = ({ name, otherName }: TypedAttribute) => isColourName(name) || isColourName(otherName);
  const isFree = ({ name, values }: TypedAttribute) => name.trim() === "" && values.trim() === "";
  const isStill = (each: TypedAttribute, at: number) => {
    const was = were[at];
    return was !== undefined && isOfColours(was) && each.name.trim() === was[`name_${language}`];
  };
  const places = [typed.findIndex(isNamed), typed.findIndex(isStill), typed.findIndex(isFree)];
  const place = places.find((found) => found >= 0);
  if (place === undefined) return undefined;
  return typed.map((each, at) =>
    at === place
      ? {
          ...each,
          name: each.name.trim() || colourNames[language],
          values: [each.values.trimEnd(), ...colours].filter(Boolean).join("\n"),
        }
      : each,
  );
}
