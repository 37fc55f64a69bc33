import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels, tagsOf } from "../../testing/plain-html";

import { AddressChoice, addressChoiceFields, type AddressChoiceProps } from "./address-choice";

const props: AddressChoiceProps = {
  formId: "checkout",
  addHref: "/shipping-address/new?redirectPath=/checkout-products",
  selected: "b",
  addresses: ["a", "b"].map((id) => ({ id, name: id, phone: "01712", address: "Dhaka", isHome: id === "a" })),
  labels: labels<AddressChoiceProps["labels"]>(),
};

describe("choosing a saved address", () => {
  it("is a radio for each address, the chosen one ticked", () => {
    const controls = controlsOf(htmlOf(<AddressChoice {...props} />));
    expect(controls.map(({ attributes }) => attributes["value"])).toEqual(["a", "b"]);
    expect(controls.map(({ attributes }) => "checked" in attributes)).toEqual([false, true]);
    expect(controls[0]?.attributes["name"]).toBe(addressChoiceFields.address);
  });

  it("leads to a new address that comes back here", () => {
    const links = tagsOf(htmlOf(<AddressChoice {...props} addresses={[]} />)).filter(
      ({ name }) => name === "a",
    );
    expect(links.map(({ attributes }) => attributes["href"])).toEqual([props.addHref]);
  });

  it("has a place for an error summary to lead to, with addresses and without", () => {
    for (const addresses of [props.addresses, []]) {
      const html = htmlOf(<AddressChoice {...props} addresses={addresses} errors={["Add an address."]} />);
      expect(faultsOf(html)).toEqual([]);
      expect(html).toContain('id="checkout-address_unique_id"');
    }
  });
});
