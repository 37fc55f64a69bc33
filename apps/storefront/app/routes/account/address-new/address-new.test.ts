import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page } from "../../../../testing/plain-browser";
import { addAddress, signUp } from "../../../../testing/shopper";

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
    expect(refused.root.querySelector("[name=first_name]")?.getAttribute("value") ?? "").toBe("");
    const listed = refused.root.querySelectorAll("[data-slot=form-error-summary] a");
    expect(listed.map((link) => link.getAttribute("href"))).toEqual(
      invalid.map((name) => `#address-${name}`),
    );
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

  const chosen = (page: Page, name: string) =>
    page.root.querySelector(`[name=${name}] option[selected]`)?.text.trim();

  it("finds a place by its name in either script or of old, and chooses district and area by one press", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const page = await visitor.open(`${shop}/shipping-address/new`);
    for (const place of ["Chittagong", "Chattogram", "চট্টগ্রাম"]) {
      const found = await visitor.submit(page, form, { place, address: "House 1" }, "[value=find]");
      expect(found.root.querySelector("[name=found_place]")?.text).toContain("Chattogram");
      expect(found.root.querySelector("[name=address]")?.text).toBe("House 1");
      const city = await visitor.submit(found, form, {}, "[name=found_place]");
      expect([chosen(city, "id_division"), chosen(city, "id_city")]).toEqual(["Chattogram", "Chattogram"]);
    }
    // Enter, which presses the form's first button.
    const entered = await visitor.submit(page, form, { place: "ধানমন্ডি" });
    const area = await visitor.submit(entered, form, {}, "[name=found_place]");
    expect([chosen(area, "id_city"), chosen(area, "id_area")]).toEqual(["Dhaka", "Dhanmondi"]);
    const none = await visitor.submit(page, form, { place: "zzzz" }, "[value=find]");
    expect(none.text).toContain("No place of this name");
    expect(none.root.querySelector("title")?.text).not.toContain("Error");
  });

  it("lets who wrote their area choose one of the list after all, with everything else kept", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const page = await visitor.open(`${shop}/shipping-address/new`);
    const found = await visitor.submit(page, form, { place: "Dhaka" }, "[value=find]");
    const dhaka = await visitor.submit(found, form, {}, "[name=found_place]");
    const written = await visitor.submit(
      dhaka,
      form,
      { area_name: "Notun Palli", address: "House 1" },
      "[value=save]",
    );
    expect(written.status).toBe(422);
    expect(written.root.querySelector("[name=area_name]")?.getAttribute("value")).toBe("Notun Palli");
    const back = await visitor.submit(written, form, {}, "[value=list]");
    expect(back.root.querySelector("[name=area_name]")?.getAttribute("value")).toBe("");
    expect(back.root.querySelector("details:has([name=area_name])")?.getAttribute("open")).toBeUndefined();
    expect([chosen(back, "id_city"), back.root.querySelector("[name=address]")?.text]).toEqual([
      "Dhaka",
      "House 1",
    ]);
    expect(back.text).not.toContain("Please");
  });

  it("takes the name of an area that the list lacks, and shows it again", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const page = await visitor.open(`${shop}/shipping-address/new`);
    const found = await visitor.submit(page, form, { place: "Dhaka" }, "[value=find]");
    const dhaka = await visitor.submit(found, form, {}, "[name=found_place]");
    const written = { area_name: "Notun Palli", address: "House 1", postal_code: "1205" };
    const saved = await visitor.submit(dhaka, form, written, "[value=save]");
    expect([saved.path, saved.text]).toEqual([
      `${shop}/shipping-address`,
      expect.stringContaining("House 1, Notun Palli, Dhaka 1205"),
    ]);
    const link = saved.root.querySelector("[data-slot=address-card] a")?.getAttribute("href") ?? "";
    const again = await visitor.open(link);
    expect(again.root.querySelector("[name=area_name]")?.getAttribute("value")).toBe("Notun Palli");
    expect((await visitor.submit(again, form, {}, "[value=save]")).text).toContain("Notun Palli");

    // Enter in the search never saves, a written area counts before the one of the list.
    const searched = await visitor.submit(again, form, { place: "ধানমন্ডি" });
    expect(searched.path).toBe(link);
    const listed = await visitor.submit(searched, form, {}, "[name=found_place]");
    expect(listed.root.querySelector("[name=area_name]")?.getAttribute("value") ?? "").toBe("");
    const other = await visitor.submit(listed, form, { area_name: "Puran Palli" }, "[value=save]");
    expect(other.text).toContain("House 1, Puran Palli, Dhaka 1205");
  });

  it("leads back without saving: to the purchase that it was opened from, else to the list", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const wayBack = async (query: string) => {
      const { root } = await visitor.open(`${shop}/shipping-address/new${query}`);
      const back = root.querySelectorAll("main [data-slot=link-button]").at(-1);
      return [back?.getAttribute("href"), back?.text];
    };
    expect(await wayBack("")).toEqual([`${shop}/shipping-address`, "Back to your addresses"]);
    expect(await wayBack("?shipping_method=1&code=RONG12")).toEqual([
      `${shop}/checkout-products?shipping_method=1&code=RONG12`,
      "Back to checkout",
    ]);
  });

  it("a guest is sent to sign in", async () => {
    expect((await storefront.visit().open(`${shop}/shipping-address/new`)).path).toBe(`${shop}/login`);
  });
});
