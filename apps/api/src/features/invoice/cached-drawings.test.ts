import { expect, test } from "vitest";
import type { Invoice } from "@haat/contract/shop/invoice.contract";
import { createCachedDrawings } from "./cached-drawings";

const invoice = (number: string, status = "Pending") => ({ invoice_number: number, status }) as Invoice;

test("an invoice is drawn once for what it says, anew in another language and after a change", async () => {
  const drawn: string[] = [];
  const draw = createCachedDrawings(async ({ invoice_number, status }, language) => {
    drawn.push(`${invoice_number} ${status} ${language}`);
    return new Uint8Array([drawn.length]);
  });
  const first = await draw(invoice("A"), "bn");
  expect(await draw(invoice("A"), "bn")).toBe(first);
  await draw(invoice("A"), "en");
  await draw(invoice("A", "Delivered"), "bn");
  await draw(invoice("B"), "bn");
  expect(drawn).toEqual(["A Pending bn", "A Pending en", "A Delivered bn", "B Pending bn"]);
});

test("invoices that come while too many wait are asked to come back", async () => {
  const finish: (() => void)[] = [];
  const draw = createCachedDrawings(
    () => new Promise((resolve) => finish.push(() => resolve(new Uint8Array(1)))),
  );
  const asked = Array.from({ length: 12 }, (_, index) => draw(invoice(String(index)), "bn"));
  const ends = Promise.allSettled(asked);
  await expect(asked[11]).rejects.toMatchObject({ code: "too_many_requests", context: { retry_after: 5 } });
  for (let each = 0; each < 9; each += 1) {
    finish[each]?.();
    await asked[each];
    // The next one's turn comes with the microtask after.
    await Promise.resolve();
  }
  expect((await ends).filter(({ status }) => status === "fulfilled")).toHaveLength(9);
});
