import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, places } from "../../testing/test-shop";
import { businessCategoryTable } from "../shop/shop.table";
import { contactMessageTable } from "./contact.table";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db
    .insert(businessCategoryTable)
    .values({ id: 7, nameBn: "বই", nameEn: "Books", picture: "books" });
  await createTestShop(api.db);
  await createTestShop(api.db, { addressBn: "মিরপুর ১০", addressEn: "" });
  await createTestShop(api.db, {
    homeCityId: places.chattogram.cityId,
    businessCategoryId: 7,
    addressBn: "",
    addressEn: "2 Panchlaish Road",
  });
  await createTestShop(api.db, { status: "sent", homeCityId: places.gazipur.cityId });
});
afterAll(() => api.close());

const speaking = (language: string) => api.createClient({ "accept-language": language });

test("the footer has the platform's name, its help and its pages in both languages", async () => {
  for (const [language, brand, title] of [
    ["en", "Haat", "Privacy policy"],
    ["bn", "হাট", "গোপনীয়তা নীতি"],
  ] as const) {
    const { data } = await api.createClient().landing.landingPageFooterInfo({ language });
    expect(data.footer_info[0]).toMatchObject({ brand, help_phone: expect.stringMatching(/^\d+$/) });
    expect(data.footer_info[0]?.about).toContain(brand);
    expect(data.footer_info[0]?.links).toContainEqual({ path: "privacy-policy", title });
  }
});

