import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiClient } from "@haat/contract/shared/client";
import { createShopper, dhakaAddress, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { places } from "../../testing/test-shop";
import { tableContents } from "../../testing/table-contents";
import { customerAddressTable } from "./address.table";

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

  test("of a city, a division or a country that does not exist are not there", async () => {
    const { address } = api.createClient();
    const notFound = { code: "not_found", status: 404 };
    const language = "en";
    await expect(address.areaByCity({ language, city: 9999 })).rejects.toMatchObject(notFound);
    await expect(address.cityByDivision({ language, division: 9999 })).rejects.toMatchObject(notFound);
    await expect(address.divisionByCountry({ language, country: "IN" })).rejects.toMatchObject(notFound);
  });
});

describe("a place is found by what people type", () => {
  const found = async (filter: string, language: "bn" | "en" = "en") => {
    const { data } = await api.createClient().address.placeSearch({ language, filter });
    return data.places.map(({ city_name, area_name }) => area_name ?? city_name);
  };

  test("in either script, as it sounds, and by its name of old", async () => {
    for (const typed of ["Chattogram", "chatt", "Chittagong", "chittag", "চট্টগ্রাম", "চট্ট", "chottogram"])
      expect([typed, (await found(typed))[0]]).toEqual([typed, "Chattogram"]);
    expect((await found("dhanmondi", "bn"))[0]).toBe("ধানমন্ডি");
    expect((await found("ধানমন্ডি"))[0]).toBe("Dhanmondi");
  });

  test("with all that lies around it", async () => {
    const { data } = await api.createClient().address.placeSearch({ language: "en", filter: "Dhanmondi" });
    expect(data.places[0]).toMatchObject({ division_name: "Dhaka", id_city: places.dhaka.cityId });
    expect(data.places[0]?.id_area).toBe(places.dhaka.areaId);
  });

  test("or not at all", async () => {
    for (const typed of ["", "  ", "zzzzzz", "%", "১২"]) expect(await found(typed)).toEqual([]);
  });
});

