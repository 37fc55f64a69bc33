import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AddressForm, type AddressFormProps } from "../commerce/address-form/address-form";
import { BuyBox, type BuyBoxProps } from "../commerce/buy-box/buy-box";
import { CartLine, type CartLineProps } from "../commerce/cart-line/cart-line";
import { CouponBox, type CouponBoxProps } from "../commerce/coupon-box/coupon-box";
import { OtpForm, type OtpFormProps } from "../commerce/otp-form/otp-form";
import { htmlOf, labels } from "./plain-html";

/** What a plain server got, by the form that was sent. */
let received: { path: string; fields: Record<string, string> } | undefined;
let shown: ReactElement;
let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      if (request.method === "POST") {
        const fields = Object.fromEntries(new URLSearchParams(await text(request)));
        received = { path: request.url ?? "", fields };
      }
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="en"><title>Plain</title><body>${htmlOf(shown)}</body></html>`);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  server.close();
});
beforeEach(() => {
  received = undefined;
});

async function open(element: ReactElement): Promise<void> {
  shown = element;
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

/** What the server gets when the page's form is sent. */
async function sent(send: () => Promise<void>): Promise<typeof received> {
  await Promise.all([page.waitForEvent("load"), send()]);
  return received;
}
const press = (name: string) => () => page.getByRole("button", { name, exact: true }).click();
const enter = () => page.keyboard.press("Enter");

describe("a page of plain HTML made from the components, in a browser without JavaScript", () => {
  it("puts a product into the cart, and buys it straight away", async () => {
    const box = (
      <BuyBox
        formId="buy"
        action="/product"
        productId="7"
        attributeIds={["11"]}
        labels={labels<BuyBoxProps["labels"]>()}
      />
    );
    await open(box);
    await page.getByRole("textbox", { name: "quantity" }).fill("3");
    expect(await sent(press("add"))).toMatchObject({
      path: "/product",
      fields: { intent: "add", quantity: "3" },
    });
    await open(box);
    expect(await sent(press("buy"))).toMatchObject({ fields: { intent: "buy", quantity: "1" } });
  });

  it("changes a line of the cart by its buttons, and by the typed number with Enter", async () => {
    const line = (
      <CartLine
        formId="line"
        action="/cart"
        line={{
          id: "a1",
          href: "#",
          name: "Rice",
          picture: "",
          unitPrice: "৳1",
          lineTotal: "৳2",
          quantity: 2,
        }}
        labels={labels<CartLineProps["labels"]>()}
      />
    );
    const got: Record<string, Record<string, string> | undefined> = {};
    for (const button of ["increase", "decrease", "remove", "update"]) {
      await open(line);
      got[button] = (await sent(press(button)))?.fields;
    }
    await open(line);
    await page.getByRole("textbox", { name: "quantity" }).fill("5");
    got["Enter"] = (await sent(enter))?.fields;
    const fields = { cart_unique_id: "a1", quantity: "2" };
    expect(got).toEqual({
      increase: { ...fields, intent: "increase" },
      decrease: { ...fields, intent: "decrease" },
      remove: { ...fields, intent: "remove" },
      update: { ...fields, intent: "set" },
      Enter: { ...fields, quantity: "5", intent: "set" },
    });
  });

  it("unfolds the coupon box and sends a code", async () => {
    await open(<CouponBox formId="coupon" action="/checkout" labels={labels<CouponBoxProps["labels"]>()} />);
    await page.locator("summary").click();
    await page.getByRole("textbox").fill("EID10");
    expect((await sent(enter))?.fields).toMatchObject({ code: "EID10", intent: "apply_coupon" });
  });

  it("sends a code that came by phone", async () => {
    await open(
      <OtpForm
        formId="otp"
        action="/login"
        phone="01712 345678"
        changeHref="#"
        labels={labels<OtpFormProps["labels"]>()}
      />,
    );
    await page.getByRole("textbox").fill("৪৮২৯১৩");
    expect(await sent(enter)).toMatchObject({ path: "/login", fields: { otp: "৪৮২৯১৩", intent: "verify" } });
  });

  it("saves an address with a place chosen from the lists", async () => {
    await open(
      <AddressForm
        formId="new"
        action="/shipping-address"
        places={{
          divisions: [{ value: "3", label: "Dhaka" }],
          cities: [{ label: "Dhaka division", options: [{ value: "47", label: "Dhaka" }] }],
          areas: [{ value: "500", label: "Dhanmondi" }],
        }}
        count={{ template: "{n} of 100", digits: "0123456789" }}
        labels={labels<AddressFormProps["labels"]>()}
      />,
    );
    await page.locator("#new-first_name").fill("শ্রাবন্তী");
    await page.locator("#new-id_area").selectOption("500");
    await page.locator("#new-address").fill("মসজিদের পাশে");
    expect(await sent(() => page.locator("#new-first_name").press("Enter"))).toMatchObject({
      path: "/shipping-address",
      fields: { first_name: "শ্রাবন্তী", id_area: "500", address: "মসজিদের পাশে", intent: "enter" },
    });
  });
});
