import type { ProductDetail } from "@haat/contract/shop/catalogue.contract";

/** What a shopper has chosen: the id of one value for each attribute, or nothing yet; in the order of the attributes. */
export type AttributeChoice = readonly (number | undefined)[];

export type ValueState = "available" | "selected" | "out_of_stock" | "impossible";

export interface ChoiceValue {
  id: number;
  name: string;
  swatch: string | null;
  state: ValueState;
  /** The whole choice after this value is taken. */
  choice: AttributeChoice;
}

export interface ChoiceGroup {
  id: number;
  name: string;
  values: ChoiceValue[];
}

type Attributes = Pick<ProductDetail, "product_global_attribute" | "product_attribute">;
type Combination = Attributes["product_attribute"]["product_attributes_combination"][number];

/** Name of the query that carries a choice. */
export const choiceParameter = "choice";

/** Reads `?choice=12-31`. */
export function readChoice(query: URLSearchParams, product: Attributes): AttributeChoice {
  return choiceOfValues(query.get(choiceParameter)?.split("-").map(Number) ?? [], product);
}

/** The choice that some values make, in any order; what is no value of this product is left out. */
export function choiceOfValues(ids: readonly number[], product: Attributes): AttributeChoice {
  return product.product_global_attribute.map(({ id_global_attribute }) =>
    ids.find((id) =>
      valuesOf(product, id_global_attribute).some(({ id_product_attribute }) => id_product_attribute === id),
    ),
  );
}

/** The query that carries a choice in the page's address. */
export function choiceQuery(choice: AttributeChoice): Record<string, string> {
  const ids = choice.filter((id) => id !== undefined);
  return ids.length > 0 ? { [choiceParameter]: ids.join("-") } : {};
}

/**
 * Every attribute with its values as the shopper may choose them: a choice narrows later attributes
 * to what earlier choices allow, and changing one clears those after it.
 */
export function choiceGroups(product: Attributes, choice: AttributeChoice): ChoiceGroup[] {
  return product.product_global_attribute.map((attribute, place) => {
    const earlier = combinationsOf(product).filter((combination) =>
      matches(combination, choice.slice(0, place)),
    );
    return {
      id: attribute.id_global_attribute,
      name: attribute.global_attribute_name,
      values: valuesOf(product, attribute.id_global_attribute).map((value) => ({
        id: value.id_product_attribute,
        name: value.name,
        swatch: value.swatch,
        state: stateOf(value.id_product_attribute, choice[place], earlier),
        choice: product.product_global_attribute.map((_, other) =>
          other < place ? choice[other] : other === place ? value.id_product_attribute : undefined,
        ),
      })),
    };
  });
}

/** The combination that every attribute's choice matches; none while one is missing. */
export function chosenCombination(product: Attributes, choice: AttributeChoice): Combination | undefined {
  if (choice.length === 0 || choice.includes(undefined)) return undefined;
  return combinationsOf(product).find((combination) => matches(combination, choice));
}

/** The picture that all combinations of a choice have, such as those of one colour in every size; none before one is made. */
export function pictureOfChoice(product: Attributes, choice: AttributeChoice): string | null {
  if (choice.every((id) => id === undefined)) return null;
  const pictures = new Set(
    combinationsOf(product)
      .filter((combination) => matches(combination, choice))
      .map(({ picture }) => picture),
  );
  const [picture = null] = pictures;
  return pictures.size === 1 ? picture : null;
}

const combinationsOf = (product: Attributes) => product.product_attribute.product_attributes_combination;

function matches(combination: Combination, choice: AttributeChoice): boolean {
  return choice.every(
    (id) =>
      id === undefined || combination.attributes_list.some((value) => value.id_product_attribute === id),
  );
}

function valuesOf(product: Attributes, attributeId: number) {
  const values = new Map<number, Combination["attributes_list"][number]>();
  for (const combination of combinationsOf(product))
    for (const value of combination.attributes_list)
      if (value.id_global_attribute === attributeId) values.set(value.id_product_attribute, value);
  return [...values.values()];
}

function stateOf(id: number, chosen: number | undefined, earlier: Combination[]): ValueState {
  const remaining = earlier.filter((combination) =>
    combination.attributes_list.some((value) => value.id_product_attribute === id),
  );
  if (id === chosen) return "selected";
  if (remaining.length === 0) return "impossible";
  return remaining.every((combination) => combination.stock === 0) ? "out_of_stock" : "available";
}
