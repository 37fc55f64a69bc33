import { randomUUID } from "node:crypto";
import { shippingMethods } from "@haat/contract/shared/business-constants";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import type { Connect } from "./example-client";
import { settleWithPathao } from "./statement-example-walk";

interface InShop {
  language: Language;
  seller_key: string;
}

const key = () => ({ context: { idempotencyKey: randomUUID() } });

/** A customer of the demo, signed in to shop. */
export async function signInToShop(connect: Connect, phone: string, language: Language): Promise<ApiClient> {
  const guest = connect();
  const { data: sent } = await guest.account.sendOtp({ phone });
  const { otp, request_id } = sent;
  const { data: proved } = await guest.account.otpValidate({ phone, otp: otp ?? "", request_id });
  const session = await guest.account.signin({ language, phone, ticket: proved.ticket });
  return connect({
    [callHeaders.authorization]: `Bearer ${"access_token" in session ? session.access_token : ""}`,
  });
}

/** Three pieces of a product, to be picked up. @returns the order's number */
async function orderThree(customer: ApiClient, { language, seller_key }: InShop): Promise<string> {
  const asked = { language, sellerKey: seller_key, categorySlug: "all", page: 1 };
  const listed = await customer.catalogue.shopProductsByCategory(asked);
  const product = listed.data.products.find(({ has_attributes, in_stock }) => !has_attributes && in_stock);
  const wanted = { id_product: product?.id_product ?? 0, quantity: 3 };
  const shipping_method = shippingMethods.pickUp;
  const { data: quote } = await customer.order.directPurchaseQuote({
    language,
    sellerKey: seller_key,
    shipping_method,
    ...wanted,
  });
  const expected_total = quote.totals.grand_total;
  const { data } = await customer.order.directPurchaseOrder(
    { language, seller_key, shipping_method, expected_total, ...wanted },
    key(),
  );
  return data.order_id;
}

/**
 * An order is accepted with one piece less, and delivered with another one less by a courier, who hands the cash in less a fee, by its statement and beside it;
 * some of it goes to the bank, a line is put right, and the day is closed. @returns the order's number
 */
export async function keepCash(owner: ApiClient, customer: ApiClient, inShop: InShop): Promise<string> {
  const { sellerOrderChanges: orders, sellerCash: cash } = owner;
  const order_id = await orderThree(customer, inShop);
  const ofOrder = { ...inShop, order_id };
  const left = [{ position: 0, quantity: 2 }];
  await orders.orderTotalsLeft({ ...ofOrder, why: "short", left });
  await orders.acceptWithLess({ ...ofOrder, from: "pending", left, pieces: "written_off" }, key());
  const move = { ...inShop, order_id };
  await owner.sellerOrders.moveOrder({ ...move, from: "accept", to: "packed" });
  await owner.sellerOrders.moveOrder({ ...move, from: "packed", to: "in_store" });
  const kept = [{ position: 0, quantity: 1 }];
  const { data: weighed } = await orders.orderTotalsLeft({ ...ofOrder, why: "returned", left: kept });
  const amount = weighed.totals.after.grand_total;
  const courier = { holder: "courier" as const, courier: "Pathao" };
  await orders.deliverOrder(
    { ...ofOrder, from: "in_store", left: kept, pieces: "in_hand", amount, ...courier },
    key(),
  );
  await cash.orderCash(ofOrder);
  // It says that it collected 10 taka less, which it brings afterwards.
  const short = 1000;
  await settleWithPathao(owner, inShop, { order_id, paid: amount - short });
  const { data: shown } = await cash.cash(inShop);
  const was = shown.owed.find(({ name }) => name === courier.courier)?.amount ?? 0;
  await cash.handInCash({ ...inShop, ...courier, amount: short - 100, fee: 100, was }, key());
  const [change, bank] = inShop.language === "bn" ? ["ভাংতি", "ব্যাংকে"] : ["Change", "To the bank"];
  await cash.moveTill({ ...inShop, move: "put_in", amount: 100_000, note: change }, key());
  const { data: moved } = await cash.moveTill(
    { ...inShop, move: "taken_out", amount: 50_000, note: bank },
    key(),
  );
  const wrong = { id_entry: moved.entry.id_entry, was: 50_000, amount: 40_000, reason: bank };
  await cash.correctCash({ ...inShop, ...wrong }, key());
  await cash.cash(inShop);
  await cash.cashEntries(inShop);
  await cash.cashFile(inShop);
  const { data: day } = await cash.cashDay(inShop);
  await cash.closeCashDay({ ...inShop, expected: day.expected, counted: day.expected }, key());
  return order_id;
}
