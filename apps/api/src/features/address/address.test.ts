import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createShopper, dhakaAddress, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { places } from "../../testing/test-shop";
import { tableContents } from "../../testing/table-contents";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe("the places of Bangladesh", () => {
  test("are listed in the language asked for and in the order of its alphabet", async () => {
    const client = api.createClient();
    const divisions = await client.address.divisionByCountry({ language: "bn", country: "BD" });
    expect(divisions.data.divisions).toEqual([
      { id_division: 2, division_name: "চট্টগ্রাম" },
      { id_division: 1, division_name: "ঢাকা" },
    ]);
    const cities = await client.address.cityByDivision({ language: "en", division: 1 });
    expect(cities.data.cities.map(({ city_name }) => city_name)).toEqual(["Dhaka", "Gazipur"]);
    const all = await client.address.cityByDivision({ language: "en", division: "all" });
    expect(all.data.cities).toHaveLength(3);
    const areas = await client.address.areaByCity({ language: "en", city: places.dhaka.cityId });
    expect(areas.data.areas.map(({ area_name }) => area_name)).toEqual(["Dhanmondi", "Mirpur"]);
  });

  test("of a city or a country that does not exist are none", async () => {
    const client = api.createClient();
    expect((await client.address.areaByCity({ language: "en", city: 9999 })).data.areas).toEqual([]);
    await expect(client.address.divisionByCountry({ language: "en", country: "IN" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a customer saves an address", () => {
  test("and the first one becomes home, until another one does", async () => {
    const { client } = await createShopper(api);
    const first = await saveAddress(client);
    const second = await saveAddress(client, { postal_code: "১২০৯", address: "বাড়ি ৭" });
    const list = async () => (await client.address.customerAddressList({ language: "en" })).data.addresses;
    expect((await list()).map((each) => [each.address_unique_id, each.is_home])).toEqual([
      [first, 1],
      [second, 0],
    ]);
    const third = await client.address.customerAddressCreate({ ...dhakaAddress, is_home: 1 });
    expect(
      (await list()).filter(({ is_home }) => is_home === 1).map((each) => each.address_unique_id),
    ).toEqual([third.data.address_unique_id]);
    expect((await list()).find((each) => each.address_unique_id === second)).toMatchObject({
      postal_code: "1209",
      contact_number: "01712345678",
      division: { division_name: "Dhaka" },
      city: { city_name: "Dhaka" },
      area: { area_name: "Dhanmondi" },
    });
  });

  test("five times at once, and still has one home", async () => {
    const { client } = await createShopper(api);
    await Promise.all(
      Array.from({ length: 5 }, () => client.address.customerAddressCreate({ ...dhakaAddress, is_home: 1 })),
    );
    const { data } = await client.address.customerAddressList({ language: "en" });
    expect(data.addresses).toHaveLength(5);
    expect(data.addresses.filter(({ is_home }) => is_home === 1)).toHaveLength(1);
  });

  test.each([
    ["a city of another division", { id_division: 2 }, "id_city", "city_not_in_division"],
    ["an area of another city", { id_area: places.gazipur.areaId }, "id_area", "area_not_in_city"],
    ["a city that does not exist", { id_city: 9999 }, "id_city", "city_not_in_division"],
    ["no division", { id_division: "" as never }, "id_division", "division_required"],
    ["a postal code of letters", { postal_code: "12a5" }, "postal_code", "postal_code_digits"],
    ["an address of 101 letters", { address: "ক্ষ".repeat(101) }, "address", "address_long"],
    ["no address", { address: "  " }, "address", "address_required"],
    ["a phone that starts otherwise", { contact_number: "02712345678" }, "contact_number", "phone_prefix"],
    ["a number nobody has", { contact_number: "01212345678" }, "contact_number", "phone_incorrect"],
  ])("but not with %s", async (_, change, field, code) => {
    const { client } = await createShopper(api);
    const before = await tableContents(api.db);
    await expect(client.address.customerAddressCreate({ ...dhakaAddress, ...change })).rejects.toMatchObject({
      code: "invalid_input",
      status: 422,
      data: { errors: [{ field, code }] },
    });
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("of 100 letters as a reader counts them", async () => {
    const { client } = await createShopper(api);
    expect(await saveAddress(client, { address: "ক্ষ".repeat(100) })).toBeTruthy();
  });
});
