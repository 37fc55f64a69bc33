import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page, PlainBrowser } from "../../../../testing/plain-browser";
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
const list = `${shop}/shipping-address`;
const cards = (page: Page) => page.root.querySelectorAll("[data-slot=address-card]");
const link = (page: Page, place: number, word: string) => {
  const links = cards(page)[place]?.querySelectorAll("a") ?? [];
  return links.find((anchor) => anchor.text.includes(word))?.getAttribute("href") ?? "";
};

/** A customer with a home and one more address. */
async function withTwoAddresses(): Promise<{ visitor: PlainBrowser; page: Page }> {
  const visitor = storefront.visit();
  await signUp(visitor, shop);
  await addAddress(visitor, `${list}/new`);
  return { visitor, page: await addAddress(visitor, `${list}/new`) };
}

describe("the saved addresses without JavaScript", () => {
  it.each([list, `${shop}/my-account/stock-alerts`, `${shop}/orders`])(
    "%s leads back to the account",
    async (own) => {
      const visitor = storefront.visit();
      await signUp(visitor, shop);
      const { root } = await visitor.open(own);
      expect(root.querySelector(`main a[href="${shop}/my-account"]`)).not.toBeNull();
    },
  );

  it("an address is deleted only after the question, and once", async () => {
    const { visitor, page } = await withTwoAddresses();
    const asked = await visitor.open(link(page, 1, "Delete"));
    expect(asked.text).toContain("Delete this address?");
    expect(cards(asked)).toHaveLength(2);
    const confirm = "form:has([value=delete])";
    const deleted = await visitor.submit(asked, confirm, {}, "[value=delete]");
    expect([deleted.path, deleted.text]).toEqual([list, expect.stringContaining("The address is deleted.")]);
    expect(cards(deleted)).toHaveLength(1);
    const again = await visitor.submit(asked, confirm, {}, "[value=delete]");
    expect([again.status, cards(again).length]).toEqual([200, 1]);
  });

  it("the home address is not deleted, and why is said on it", async () => {
    const { visitor, page } = await withTwoAddresses();
    expect(link(page, 0, "Delete")).toBe("");
    expect(cards(page)[0]?.text).toContain("You can not delete home address");
    const home = page.root
      .querySelector("[data-slot=address-card] a")
      ?.getAttribute("href")
      ?.split("/")
      .at(-1);
    const refused = await visitor.send(list, {
      method: "POST",
      body: new URLSearchParams({ intent: "delete", address_unique_id: home ?? "" }),
      headers: { origin: "http://localhost:3000" },
    });
    expect(refused.status).toBe(422);
    expect(cards(refused)[0]?.querySelector("[role=alert]")?.text).toContain(
      "You can not delete home address",
    );
    expect(cards(refused)).toHaveLength(2);
  });

  it("another address becomes home, and is then the first", async () => {
    const { visitor, page } = await withTwoAddresses();
    const second = link(page, 1, "Change");
    const moved = await visitor.submit(page, "form:has([value=make_home])", {}, "[value=make_home]");
    expect(moved.text).toContain("This is your home address now.");
    expect(link(moved, 0, "Change")).toBe(second);
    expect(cards(moved)[0]?.text).toContain("Home");
  });

  it("an address is changed from what it was; bad answers change nothing, an older form neither", async () => {
    const { visitor, page } = await withTwoAddresses();
    const form = await visitor.open(link(page, 1, "Change"));
    expect(form.root.querySelector("[name=postal_code]")?.getAttribute("value")).toBe("1205");
    expect(form.root.querySelectorAll("[name=id_area] option").length).toBeGreaterThan(2);
    const refused = await visitor.submit(
      form,
      "[data-slot=address-form]",
      { postal_code: "12" },
      "[value=save]",
    );
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("4 to 7 digits")]);
    const saved = await visitor.submit(
      form,
      "[data-slot=address-form]",
      { address: "House 9" },
      "[value=save]",
    );
    expect([saved.path, saved.text]).toEqual([list, expect.stringContaining("House 9")]);
    const late = await visitor.submit(
      form,
      "[data-slot=address-form]",
      { address: "House 1" },
      "[value=save]",
    );
    expect(late.status).toBe(412);
  });

  it("somebody else's address is not there", async () => {
    const { page } = await withTwoAddresses();
    const { visitor, page: own } = await withTwoAddresses();
    expect((await visitor.open(link(page, 1, "Change"))).status).toBe(404);
    const foreign = link(page, 1, "Change").split("/").at(-1) ?? "";
    for (const intent of ["delete", "make_home"])
      await visitor.send(list, {
        method: "POST",
        body: new URLSearchParams({ intent, address_unique_id: foreign }),
        headers: { origin: "http://localhost:3000" },
      });
    expect(cards(await visitor.open(list))).toHaveLength(cards(own).length);
  });

  it("the same new address sent twice is saved once", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const form = await visitor.open(`${list}/new`);
    const city = form.root
      .querySelectorAll("[name=id_city] option")
      .find((option) => option.text.trim() === "Dhaka");
    const lists = await visitor.submit(
      form,
      "[data-slot=address-form]",
      { id_city: city?.getAttribute("value") },
      "[value=refresh]",
    );
    const area = lists.root
      .querySelectorAll("[name=id_area] option")
      .find((option) => option.getAttribute("value"));
    const filled = { id_area: area?.getAttribute("value"), address: "House 2", postal_code: "1205" };
    const send = () => visitor.submit(lists, "[data-slot=address-form]", filled, "[value=save]");
    await Promise.all([send(), send()]);
    expect(cards(await visitor.open(list))).toHaveLength(1);
  });
});
