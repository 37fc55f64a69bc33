import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../testing/open-storefront";
import { addAddress, signUp } from "../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";
const form = "[data-slot=address-form]";

describe("the address form without JavaScript", () => {
  it("knows the name and the number already, and brings the areas of the chosen city", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const page = await visitor.open(`${shop}/shipping-address/new`);
    expect(page.root.querySelector("[name=first_name]")?.getAttribute("value")).toBe("রহিমা");
    expect(page.root.querySelector("[name=contact_number]")?.getAttribute("value")).toMatch(/^019/);
    const saved = await addAddress(visitor, `/rongdhonu/shipping-address/new`);
    expect(saved.path).toBe("/rongdhonu/shipping-address");
    expect(saved.root.querySelectorAll("[data-slot=address-card]")).toHaveLength(1);
  });

  it("every missing answer is named, what was typed stays, and nothing is saved", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const page = await visitor.open(`${shop}/shipping-address/new`);
    const refused = await visitor.submit(
      page,
      form,
      { first_name: "", address: "x".repeat(101), postal_code: "12" },
      "[value=save]",
    );
    expect(refused.status).toBe(422);
    const invalid = refused.root
      .querySelectorAll("[aria-invalid=true]")
      .map((control) => control.getAttribute("name"));
    expect(invalid).toEqual(["first_name", "id_division", "id_city", "id_area", "address", "postal_code"]);
    expect(refused.root.querySelector("[name=address]")?.text).toBe("x".repeat(101));
    expect((await visitor.open(`${shop}/shipping-address`)).text).toContain("No shipping address added!");
  });

  it("an area of another city is refused", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const page = await visitor.open(`${shop}/shipping-address/new`);
    const city = (name: string) =>
      page.root
        .querySelectorAll("[name=id_city] option")
        .find((option) => option.text.trim() === name)
        ?.getAttribute("value");
    const dhaka = await visitor.submit(page, form, { id_city: city("Dhaka") }, "[value=refresh]");
    const area = dhaka.root
      .querySelectorAll("[name=id_area] option")
      .find((option) => option.getAttribute("value"));
    const refused = await visitor.submit(
      dhaka,
      form,
      {
        id_city: city("Khulna"),
        id_area: area?.getAttribute("value"),
        address: "House 1",
        postal_code: "9000",
      },
      "[value=save]",
    );
    expect(refused.status).toBe(422);
    expect((await visitor.open(`${shop}/shipping-address`)).text).toContain("No shipping address added!");
  });

  it("a guest is sent to sign in", async () => {
    expect((await storefront.visit().open(`${shop}/shipping-address/new`)).path).toBe(`${shop}/login`);
  });
});
