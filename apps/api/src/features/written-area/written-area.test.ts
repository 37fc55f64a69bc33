import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startShop } from "../../testing/opened-shop";
import {
  createShopper,
  dhakaAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop, places } from "../../testing/test-shop";
import { areaTable } from "../address/address.table";
import { auditEventTable } from "../audit/audit.table";
import { shopTable } from "../shop/shop.table";
import { alikeAreas } from "./alike-areas";

let api: TestApi;
let support: TestAccount;
let admin: TestAccount;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
  await createTestShop(api.db);
  support = await createPlatformPerson(api, "support");
  admin = await createPlatformPerson(api, "admin");
  shopper = await createShopper(api);
});
afterAll(() => api.close());

const language = "en" as const;
const calls = (person = admin) => person.client.adminPlaces;
const { cityId: id_city, areaId: id_area } = places.dhaka;
const inGazipur = { id_division: places.gazipur.divisionId, id_city: places.gazipur.cityId };

/** A customer writes an area that the list lacks. @returns the address */
async function write(area_name: string, place = {}, who = shopper): Promise<string> {
  const { id_area: _, ...elsewhere } = dhakaAddress;
  const { data } = await who.client.address.customerAddressCreate({ ...elsewhere, ...place, area_name });
  return data.address_unique_id;
}
const addressOf = async (id: string, as: "bn" | "en" = "en") => {
  const { data } = await shopper.client.address.customerAddressList({ language: as });
  return data.addresses.find(({ address_unique_id }) => address_unique_id === id);
};
const list = async (page = 1) => (await calls().writtenAreas({ language, page })).data;
const trail = async () =>
  (await api.db.select().from(auditEventTable)).filter(({ action }) => action.startsWith("area_"));