describe("a visitor writes to the platform", () => {
  const message = {
    name: "  Rahima   Begum ",
    email: "Rahima@Example.com",
    subject: "Opening a shop",
    message: "How do I start?\r\nThank you.",
  };
  const messages = () => api.db.select().from(contactMessageTable).orderBy(contactMessageTable.id);
  const post = (language: string, body: FormData | URLSearchParams | string, type?: string) =>
    api.fetch(
      new Request(`http://api/api/v1/customer_contact/${language}`, {
        method: "POST",
        body,
        ...(type ? { headers: { "content-type": type } } : {}),
      }),
    );

  test("as JSON, as form data or as a plain form, and is thanked in the language of the call", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(message)) form.set(name, value);
    const answers = [
      await post("en", JSON.stringify(message), "application/json"),
      await post("en", form),
      await post("bn", new URLSearchParams(message)),
    ];
    const thanks = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
    expect(thanks).toMatchObject([
      [200, { success: true, message: "Thank you for your feedback" }],
      [200, { success: true, message: "Thank you for your feedback" }],
      [200, { success: true, message: "আপনার মতামতের জন্য ধন্যবাদ" }],
    ]);
    const kept = await messages();
    expect(kept).toHaveLength(3);
    for (const row of kept) {
      expect(row).toMatchObject({
        name: "Rahima Begum",
        email: "rahima@example.com",
        subject: "Opening a shop",
        message: "How do I start?\nThank you.",
      });
    }
    expect(kept.map(({ language }) => language)).toEqual(["en", "en", "bn"]);
  });

  test("and hears what is wrong, field by field, and nothing is kept", async () => {
    const before = await messages();
    const { customerContact } = api.createClient().landing;
    const wrong = async (language: "en" | "bn", given: Partial<typeof message>) => {
      const refused: { code: string; data: { errors: { field: string; message: string }[] } } =
        await customerContact({ language, ...message, ...given }).then(
          () => expect.fail("It was taken."),
          (error) => error,
        );
      expect(refused.code).toBe("invalid_input");
      return refused.data.errors.map((error) => `${error.field}: ${error.message}`);
    };
    expect(await wrong("en", { name: " ", email: "", subject: "\n", message: "" })).toEqual([
      "name: Please enter your name.",
      "email: Please enter your email address.",
      "subject: Please enter a subject.",
      "message: Please write your message.",
    ]);
    expect(
      await wrong("en", {
        name: "x".repeat(256),
        email: `${"x".repeat(252)}@a.bd`,
        subject: "x".repeat(256),
        message: "x".repeat(301),
      }),
    ).toEqual([
      "name: A name has at most 255 characters.",
      "email: An email address has at most 255 characters.",
      "subject: A subject has at most 255 characters.",
      "message: A message has at most 300 characters.",
    ]);
    expect(await wrong("bn", { email: "rahima" })).toEqual([
      "email: ইমেইল ঠিকানাটি সঠিক নয়। name@example.com এভাবে লিখুন।",
    ]);
    expect(await messages()).toEqual(before);
  });

  test("twice by mistake: with the same key it is kept once, and thanked for again", async () => {
    const { customerContact } = api.createClient().landing;
    const before = await messages();
    const sent = { language: "en" as const, ...message, subject: "Sent twice" };
    const context = { idempotencyKey: "contact-1" };
    const answers = await Promise.all([
      customerContact(sent, { context }),
      customerContact(sent, { context }),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await messages()).toHaveLength(before.length + 1);
    await expect(customerContact({ ...sent, subject: "Another" }, { context })).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  test("in letters as people count them: 300 conjuncts are a message", async () => {
    const long = { language: "bn" as const, ...message, name: "ক্ষ".repeat(255), message: "ক্ষ".repeat(300) };
    await expect(api.createClient().landing.customerContact(long)).resolves.toMatchObject({ success: true });
  });
});

describe("a visitor looks for stores", () => {
  const placesFor = async (language: string, filter: string) => {
    const { data } = await speaking(language).landing.landingPageAddressSearch({ filter });
    return data.addresses.map(({ address, store_count }) => [address, store_count]);
  };

  test("and is offered places with open shops, by a name in either language", async () => {
    expect(await placesFor("en", "dha")).toEqual([
      ["Dhaka", 2],
      ["Dhanmondi, Dhaka", 1],
    ]);
    expect(await placesFor("bn", "Panch")).toEqual([["পাঁচলাইশ, চট্টগ্রাম", 1]]);
    expect(await placesFor("en", "মিরপুর")).toEqual([["Mirpur, Dhaka", 1]]);
    expect(await placesFor("en", "chitt")).toEqual([["Chattogram", 1]]);
    expect(await placesFor("en", "Gazipur")).toEqual([]);
    expect((await placesFor("en", "")).slice(0, 2)).toEqual([
      ["Dhaka", 2],
      ["Chattogram", 1],
    ]);
  });

  test("and what is offered finds them, whichever language their address is in", async () => {
    for (const language of ["bn", "en"] as const) {
      const { data } = await speaking(language).landing.landingPageAddressSearch({ filter: "" });
      for (const { address, store_count } of data.addresses) {
        const found = await api.createClient().store.webStoreFinder({ language, page: 1, address });
        expect(found.data.total, address).toBe(store_count);
      }
    }
  });

  test("and sees the trades, those with most shops first, or those with a word in their name", async () => {
    const trades = async (language: string, filter?: string) => {
      const { data } = await speaking(language).landing.landingPageCategorySearch({ filter });
      return data.product_category.map(({ name, store_count }) => [name, store_count]);
    };
    expect(await trades("en")).toEqual([
      ["Grocery", 2],
      ["Books", 1],
    ]);
    expect(await trades("bn", "BOO")).toEqual([["বই", 1]]);
    expect(await trades("en", "মুদি")).toEqual([["Grocery", 2]]);
    expect(await trades("en", "ships")).toEqual([]);
  });

  test("and opens one trade, in the language of the header", async () => {
    const { data } = await speaking("en").store.businessCategory({ id: 7 });
    expect(data.business_category).toEqual([
      { id_business_category: 7, name: "Books", motif: "other", picture: "books", store_count: 1 },
    ]);
    await expect(speaking("bn").store.businessCategory({ id: 99 })).rejects.toMatchObject({
      code: "not_found",
      status: 404,
      message: "এখানে কিছু নেই।",
    });
  });

  test("and sees at most forty trades on the slider", async () => {
    await api.db.insert(businessCategoryTable).values(
      Array.from({ length: 45 }, (_, number) => ({
        id: 100 + number,
        nameBn: `ধরন ${number}`,
        nameEn: `Kind ${number}`,
        picture: "kind",
      })),
    );
    api.clock.advance(60);
    const { data } = await speaking("en").landing.landingPageCategorySearch({});
    expect(data.product_category).toHaveLength(40);
  });
});
