import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { DeliveryMethod, deliveryFields, deliveryMethods, type DeliveryMethodProps } from "./delivery-method";

const props: DeliveryMethodProps = {
  formId: "checkout",
  selected: "1",
  homeDelivery: { cost: "৳60", text: "within a day" },
  pickUp: { cost: "free", text: "12 Mirpur Road" },
  labels: labels<DeliveryMethodProps["labels"]>(),
};

describe("the delivery method", () => {
  it("is two radios of one name, the chosen one ticked, for a form elsewhere on the page", () => {
    const controls = controlsOf(htmlOf(<DeliveryMethod {...props} selected="2" form="place-order" />));
    expect(controls.map(({ attributes }) => attributes["name"])).toEqual([
      deliveryFields.method,
      deliveryFields.method,
    ]);
    expect(controls.map(({ attributes }) => attributes["value"])).toEqual(Object.values(deliveryMethods));
    expect(controls.map(({ attributes }) => "checked" in attributes)).toEqual([false, true]);
    expect(controls.every(({ attributes }) => attributes["form"] === "place-order")).toBe(true);
  });

  it("has ids of its own and says what is wrong", () => {
    const html = htmlOf(
      <>
        <DeliveryMethod {...props} errors={["Choose one."]} />
        <DeliveryMethod {...props} formId="other" />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('aria-describedby="checkout-shipping_method-error"');
  });
});