describe("areas that were written", () => {
  test("are one where only case and spaces differ, in each district, those that most wrote first", async () => {
    await write("Rupnagar");
    await write("rup nagar ");
    await write("Rupnagar", inGazipur);
    const account = await createAccount(api);
    await account.client.sellerOpening.startOpening({
      language,
      name: "Moyna",
      id_business_category: 1,
      id_city,
      area_name: "Rupnagar",
      terms: true,
    });
    const { written_areas, total } = await list();
    expect(total).toBe(2);
    expect(written_areas).toMatchObject([
      {
        id_city,
        city_name: "Dhaka",
        name: "Rupnagar",
        spellings: expect.arrayContaining(["Rupnagar", "rup nagar"]),
        address_count: 2,
        shop_count: 1,
      },
      { id_city: inGazipur.id_city, name: "Rupnagar", address_count: 1, shop_count: 0 },
    ]);
    const one = await calls().writtenArea({ language, id_city, name: "RUPNAGAR" });
    expect(one.data.written_area).toEqual(written_areas[0]);
  });

  test("become one of the list's in one step, and only those of its district", async () => {
    const [plain, spaced, elsewhere] = [
      await write("Kazipara"),
      await write("kazi  para"),
      await write("Kazipara", inGazipur),
    ];
    const asked = { language, id_city, written: "KaziPara", id_area };
    const before = await addressOf(plain);
    const { data, message } = await calls().mergeArea(asked);
    expect(data.area).toEqual({ id_area, address_count: 2, shop_count: 0 });
    expect(message).toContain("have the area of the list now");
    for (const id of [plain, spaced]) {
      expect((await addressOf(id))?.area).toMatchObject({ id_area, area_name: "Dhanmondi" });
      expect((await addressOf(id, "bn"))?.area).toMatchObject({ id_area, area_name: "ধানমন্ডি" });
    }
    expect((await addressOf(elsewhere))?.area).toMatchObject({ id_area: null, area_name: "Kazipara" });
    // Who had the address open to be changed hears that it is another one now.
    const late = shopper.client.address.customerAddressUpdate(
      { id: plain, ...dhakaAddress },
      { context: { ifMatch: `"${before?.version}"` } },
    );
    await expect(late).rejects.toMatchObject({ code: "precondition_failed" });
    const again = await calls().mergeArea(asked);
    expect(again.data.area).toMatchObject({ address_count: 0, shop_count: 0 });
    expect(again.message).toContain("seen to before");
    expect(await trail()).toMatchObject([
      {
        action: "area_merge",
        actor: "staff",
        customerId: admin.id,
        subject: String(id_area),
        before: { area: "KaziPara" },
        after: { area: "ধানমন্ডি · Dhanmondi" },
      },
    ]);
  });

  test("are not merged into another district's area, nor into none", async () => {
    const id = await write("Shyamoli");
    for (const wrong of [places.gazipur.areaId, 999_999]) {
      const merged = calls().mergeArea({ language, id_city, written: "Shyamoli", id_area: wrong });
      await expect(merged).rejects.toMatchObject({
        code: "invalid_input",
        data: { errors: [{ field: "id_area", code: "area_not_in_city" }] },
      });
    }
    expect((await addressOf(id))?.area).toMatchObject({ id_area: null, area_name: "Shyamoli" });
  });

  test("are added to the list under both names, with a number that no build's list has, once", async () => {
    const id = await write("Uttarkhan Mazar");
    const account = await createAccount(api);
    const started = await startShop(account);
    const { seller_key } = started;
    const place = {
      language,
      seller_key,
      id_city,
      area_name: "uttarkhan mazar",
      address: "House 7",
      phone: "01812345678",
      contact_name: "Moyna",
    };
    await account.client.sellerOpening.savePlace(place);
    const shown = async () =>
      (await account.client.sellerOpening.opening({ language, seller_key })).data.opening;
    const shownAddress = async () => {
      const { addressBn, addressEn } = shopTable;
      const rows = await api.db
        .select({ addressBn, addressEn })
        .from(shopTable)
        .where(eq(shopTable.sellerKey, seller_key));
      return rows[0];
    };
    const [opening, address] = [await shown(), await shownAddress()];
    const asked = {
      language,
      id_city,
      name_bn: "উত্তরখান মাজার",
      name_en: "Uttarkhan Mazar",
      written: ["Uttarkhan Mazar", "Uttar khan Majar"],
    };
    const both = await Promise.allSettled([calls().addArea(asked), calls().addArea(asked)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [refused] = both.filter((each) => each.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "invalid_input",
      data: {
        errors: [
          { field: "name_bn", code: "area_name_taken" },
          { field: "name_en", code: "area_name_taken" },
        ],
      },
    });
    const [area] = await api.db.select().from(areaTable).where(eq(areaTable.nameEn, "Uttarkhan Mazar"));
    expect(area).toMatchObject({ cityId: id_city, nameBn: "উত্তরখান মাজার" });
    expect(area?.id).toBeGreaterThanOrEqual(100_000);
    expect((await addressOf(id, "bn"))?.area).toMatchObject({
      id_area: area?.id,
      area_name: "উত্তরখান মাজার",
    });
    const after = await shown();
    expect(after.answers.place).toMatchObject({ id_area: area?.id, area_name: "Uttarkhan Mazar" });
    expect(after.version).toBe(opening.version + 1);
    // What the shop shows stays as its people wrote it.
    expect(await shownAddress()).toEqual(address);
    expect(address).toMatchObject({ addressEn: expect.stringContaining("uttarkhan mazar") });
    api.forget();
    const chosen = await shopper.client.address.areaByCity({ language: "bn", city: id_city });
    expect(chosen.data.areas.map(({ area_name }) => area_name)).toContain("উত্তরখান মাজার");
    expect((await trail()).filter(({ action }) => action === "area_add")).toMatchObject([
      {
        subject: String(area?.id),
        before: { area: "Uttarkhan Mazar, Uttar khan Majar" },
        after: { area: "উত্তরখান মাজার · Uttarkhan Mazar" },
      },
    ]);
  });

  test("are not added under a listed name, without one, or in no district", async () => {
    const before = await api.db.$count(areaTable);
    const names = { name_bn: "নতুন", name_en: "New", written: ["New"] };
    const add = (given: object) => calls().addArea({ language, id_city, ...names, ...given });
    const refused = (field: string, code: string) => ({
      code: "invalid_input",
      data: { errors: [{ field, code }] },
    });
    await expect(add({ name_en: "MIR PUR" })).rejects.toMatchObject(refused("name_en", "area_name_taken"));
    await expect(add({ name_bn: " " })).rejects.toMatchObject(refused("name_bn", "area_name_required"));
    await expect(add({ name_en: "x".repeat(61) })).rejects.toMatchObject(
      refused("name_en", "area_name_long"),
    );
    await expect(add({ id_city: 9999 })).rejects.toMatchObject(refused("id_city", "city_required"));
    expect(await api.db.$count(areaTable)).toBe(before);
  });

  test("are not support's", async () => {
    const mine = calls(support);
    const area = { language, id_city, name_bn: "ক", name_en: "K", written: ["Rupnagar"] };
    for (const call of [
      () => mine.writtenAreas({ language, page: 1 }),
      () => mine.writtenArea({ language, id_city, name: "Rupnagar" }),
      () => mine.addArea(area),
      () => mine.mergeArea({ language, id_city, id_area, written: "Rupnagar" }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "forbidden" });
    const none = calls().writtenArea({ language, id_city, name: "Nowhere" });
    await expect(none).rejects.toMatchObject({ code: "not_found" });
  });

  test("stand in pages, each with those of the list that they may be", async () => {
    await api.db.execute(
      sql`insert into customer_address (customer_id, first_name, last_name, contact_number, division_id, city_id, area_name, address, postal_code)
        select ${shopper.id}, 'R', 'U', '+8801712345678', ${places.dhaka.divisionId}, ${id_city}, 'Lane ' || n, 'House', '1205'
        from generate_series(1, 25) n`,
    );
    await write("Mirpur-10", {}, await createShopper(api));
    const [first, second] = [await list(1), await list(2)];
    expect([first.written_areas.length, first.last_page]).toEqual([20, 2]);
    const all = [...first.written_areas, ...second.written_areas];
    expect(new Set(all.map((each) => `${each.id_city} ${each.name}`)).size).toBe(first.total);
    const mirpur = all.find(({ name }) => name === "Mirpur-10");
    expect(mirpur?.suggestions.map(({ area_name }) => area_name)).toEqual(["Mirpur"]);
  });
});

const area = (id: number, en: string, bn: string) => ({ id, name: { en, bn } });
const dhanmondi = area(1, "Dhanmondi", "ধানমন্ডি");
const uttara = area(2, "Uttara", "উত্তরা");
const uttarkhan = area(3, "Uttarkhan", "উত্তরখান");

test.each([
  ["Dhanmondi", [dhanmondi]],
  ["dhanmandi", [dhanmondi]],
  ["ধানমণ্ডি", [dhanmondi]],
  ["Dhanmondi R/A", [dhanmondi]],
  ["Dhanmandi R/A", [dhanmondi]],
  ["uttor khan", [uttarkhan]],
  ["উত্তরা", [uttara]],
  ["Kafrul", []],
  ["?", []],
])("%s reads like %j", (written, expected) => {
  expect(alikeAreas(written, [dhanmondi, uttara, uttarkhan])[0]).toEqual(expected[0]);
});
