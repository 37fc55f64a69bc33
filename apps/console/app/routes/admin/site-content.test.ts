import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../testing/seller";

let storefront: TestStorefront;
let admin: PlainBrowser;
beforeAll(async () => {
  storefront = await openStorefront();
  admin = storefront.visit(consoleOrigin);
  await signIn(admin, people.admin);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const question = {
  title_bn: "পণ্য কি বদলানো যায়?",
  title_en: "Can I exchange a product?",
  body_bn: "যায়।\n\nদোকানকে ফোন করুন।",
  body_en: "Yes.\n\nCall the shop.",
  is_shown: "on",
};
const form = "[data-slot=console-form]";
const asked = async () => (await storefront.visit().open("/en/faq")).text;

describe("an admin keeps the marketing site", () => {
  it("with what it began with: articles and questions, each in its list", async () => {
    const list = await admin.open("/en/admin/site?view=article");
    expect(list.root.querySelectorAll("main [data-slot=row-list] li")).toHaveLength(3);
    expect(list.text).toContain("Good product photos with the phone you have");
  });

  it("by showing a question first, then keeping it, and visitors read it at once", async () => {
    const page = await admin.open("/en/admin/site/question/new");
    const preview = await admin.submit(page, form, question, "[value=preview]");
    const shown = preview.root.querySelector("[data-slot=content-preview]")?.text ?? "";
    expect(shown).toContain("Call the shop.");
    expect(shown).toContain("পণ্য কি বদলানো যায়?");
    expect(await asked()).not.toContain(question.title_en);
    const kept = await admin.submit(preview, form, {}, "[data-slot=button][value=save]");
    expect(kept.path).toContain("/en/admin/site?view=question");
    await expect.poll(asked).toContain(question.title_en);
  });

  it("and hears what is missing, with what was typed", async () => {
    const page = await admin.open("/en/admin/site/testimonial/new");
    const refused = await admin.submit(
      page,
      form,
      { title_en: "Rahima Khatun" },
      "[data-slot=button][value=save]",
    );
    expect(refused.status).toBe(422);
    expect(refused.root.querySelector("[name=title_en]")?.getAttribute("value")).toBe("Rahima Khatun");
    expect(refused.root.querySelector("[name=title_bn]")?.getAttribute("aria-invalid")).toBe("true");
  });

  it("by taking an article away: its page is gone, and the map of the site has it no more", async () => {
    const visitor = storefront.visit();
    const address = "/en/blog/keeping-track-of-cash";
    expect((await visitor.open(address)).status).toBe(200);
    const list = await admin.open("/en/admin/site?view=article");
    const link = list.root
      .querySelectorAll("main a")
      .find(({ text }) => text.includes("keeping track of cash"))
      ?.getAttribute("href");
    const page = await admin.open(`${link}/remove`);
    await admin.submit(page, form);
    await expect.poll(async () => (await visitor.open(address)).status).toBe(404);
    const map = await (await visitor.once("/sitemaps/pages.xml")).text();
    expect(map).not.toContain("keeping-track-of-cash");
  });

  it("by making a slide the heading of the first page", async () => {
    const page = await admin.open("/en/admin/site/slide/new");
    const slide = {
      title_bn: "ঈদের বাজার",
      title_en: "The market of Eid",
      text_bn: "সব এক জায়গায়।",
      text_en: "All in one place.",
      target: "find-store",
      is_shown: "on",
    };
    await admin.submit(page, form, slide, "[data-slot=button][value=save]");
    const heading = async () => (await storefront.visit().open("/en")).root.querySelector("h1")?.text;
    await expect.poll(heading).toBe("The market of Eid");
  });
});
