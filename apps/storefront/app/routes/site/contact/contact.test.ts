import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, platformOrigin, type TestStorefront } from "../../../../testing/open-storefront";
import { signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=contact-form]";
const message = {
  name: "রহিমা খাতুন",
  email: "rahima@example.com",
  subject: "Opening a shop",
  message: "How do I start?\nThank you.",
};

describe("writing to the platform", () => {
  it("a message from the contact page or the landing page is thanked for, in the page's language", async () => {
    const visitor = storefront.visit();
    const sent = await visitor.submit(await visitor.open("/en/contact"), form, message);
    expect([sent.status, sent.path]).toEqual([200, "/en/contact?sent=1"]);
    expect(sent.text).toContain("Thank you for your feedback");
    expect(sent.root.querySelector(form)).toBeNull();
    const fromLanding = await visitor.submit(await visitor.open("/"), form, message);
    expect([fromLanding.path, fromLanding.text]).toEqual([
      "/contact?sent=1",
      expect.stringContaining("আপনার মতামতের জন্য ধন্যবাদ"),
    ]);
    const another = sent.root.querySelector("#message a")?.getAttribute("href") ?? "";
    expect((await visitor.open(another)).root.querySelector(form)).not.toBeNull();
  });

  it("each refused field says why, in a summary and beside it, and everything typed stays", async () => {
    const visitor = storefront.visit();
    const typed = { name: "x".repeat(256), email: "rahima@", subject: "", message: "ক".repeat(301) };
    const page = await visitor.submit(await visitor.open("/en/contact"), form, typed);
    expect(page.status).toBe(422);
    const summary = page.root.querySelector("[data-slot=form-error-summary]")?.text ?? "";
    for (const said of [
      "A name has at most 255 characters.",
      "Invalid email address",
      "Please enter a subject.",
      "A message has at most 300 characters.",
    ])
      expect(summary).toContain(said);
    for (const [name, value] of Object.entries(typed)) {
      const control = page.root.querySelector(`${form} [name=${name}]`);
      expect(control?.getAttribute("aria-invalid")).toBe("true");
      expect(name === "message" ? control?.text.trim() : (control?.getAttribute("value") ?? "")).toBe(value);
    }
    const bn = await visitor.submit(await visitor.open("/contact"), form, typed);
    expect(bn.root.querySelector("[data-slot=form-error-summary]")?.text).toMatch(/[ঀ-৿]/);
  });

  it("300 characters are a message, counted as people count them", async () => {
    const visitor = storefront.visit();
    const long = { ...message, name: "ক্ষ".repeat(255), message: "ক্ষ".repeat(300) };
    const page = await visitor.submit(await visitor.open("/contact"), form, long);
    expect(page.path).toBe("/contact?sent=1");
  });

  it("pressing twice sends one message: its words are its key, so the second is an earlier one given again", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open("/en/contact");
    const twice = { ...message, subject: "Pressed twice" };
    for (const answer of await Promise.all([0, 1].map(() => visitor.submit(page, form, twice))))
      expect(answer.path).toBe("/en/contact?sent=1");
    const key = createHash("sha256").update(JSON.stringify(twice)).digest("base64url");
    const again = await storefront.fetch(
      new Request(`${platformOrigin}/api/v1/customer_contact/en`, {
        method: "POST",
        body: new URLSearchParams(twice),
        headers: { "idempotency-key": key },
      }),
    );
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
  });

  it("a customer who is signed in need not type name and address again", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, "/rongdhonu");
    const page = await visitor.open("/contact");
    expect(page.root.querySelector(`${form} [name=name]`)?.getAttribute("value")).toBe("রহিমা খাতুন");
  });
});
