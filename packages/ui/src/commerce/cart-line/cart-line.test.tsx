import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { CartLine, cartLineFields, cartLineIntents, type CartLineProps } from "./cart-line";

const props = (id: string): CartLineProps => ({
  formId: `line-${id}`,
  action: "/cart",
  hidden: { token: "secret" },
  labels: labels<CartLineProps["labels"]>(),
  line: {
    id,
    href: `/product-details/${id}`,
    name: "Rice",
    picture: "/media/rice",
    unitPrice: "৳390",
    lineTotal: "৳780",
    quantity: 2,
    notes: [{ tone: "warning", text: "Only 1 left." }],
  },
});

describe("a line of the cart", () => {
  const html = htmlOf(<CartLine {...props("a1")} />);

  it("is one form that posts its line, its quantity and what is wanted", () => {
    expect(tagsOf(html).find(({ name }) => name === "form")?.attributes).toMatchObject({
      method: "post",
      action: "/cart",
    });
    expect(valuesOf(html, cartLineFields.line)).toEqual(["a1"]);
    expect(valuesOf(html, cartLineFields.quantity)).toEqual(["2"]);
    expect(
      valuesOf(
        htmlOf(
          <CartLine {...props("a1")} labels={labels<CartLineProps["labels"]>({ digits: "০১২৩৪৫৬৭৮৯" })} />,
        ),
        "quantity",
      ),
    ).toEqual(["২"]);
    expect(valuesOf(html, "token")).toEqual(["secret"]);
    expect(new Set(valuesOf(html, cartLineFields.intent))).toEqual(new Set(Object.values(cartLineIntents)));
  });

  it("sets the typed quantity when a shopper presses Enter: the first button is that one", () => {
    expect(tagsOf(html).find(({ name }) => name === "button")?.attributes).toMatchObject({
      type: "submit",
      name: cartLineFields.intent,
      value: cartLineIntents.set,
    });
  });

  it("offers a button for the typed quantity where no script runs", () => {
    expect(/<noscript>.*value="set".*<\/noscript>/s.test(html)).toBe(true);
  });

  it("says in words what changed since it was added", () => {
    expect(html).toContain("Only 1 left.");
  });

  it("stands beside other lines, refused or not, without sharing an id", () => {
    const two = htmlOf(
      <>
        <CartLine {...props("a1")} />
        <CartLine {...props("a2")} errors={["Too many."]} />
      </>,
    );
    expect(faultsOf(two)).toEqual([]);
    expect(two).toContain('aria-describedby="line-a2-quantity-error"');
  });

  it("goes no lower than one: a shopper removes a line by its own button", () => {
    const one = { ...props("a1").line, quantity: 1 };
    const decrease = tagsOf(htmlOf(<CartLine {...props("a1")} line={one} />)).find(
      ({ attributes }) => attributes["value"] === cartLineIntents.decrease,
    );
    expect(decrease?.attributes).toHaveProperty("disabled");
  });
});
