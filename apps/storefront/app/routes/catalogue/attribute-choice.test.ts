import { describe, expect, it } from "vitest";
import {
  choiceGroups,
  choiceQuery,
  chosenCombination,
  pictureOfChoice,
  readChoice,
} from "./attribute-choice";

const value = (id_global_attribute: number, id_product_attribute: number, name: string) => ({
  id_global_attribute,
  id_product_attribute,
  name,
  swatch: null,
});
const combination = (
  id_combination: number,
  stock: number,
  ...attributes_list: ReturnType<typeof value>[]
) => ({
  id_combination,
  attributes_list,
  price: 100,
  old_price: null,
  measure: null,
  unit_price: null,
  stock,
  few_left: null,
  picture: null,
});
const small = value(1, 11, "S");
const large = value(1, 12, "L");
const red = value(2, 21, "Red");
const blue = value(2, 22, "Blue");
const shirt = {
  product_global_attribute: [
    { id_global_attribute: 1, global_attribute_name: "Size" },
    { id_global_attribute: 2, global_attribute_name: "Color" },
  ],
  product_attribute: {
    product_attributes_combination: [
      combination(1, 5, small, red),
      combination(2, 0, small, blue),
      combination(3, 2, large, red),
    ],
  },
};
const states = (choice: (number | undefined)[]) =>
  choiceGroups(shirt, choice).map((group) => group.values.map(({ name, state }) => `${name} ${state}`));

describe("choosing attribute values", () => {
  it("a value is out of stock only when every remaining combination is", () => {
    expect(states([undefined, undefined])).toEqual([
      ["S available", "L available"],
      ["Red available", "Blue out_of_stock"],
    ]);
  });

  it("a choice narrows the attributes after it", () => {
    expect(states([12, undefined])[1]).toEqual(["Red available", "Blue impossible"]);
  });

  it("changing an earlier choice clears the later ones", () => {
    const sizes = choiceGroups(shirt, [11, 21])[0]!.values;
    expect(sizes.map((size) => size.choice)).toEqual([
      [11, undefined],
      [12, undefined],
    ]);
  });

  it("a match needs a value for every attribute", () => {
    expect(chosenCombination(shirt, [11, undefined])).toBeUndefined();
    expect(chosenCombination(shirt, [11, 21])?.id_combination).toBe(1);
    expect(chosenCombination(shirt, [12, 22])).toBeUndefined();
  });

  it("a colour shows its picture before the size is chosen, a size alone none", () => {
    const combinations = shirt.product_attribute.product_attributes_combination;
    const pictured = {
      ...shirt,
      product_attribute: {
        product_attributes_combination: combinations.map((each) => ({
          ...each,
          picture: each.attributes_list.includes(red) ? "in-red" : "in-blue",
        })),
      },
    };
    expect(pictureOfChoice(pictured, [undefined, 21])).toBe("in-red");
    expect(pictureOfChoice(pictured, [11, 22])).toBe("in-blue");
    expect(pictureOfChoice(pictured, [11, undefined])).toBeNull();
    expect(pictureOfChoice(pictured, [undefined, undefined])).toBeNull();
    expect(pictureOfChoice(shirt, [11, 21])).toBeNull();
  });

  it("the address carries the choice and values of other products are left out", () => {
    const query = new URLSearchParams(choiceQuery([11, undefined]));
    expect(query.get("choice")).toBe("11");
    expect(readChoice(query, shirt)).toEqual([11, undefined]);
    expect(readChoice(new URLSearchParams("choice=99-x"), shirt)).toEqual([undefined, undefined]);
    expect(choiceQuery([undefined, undefined])).toEqual({});
  });
});
