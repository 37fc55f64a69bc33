import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { BuyBox, type BuyBoxProps } from "./buy-box";
import { buyBoxFields, buyBoxIntents } from "./buy-box-fields";

const props: BuyBoxProps = {
  formId: "buy",
  action: "/product-details/sari",
  productId: "7",
  attributeIds: ["11", "12"],
  labels: labels<BuyBoxProps["labels"]>(),
};

describe("the buy box", () => {
  const html = htmlOf(<BuyBox {...props} />);

  it("sends the product, each chosen value and the quantity, to the cart or straight to the checkout", () => {
    expect(valuesOf(html, buyBoxFields.product)).toEqual(["7"]);
    expect(valuesOf(html, buyBoxFields.attribute)).toEqual(["11", "12"]);
    expect(valuesOf(html, buyBoxFields.quantity)).toEqual(["1"]);
    expect(valuesOf(html, buyBoxFields.intent)).toEqual([
      buyBoxIntents.add,
      buyBoxIntents.add,
      buyBoxIntents.buy,
    ]);
  });

  it("shows no counting buttons where no script can move them", () => {
    expect(html).not.toContain('type="button"');
  });

  it("is never silently disabled, and says what is missing", () => {
    const refused = htmlOf(
      <BuyBox {...props} formErrors={["Choose a size."]} errors={{ quantity: ["Ten at most."] }} />,
    );
    expect(faultsOf(refused)).toEqual([]);
    expect(refused).toContain("Choose a size.");
    expect(tagsOf(refused).some(({ attributes }) => "disabled" in attributes)).toBe(false);
  });
});
