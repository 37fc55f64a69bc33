import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { AddressForm, addressFormFields, addressFormIntents, type AddressFormProps } from "./address-form";

const props: AddressFormProps = {
  formId: "new",
  action: "/shipping-address",
  places: {
    divisions: [{ value: "3", label: "Dhaka" }],
    cities: [{ label: "Dhaka division", options: [{ value: "47", label: "Dhaka" }] }],
    areas: [{ value: "500", label: "Dhanmondi" }],
  },
  count: { template: "{n} of 100", digits: "0123456789" },
  labels: labels<AddressFormProps["labels"]>(),
};
// The search for a place is no answer: it is never wrong.
const { intent, foundPlace, place, ...fields } = addressFormFields;

describe("the address form", () => {
  const html = htmlOf(<AddressForm {...props} />);

  it("sends every field of an address, and tells browsers what each is", () => {
    expect(controlsOf(html).map(({ attributes }) => attributes["name"])).toEqual([
      fields.firstName,
      fields.lastName,
      fields.phone,
      place,
      fields.division,
      fields.city,
      fields.area,
      fields.areaName,
      fields.address,
      fields.postalCode,
      fields.isHome,
    ]);
    const asked = controlsOf(html).flatMap(({ attributes }) => attributes["autoComplete"] ?? []);
    expect(asked.filter((token) => token !== "off")).toEqual([
      "given-name",
      "family-name",
      "tel",
      "address-level1",
      "address-level2",
      "address-level3",
      "street-address",
      "postal-code",
    ]);
  });

  it("saves when a shopper presses Enter, and brings the lists of places by a button of their own", () => {
    expect(valuesOf(html, intent)).toEqual([
      addressFormIntents.enter,
      addressFormIntents.find,
      addressFormIntents.refresh,
      addressFormIntents.list,
      addressFormIntents.save,
    ]);
    expect(valuesOf(htmlOf(<AddressForm {...props} showRefresh={false} />), intent)).not.toContain(
      addressFormIntents.refresh,
    );
  });

  it("offers the places that a typed name means, says where there are none, and takes an area that the list lacks", () => {
    const found = [
      { value: "47", label: "Dhaka" },
      { value: "47-500", label: "Dhanmondi, Dhaka" },
    ];
    expect(valuesOf(htmlOf(<AddressForm {...props} found={found} />), foundPlace)).toEqual(["47", "47-500"]);
    expect(htmlOf(<AddressForm {...props} found={[]} />)).toContain("noneFound");
    expect(html).not.toContain("noneFound");
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(htmlOf(<AddressForm {...props} values={{ area_name: "New Town" }} />)).toMatch(
      /<details[^>]* open/,
    );
  });

  it("keeps what was typed", () => {
    const filled = htmlOf(
      <AddressForm
        {...props}
        values={{
          first_name: "শ্রাবন্তী",
          id_city: "47",
          address: "ক্ষক",
          is_home: "1",
          contact_number: "01712",
        }}
      />,
    );
    expect(valuesOf(filled, fields.firstName)).toEqual(["শ্রাবন্তী"]);
    expect(filled).toMatch(/<option value="47" selected="">/);
    expect(filled).toContain(">ক্ষক</textarea>");
    expect(filled).toContain("2 of 100");
    expect(filled).toMatch(/name="is_home"[^>]*checked=""/);
  });

  it("ties every error to its field and lists it above, on a page with another such form", () => {
    const errors = Object.fromEntries(Object.values(fields).map((name) => [name, [`wrong ${name}`]]));
    const two = htmlOf(
      <>
        <AddressForm {...props} errors={errors} formErrors={["try again"]} />
        <AddressForm {...props} formId="other" />
      </>,
    );
    expect(faultsOf(two)).toEqual([]);
    for (const name of Object.values(fields)) {
      expect(two).toContain(`href="#new-${name}"`);
      const control = controlsOf(two).find(({ attributes }) => attributes["id"] === `new-${name}`);
      expect(control?.attributes).toMatchObject({ "aria-invalid": "true" });
      expect(control?.attributes["aria-describedby"]).toContain(`new-${name}-error`);
    }
    expect(tagsOf(two).filter(({ attributes }) => attributes["role"] === "alert")).toHaveLength(1);
  });

  it("leaves checking to the server, whose sentences are the right ones", () => {
    expect(tagsOf(html).find(({ name }) => name === "form")?.attributes).toHaveProperty("novalidate");
  });
});
