import type { Page } from "@playwright/test";
import { strings } from "@haat/i18n/strings";
import type { JourneyLanguage } from "./journey-words";

const bengaliZero = 0x09e6;

/** Poisha of an amount as the page writes it, in either language's digits; 0 where it is a word, such as "Free". */
export function poishaOf(text: string): number {
  const latin = text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
  const [, taka, poisha = "0"] = /(\d[\d,]*)(?:\.(\d{2}))?/.exec(latin) ?? [];
  return taka === undefined ? 0 : Number(taka.replaceAll(",", "")) * 100 + Number(poisha);
}

/**
 * The sums of cart, checkout or an order as a shopper reads them, in poisha; a coupon's is given without its minus.
 * @param code the coupon's, by which an order's page calls what it takes off
 */
export async function readSums(page: Page, language: JourneyLanguage, code?: string) {
  const { components, accountPages } = strings[language];
  const { itemTotal, couponDiscount, delivery, grandTotal } = components.orderSummary;
  const discount = code ? accountPages.order.coupon.replace("{{code}}", code) : couponDiscount;
  const row = page.locator("[data-slot=order-summary] dl > div");
  const read = async (label: string) => {
    const sum = row
      .filter({ has: page.locator("dt", { hasText: label }) })
      .locator("dd")
      .first();
    return (await sum.count()) === 0 ? 0 : poishaOf(await sum.innerText());
  };
  return {
    items: await read(itemTotal),
    discount: await read(discount),
    delivery: await read(delivery),
    total: await read(grandTotal),
  };
}
