import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { tableContents } from "../../testing/table-contents";

let api: TestApi;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shopper = await createShopper(api, { email: "rahim@example.com" });
});

const names = { first_name: "রহিম", last_name: "উদ্দিন" };
const profile = async () => (await shopper.client.account.customerProfile({ language: "en" })).data[0];

describe("a customer changes the profile", () => {
  test("and reads it back, with its new version", async () => {
    expect(await profile()).toEqual({
      first_name: "Rahim",
      last_name: "Uddin",
      mobile: shopper.nationalPhone,
      email: "rahim@example.com",
      picture: null,
      has_password: false,
      version: "1",
    });
    const changed = await shopper.client.account.updateCustomerProfile({
      language: "bn",
      ...names,
      email: " Rahim.New@Example.com ",
    });
    expect(changed.message).toBe("আপনার তথ্য সংরক্ষণ করা হয়েছে।");
    expect(changed.data[0]).toMatchObject({ ...names, email: "rahim.new@example.com", version: "2" });
    expect(await profile()).toEqual(changed.data[0]);
  });

  test("and what is left out stays, what is left empty goes", async () => {
    const change = (email?: string) =>
      shopper.client.account.updateCustomerProfile({
        language: "en",
        ...names,
        ...(email !== undefined && { email }),
      });
    expect((await change()).data[0]?.email).toBe("rahim@example.com");
    expect((await change("")).data[0]?.email).toBeNull();
  });

  test("and the second of two who change the same version is told so", async () => {
    const ifMatch = `"${(await profile())?.version}"`;
    const change = (first_name: string, given = ifMatch) =>
      shopper.client.account.updateCustomerProfile(
        { language: "en", first_name, last_name: "Uddin" },
        { context: { ifMatch: given } },
      );
    const writers = await Promise.allSettled([change("Karim"), change("Jamil")]);
    expect(writers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const before = await tableContents(api.db);
    await expect(change("Selim")).rejects.toMatchObject({
      code: "precondition_failed",
      status: 412,
      message: "This was changed somewhere else in the meantime. Please look at it again and then save.",
    });
    expect(await tableContents(api.db)).toEqual(before);
    expect((await change("Selim", `"${(await profile())?.version}"`)).data[0]?.first_name).toBe("Selim");
  });

  test("over HTTP by the tag that it was read with", async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      api.fetch(
        new Request(`http://api.test/api/v1/${path}`, {
          ...init,
          headers: { ...shopper.headers, "content-type": "application/json", ...init.headers },
        }),
      );
    const tag = (await ask("customer_profile/en")).headers.get("etag") ?? "";
    const change = () =>
      ask("update_customer_profile/en", {
        method: "POST",
        headers: { "if-match": tag },
        body: JSON.stringify(names),
      });
    expect(tag).toBe('"1"');
    const changed = await change();
    expect([changed.status, changed.headers.get("etag")]).toEqual([200, '"2"']);
    expect((await change()).status).toBe(412);
  });

  test.each<[string, object, string, string, string]>([
    [
      "no first name",
      { first_name: " " },
      "first_name",
      "Please enter your first name.",
      "আপনার নামের প্রথম অংশ লিখুন।",
    ],
    [
      "a last name of one letter",
      { last_name: "ক" },
      "last_name",
      "A name has 2 to 30 characters.",
      "নাম ২ থেকে ৩০ অক্ষরের হতে হবে।",
    ],
    [
      "a name of 31 letters",
      { first_name: "a".repeat(31) },
      "first_name",
      "A name has 2 to 30 characters.",
      "নাম ২ থেকে ৩০ অক্ষরের হতে হবে।",
    ],
    [
      "unusual characters",
      { first_name: "R@him" },
      "first_name",
      "Unusual characters entered. Make sure your name is entered correctly.",
      "নামে অস্বাভাবিক অক্ষর আছে। নামটি ঠিকভাবে লেখা হয়েছে কি না দেখে নিন।",
    ],
    [
      "an email that is none",
      { email: "nobody" },
      "email",
      "Invalid email address. Write it like name@example.com.",
      "ইমেইল ঠিকানাটি সঠিক নয়। name@example.com এভাবে লিখুন।",
    ],
    [
      "a picture that is nobody's",
      { picture: "uploads/abc" },
      "picture",
      "This picture could not be found.",
      "ছবিটি পাওয়া যায়নি।",
    ],
    [
      "a picture outside",
      { picture: "../../etc/passwd" },
      "picture",
      "This picture could not be found.",
      "ছবিটি পাওয়া যায়নি।",
    ],
    [
      "another phone",
      { mobile: "01712345678" },
      "mobile",
      "This field is not known here.",
      "এই ঘরটি এখানে চেনা যায় না।",
    ],
  ])("but not with %s, said in both languages", async (_, change, field, english, bengali) => {
    const before = await tableContents(api.db);
    for (const [language, message] of [
      ["en", english],
      ["bn", bengali],
    ] as const) {
      await expect(
        shopper.client.account.updateCustomerProfile({ language, ...names, ...change }),
      ).rejects.toMatchObject({ code: "invalid_input", status: 422, data: { errors: [{ field, message }] } });
    }
    expect(await tableContents(api.db)).toEqual(before);
  });
});
