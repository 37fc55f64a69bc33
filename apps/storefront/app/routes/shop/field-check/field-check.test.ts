import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const ask = async (path: string, body: Record<string, string>) => {
  const page = await storefront.visit().send(`${path}/field-check`, {
    method: "POST",
    body: new URLSearchParams(body),
    headers: { origin: "http://localhost:3000" },
  });
  return [page.status, JSON.parse(page.root.toString()) as unknown];
};

it("a field that was left is judged as its form would judge it, in the page's language", async () => {
  for (const [path, name, value, errors] of [
    ["/en/rongdhonu", "phone", "0171", ["Mobile number needs to be 11 digits"]],
    ["/en/rongdhonu", "contact_number", "০১৭১২-৩৪৫৬৭৮", []],
    ["/en/rongdhonu", "first_name", "", ["Please enter your first name."]],
    ["/en/rongdhonu", "postal_code", "12", ["A postal code has 4 to 7 digits."]],
    ["/en/rongdhonu", "id_city", "", ["Please choose a district."]],
    ["/en/rongdhonu", "email", "", []],
    ["/rongdhonu", "otp", "12", ["কোডটি ৬ সংখ্যার।"]],
  ] as const)
    expect([name, value, await ask(path, { name, value })]).toEqual([name, value, [200, { errors }]]);
});

it("of a field without a rule, a secret, or nothing at all it says nothing", async () => {
  for (const name of ["password", "old_password", "nothing", "toString", "__proto__"])
    expect(await ask("/en/rongdhonu", { name, value: "x" })).toEqual([404, {}]);
  expect((await ask("/en/rongdhonu", {}))[0]).toBe(404);
});