describe("a customer saves an address", () => {
  test("in an area that the list lacks, by writing its name", async () => {
    const { client } = await createShopper(api);
    const { id_area: _known, ...elsewhere } = dhakaAddress;
    const id = await saveAddress(client, { id_area: undefined, area_name: "  নতুন   পল্লী " });
    const own = async () => (await client.address.customerAddressList({ language: "en" })).data.addresses[0];
    expect(await own()).toMatchObject({ area: { id_area: null, area_name: "নতুন পল্লী" } });
    await client.address.customerAddressUpdate({ id, ...dhakaAddress, area_name: "not this one" });
    expect(await own()).toMatchObject({ area: { id_area: dhakaAddress.id_area, area_name: "Dhanmondi" } });
    await client.address.customerAddressUpdate({ id, ...elsewhere, area_name: "Another" });
    expect(await own()).toMatchObject({ area: { id_area: null, area_name: "Another" } });
  });

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
    ["no area", { id_area: "" as never, area_name: " " }, "id_area", "area_required"],
    ["an area's name of 61 letters", { area_name: "ক্ষ".repeat(61) }, "area_name", "area_name_long"],
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

  test("and hears of everything that is missing at once: what is typed, and division, city and area", async () => {
    const { headers } = await createShopper(api);
    const missing = {
      first_name: "first_name_required",
      last_name: "last_name_required",
      contact_number: "phone_required",
      id_division: "division_required",
      id_city: "city_required",
      id_area: "area_required",
      address: "address_required",
      postal_code: "postal_code_required",
    };
    const empty = Object.fromEntries(Object.keys(missing).map((field) => [field, ""]));
    for (const [method, path] of [
      ["POST", "customer_address_create"],
      ["PUT", "customer_address_update/any"],
    ] as const) {
      for (const body of [{}, empty, { ...empty, area_name: "  " }]) {
        const answer = await api.fetch(
          new Request(`http://api/api/v1/${path}`, {
            method,
            headers: { ...headers, "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
        );
        const { errors } = (await answer.json()) as { errors: { field: string; code: string }[] };
        expect(Object.fromEntries(errors.map(({ field, code }) => [field, code]))).toEqual(missing);
      }
    }
  });

  test("and hears at once that neither the city is in the division nor the area in the city", async () => {
    const { client } = await createShopper(api);
    const elsewhere = { id_division: 2, id_area: places.gazipur.areaId };
    await expect(
      client.address.customerAddressCreate({ ...dhakaAddress, ...elsewhere }),
    ).rejects.toMatchObject({
      data: {
        errors: [
          { field: "id_city", code: "city_not_in_division" },
          { field: "id_area", code: "area_not_in_city" },
        ],
      },
    });
  });

  test("of 100 letters as a reader counts them", async () => {
    const { client } = await createShopper(api);
    expect(await saveAddress(client, { address: "ক্ষ".repeat(100) })).toBeTruthy();
  });
});

describe("a customer changes an address", () => {
  const change = (client: ApiClient, id: string, given: object = {}, ifMatch?: string) =>
    client.address.customerAddressUpdate(
      { ...dhakaAddress, id, ...given },
      ifMatch === undefined ? {} : { context: { ifMatch } },
    );
  const list = async (client: ApiClient) =>
    (await client.address.customerAddressList({ language: "en" })).data.addresses;
  const homes = async (client: ApiClient) =>
    (await list(client)).filter(({ is_home }) => is_home === 1).map((each) => each.address_unique_id);

  test("and reads it back with its new version", async () => {
    const { client } = await createShopper(api);
    const id = await saveAddress(client);
    const { chattogram } = places;
    const moved = { id_division: 2, id_city: chattogram.cityId, id_area: chattogram.areaId };
    const changed = await change(
      client,
      id,
      { ...moved, address: "১২ নন্দনকানন", postal_code: "৪০০০" },
      '"1"',
    );
    expect(changed).toMatchObject({
      data: { address_unique_id: id, version: "2" },
      message: "ঠিকানাটি সংরক্ষণ করা হয়েছে।",
    });
    expect(await list(client)).toMatchObject([
      { address_unique_id: id, address: "১২ নন্দনকানন", postal_code: "4000", is_home: 1, version: "2" },
    ]);
  });

  test("and home moves to it, never away to nowhere", async () => {
    const { client } = await createShopper(api);
    const [first, second] = [await saveAddress(client), await saveAddress(client)];
    await change(client, second, { is_home: 1 });
    expect(await homes(client)).toEqual([second]);
    await change(client, second, { is_home: 0 });
    expect(await homes(client)).toEqual([second]);
    await change(client, first, { is_home: 1 });
    expect(await homes(client)).toEqual([first]);
    // Losing home is a change, too: who has read the address before does not take it back unseen.
    await expect(change(client, second, { is_home: 1 }, '"3"')).rejects.toMatchObject({
      code: "precondition_failed",
    });
  });

  test("and the second of two who change the same version is told so, and changes nothing", async () => {
    const { client } = await createShopper(api);
    const id = await saveAddress(client);
    const writers = await Promise.allSettled([
      change(client, id, { address: "One" }, '"1"'),
      change(client, id, { address: "Two" }, '"1"'),
    ]);
    expect(writers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const before = await tableContents(api.db);
    await expect(change(client, id, { address: "Three" }, '"1"')).rejects.toMatchObject({
      code: "precondition_failed",
      status: 412,
    });
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("at the same time on many addresses, and still has one home", async () => {
    const { client } = await createShopper(api);
    const ids = [await saveAddress(client), await saveAddress(client), await saveAddress(client)];
    await Promise.all(ids.map((id) => change(client, id, { is_home: 1 })));
    expect(await homes(client)).toHaveLength(1);
  });

  test("but nobody else's, nor one that is none", async () => {
    const { client } = await createShopper(api);
    const neighbour = await createShopper(api);
    const theirs = await saveAddress(neighbour.client);
    const before = await tableContents(api.db);
    for (const id of [theirs, crypto.randomUUID(), "1"]) {
      const notFound = { code: "address_not_found", status: 404, message: "ঠিকানাটি পাওয়া যায়নি।" };
      await expect(change(client, id)).rejects.toMatchObject(notFound);
      await expect(client.address.customerAddressDelete({ id })).rejects.toMatchObject(notFound);
    }
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("but not into somewhere that does not exist", async () => {
    const { client } = await createShopper(api);
    const id = await saveAddress(client);
    await expect(change(client, id, { id_area: places.gazipur.areaId })).rejects.toMatchObject({
      code: "invalid_input",
      data: { errors: [{ field: "id_area", code: "area_not_in_city" }] },
    });
  });

  test("and deletes it, but not home", async () => {
    const { client } = await createShopper(api);
    const [home, other] = [await saveAddress(client), await saveAddress(client)];
    const deleted = await client.address.customerAddressDelete({ id: other });
    expect(deleted).toMatchObject({ data: { status: 1 }, message: "ঠিকানাটি মুছে ফেলা হয়েছে।" });
    await expect(client.address.customerAddressDelete({ id: other })).rejects.toMatchObject({ status: 404 });
    await expect(client.address.customerAddressDelete({ id: home })).rejects.toMatchObject({
      code: "home_address_kept",
      status: 422,
      message: "বাড়ির ঠিকানা মুছে ফেলা যায় না",
    });
    expect(await homes(client)).toEqual([home]);
  });
});

describe("the address book", () => {
  test("holds twenty, also when they are saved all at once", async () => {
    const { client } = await createShopper(api);
    const saved = await Promise.allSettled(Array.from({ length: 25 }, () => saveAddress(client)));
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    await expect(saveAddress(client)).rejects.toMatchObject({
      code: "too_many_addresses",
      status: 422,
      message: "সর্বোচ্চ ২০টি ঠিকানা রাখা যায়। আগে একটি মুছে ফেলুন।",
    });
  });

  test("saves an address once for each key, however often it is sent", async () => {
    const { client, id: customerId } = await createShopper(api);
    const save = (key: string, given: object = {}) =>
      client.address.customerAddressCreate(
        { ...dhakaAddress, ...given },
        { context: { idempotencyKey: key } },
      );
    const saved = await Promise.all([save("one"), save("one"), save("one")]);
    expect(new Set(saved.map(({ data }) => data.address_unique_id)).size).toBe(1);
    await expect(save("one", { address: "Elsewhere" })).rejects.toMatchObject({
      code: "idempotency_key_reused",
      status: 422,
    });
    await save("two");
    const kept = await api.db
      .select()
      .from(customerAddressTable)
      .where(eq(customerAddressTable.customerId, customerId));
    expect(kept).toHaveLength(2);
  });

  test("has its one home from the database, too", async () => {
    const { client, id: customerId } = await createShopper(api);
    const [home, other] = [await saveAddress(client), await saveAddress(client)];
    const before = await tableContents(api.db);
    const rows = (id: string) => eq(customerAddressTable.id, id);
    const wrongs = [
      () => api.db.delete(customerAddressTable).where(rows(home)),
      () => api.db.update(customerAddressTable).set({ isHome: false }).where(rows(home)),
      () => api.db.update(customerAddressTable).set({ isHome: true }).where(rows(other)),
    ];
    for (const wrong of wrongs) await expect(wrong().execute()).rejects.toThrow();
    expect(await tableContents(api.db)).toEqual(before);
    // All of them may go: then there is no home to keep.
    await api.db.delete(customerAddressTable).where(eq(customerAddressTable.customerId, customerId));
    expect((await client.address.customerAddressList({ language: "en" })).data.addresses).toEqual([]);
  });
});
