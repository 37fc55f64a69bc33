import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";
import { photoFields, photoIntent } from "../photo-uploads";

let storefront: TestStorefront;
let browser: PlainBrowser;
let address: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  address = `${(await signIn(browser, people.manager)).path}/goods/new`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const background = "#2e7d32";
const picture = () =>
  sharp({ create: { width: 320, height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Posts a form as the page's scripts do. */
async function post(form: FormData) {
  const headers = { origin: consoleOrigin, "sec-fetch-site": "same-origin" };
  const query = "?_data=goods-new.en";
  return browser.once(`${address}${query}`, { method: "POST", headers, body: form });
}
function formOf(fields: Record<string, string | Blob | string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each);
  return form;
}
const sendPhoto = async (file: Blob) => {
  const answer = await post(formOf({ [photoFields.intent]: photoIntent, [photoFields.photo]: file }));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

it("photos that were sent one by one become drafts, each in its order, and one that is none says why", async () => {
  const wrong = await sendPhoto(new File(["no picture"], "note.jpg", { type: "image/jpeg" }));
  expect(wrong).toMatchObject({ status: 415, body: { error: { photo: [expect.stringMatching(/\S/)] } } });
  const keys: string[] = [];
  for (const _ of [1, 2]) {
    const sent = await sendPhoto(
      new File([new Uint8Array(await picture())], "a.jpg", { type: "image/jpeg" }),
    );
    expect(sent.status).toBe(200);
    keys.push(Object(sent.body.initialValue)[photoFields.photo]);
  }
  const begun = await post(formOf({ [photoFields.kept]: keys, show: "each", key: "photos-1" }));
  expect(begun.headers.get("x-remix-redirect")).toMatch(/\/goods\/drafts$/);
  const sheet = await browser.open(address.replace(/new$/, "drafts"));
  const shown = sheet.root.querySelectorAll("main img").map((image) => image.getAttribute("src") ?? "");
  for (const key of keys) expect(shown.join()).toContain(key);
});

it("somebody else's picture begins no draft", async () => {
  const answer = await post(
    formOf({ [photoFields.kept]: ["uploads/0123456789abcdef0123456789abcdef"], show: "one" }),
  );
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("pictures")]);
});
