import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import type { PlainBrowser } from "../../../../testing/plain-browser";
import { addToCart, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";
const words = strings.en.complaints;
const openForm = "[data-slot=complaint-form]";
const writeForm = "[data-slot=complaint-write]";

/** A customer with an order of a saree that was delivered. */
async function customerWithOrder(): Promise<{ visitor: PlainBrowser; path: string; number: string }> {
  const visitor = storefront.visit();
  await signUp(visitor, shop);
  await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
  const checkout = await visitor.open(`${shop}/checkout-products?shipping_method=2`);
  const placed = await visitor.submit(checkout, "main form:has([name=idempotency_key])", { intent: "place" });
  const path = placed.path.replace("/placed", "");
  const number = path.split("/").at(-1) ?? "";
  await storefront.database.execute(
    sql`update customer_order set status = 6, payment_status = 'paid' where number = ${number}`,
  );
  return { visitor, path, number };
}
const complaint = { kind: "return", reason: "damaged", text: "The border is torn." };

describe("something wrong with an order, without JavaScript", () => {
  it("is said on the order's page, kept as it was typed where it is wrong, and sent once", async () => {
    const { visitor, path } = await customerWithOrder();
    const order = await visitor.open(path);
    const link = order.root.querySelector("main a[href$='/complaint']");
    expect(link?.text).toContain(words.own.link);
    const page = await visitor.open(link?.getAttribute("href") ?? "");
    const wrong = await visitor.submit(page, openForm, { kind: "return", reason: "", text: "Torn" });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      expect.stringContaining(strings.en.api.fields.complaint_reason_required),
    ]);
    expect(wrong.root.querySelector("[name=text]")?.text).toContain("Torn");
    const [sent] = await Promise.all([
      visitor.submit(wrong, openForm, complaint),
      visitor.submit(wrong, openForm, complaint),
    ]);
    expect([sent.path, sent.text]).toEqual([
      `${path}/complaint`,
      expect.stringContaining("The border is torn."),
    ]);
    const shown = await visitor.open(`${path}/complaint`);
    expect(shown.root.querySelectorAll("[data-slot=complaint]")).toHaveLength(1);
    expect(shown.root.querySelector(openForm)).toBeNull();
    expect((await visitor.open(path)).text).toContain(words.states.open);
  });

  it("leads back to its order and to all of them above its title, as the order's page does to its list", async () => {
    const { visitor, path } = await customerWithOrder();
    await visitor.submit(await visitor.open(`${path}/complaint`), openForm, complaint);
    const page = await visitor.open(`${path}/complaint`);
    const ways = page.root.querySelectorAll("main [data-slot=breadcrumb] a");
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([`${shop}/orders`, path]);
    const here = page.root.querySelector("main [data-slot=breadcrumb] [aria-current=page]");
    expect(here?.text.trim()).toBe(words.own.place);
    const main = page.root.querySelector("main")?.toString() ?? "";
    expect(main.indexOf('data-slot="breadcrumb"')).toBeLessThan(main.indexOf("<h1"));
  });

  it("bears pictures, drawn anew; one that is none is refused at its field, and the good one stays", async () => {
    const { visitor, path } = await customerWithOrder();
    const page = await visitor.open(`${path}/complaint`);
    const pixel = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const body = (extra: Record<string, string>, ...files: File[]) => {
      const form = new FormData();
      const key = page.root.querySelector("[name=idempotency_key]")?.getAttribute("value") ?? "";
      for (const [name, value] of Object.entries({
        intent: "open",
        idempotency_key: key,
        ...complaint,
        ...extra,
      }))
        form.append(name, value);
      for (const file of files) form.append("pictures", file);
      return form;
    };
    const post = (form: FormData) =>
      visitor.send(`${path}/complaint`, {
        method: "POST",
        headers: { origin: "http://localhost:3000" },
        body: form,
      });
    const refused = await post(
      body({}, new File([pixel], "torn.png", { type: "image/png" }), new File(["no picture"], "a.png")),
    );
    const html = refused.root.toString();
    expect([refused.status, html]).toEqual([
      422,
      expect.stringContaining(strings.en.api.errors.picture_format),
    ]);
    const kept = /name="kept" value="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(kept).toMatch(/^uploads\//);
    expect(html).toContain("1 picture is kept");
    const five = Array.from({ length: 5 }, () => new File([pixel], "torn.png", { type: "image/png" }));
    const many = await post(body({}, ...five));
    expect([many.status, many.text]).toEqual([
      422,
      expect.stringContaining(strings.en.api.fields.complaint_pictures_many),
    ]);
    const sent = await post(body({ kept }));
    expect([sent.status, sent.path]).toEqual([200, `${path}/complaint`]);
    const shown = await visitor.open(`${path}/complaint`);
    const picture = shown.root.querySelector("[data-slot=complaint] a:has(img)");
    expect(picture?.querySelector("img")?.getAttribute("src")).toContain(kept);
    const whole = await storefront.visit().send(picture?.getAttribute("href") ?? "");
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image/)]);
  });

  it("is answered by the shop, written about further, passed on and closed", async () => {
    const { visitor, path, number } = await customerWithOrder();
    const sent = await visitor.submit(await visitor.open(`${path}/complaint`), openForm, complaint);
    expect(sent.root.querySelector("[data-slot=complaint-pass]")).toBeNull();
    await storefront.database.execute(sql`update complaint set state = 'answered'
      where order_id = (select id from customer_order where number = ${number})`);
    const answered = await visitor.open(`${path}/complaint`);
    const more = await visitor.submit(answered, writeForm, { text: "And the colour runs." });
    expect(more.text).toContain("And the colour runs.");
    const empty = await visitor.submit(more, writeForm, { text: " " });
    expect([empty.status, empty.text]).toEqual([
      422,
      expect.stringContaining(strings.en.api.fields.complaint_text_required),
    ]);
    await storefront.database.execute(sql`update complaint set state = 'answered'
      where order_id = (select id from customer_order where number = ${number})`);
    const passed = await visitor.submit(
      await visitor.open(`${path}/complaint`),
      "[data-slot=complaint-pass]",
    );
    expect(passed.text).toContain(words.passed);
    expect(passed.text).toContain(words.own.standing.passed.replace("{{shop}}", "Rongdhonu"));
    expect((await visitor.open(path)).root.querySelector("main a[href$='/complaint']")?.text).toContain(
      words.passed,
    );
    const closed = await visitor.submit(passed, "[data-slot=complaint-close]");
    const shown = closed.root.querySelector("[data-slot=complaint]")?.text;
    expect(shown).toContain(words.states.closed);
    expect(shown).not.toContain(words.passed);
  });

  it("what came of it stands first and is led to from the order; a further one is folded away below", async () => {
    const { visitor, path } = await customerWithOrder();
    const first = await visitor.open(`${path}/complaint`);
    expect(first.root.querySelector(`details ${openForm}`)).toBeNull();
    const sent = await visitor.submit(first, openForm, complaint);
    const closed = await visitor.submit(sent, "[data-slot=complaint-close]");
    const html = closed.root.toString();
    expect(html.indexOf('data-slot="complaint"')).toBeLessThan(html.indexOf('data-slot="complaint-form"'));
    expect(closed.root.querySelector(`details:not([open]) ${openForm}`)).not.toBeNull();
    const refused = await visitor.submit(closed, openForm, { ...complaint, reason: "" });
    expect(refused.root.querySelector(`details[open] ${openForm}`)).not.toBeNull();
    expect((await visitor.open(path)).root.querySelector("main a[href$='/complaint']")?.text).toContain(
      words.states.closed,
    );
  });

  it("is nobody else's", async () => {
    const { path } = await customerWithOrder();
    const { visitor: stranger } = await customerWithOrder();
    expect((await stranger.open(`${path}/complaint`)).status).toBe(404);
    expect((await storefront.visit().open(`${path}/complaint`)).path).toBe(`${shop}/login`);
  });

  it("is reached on the platform too, in Bengali, also where the shop is suspended by now", async () => {
    const { visitor, path, number } = await customerWithOrder();
    await visitor.submit(await visitor.open(`${path}/complaint`), openForm, complaint);
    await storefront.database.execute(sql`update shop set status = 'suspended' where slug = 'rongdhonu'`);
    const order = await visitor.open(`/orders/${number}`);
    expect(order.status).toBe(200);
    const page = await visitor.open(`/orders/${number}/complaint`);
    await storefront.database.execute(sql`update shop set status = 'approved' where slug = 'rongdhonu'`);
    expect([page.status, page.text]).toEqual([
      200,
      expect.stringContaining(strings.bn.complaints.states.open),
    ]);
  });
});
