import { randomUUID } from "node:crypto";
import { business, shippingMethods } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { CancelReason, OrderStage } from "@haat/contract/shared/order-choices";
import { internationalPhone, testNumbersOf } from "@haat/contract/shared/phone";
import { strings } from "@haat/i18n/strings";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { ensureAccount } from "../account/account.usecases";
import { saveAddress } from "../address/address.usecases";
import type { InShop } from "../audit/audit.usecases";
import { saveShopCourier } from "../courier/courier.usecases";
import { saveOrderParcel } from "../courier/parcel.usecases";
import { quoteDirectPurchase } from "../order/direct-purchase.usecases";
import { orderDirectly } from "../order/order-placement.usecases";
import { moveShopOrder } from "../seller-orders/order-move.usecases";
import * as orders from "./test-order.repository";
import type { SampleChoice } from "./test-order.repository";

interface Sample {
  /** How far its shop moves it. */
  stages: readonly OrderStage[];
  reason?: CancelReason;
}

/** Orders as a shop has them, each of a customer of its own. */
const samples: readonly Sample[] = [
  { stages: [] },
  { stages: ["accept", "packed"] },
  { stages: ["accept", "packed", "shipped"] },
  { stages: ["accept", "packed", "shipped", "delivered"] },
  { stages: ["cancel"], reason: "asked" },
  { stages: ["accept", "packed", "shipped", "cancel"], reason: "returned" },
];

/** Whose the first of them is, by the end of the number: whoever tries out signing up begins at 000. */
const firstCustomer = 101;

/**
 * Has test customers order in a test shop, and moves their orders as its people would: by the commands that customers and
 * people give, so that everything hears of it that does in a shop. What a shop's own rules refuse is left out.
 */
export async function placeSampleOrders(services: Services, inTestShop: InShop, language: Language) {
  const { db, logger } = services;
  const { shopId } = inTestShop.scope;
  const terms = await orders.findOrderTerms(db, shopId);
  const choices = (await orders.listChoices(db, shopId)).filter(
    (choice) => piecesOf(choice, terms.leastOrder) <= Math.min(choice.stock, business.maxQuantityPerProduct),
  );
  for (const [place, sample] of samples.entries()) {
    const choice = choices[place % choices.length];
    if (!choice) return;
    try {
      const number = await placeOrder(services, { shopId, terms, choice, place, language });
      await moveAlong(services, inTestShop, language, number, sample);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      logger.warn({ err: error, shop: shopId }, "a sample order of a test shop was refused");
    }
  }
}

/** As many pieces as a shop takes an order for. */
const piecesOf = ({ price }: SampleChoice, leastOrder: number | null) =>
  leastOrder === null || price === 0 ? 1 : Math.ceil(leastOrder / price);

interface SampleOrder {
  shopId: number;
  terms: Awaited<ReturnType<typeof orders.findOrderTerms>>;
  choice: SampleChoice;
  /** Whose order it is: the how manieth test customer's, from 0. */
  place: number;
  language: Language;
}

/** @returns the order's number */
async function placeOrder(
  services: Services,
  { shopId, terms, choice, place, language }: SampleOrder,
): Promise<string> {
  const now = services.clock.now();
  const national = testNumbersOf(shopId).first.slice(0, -3) + String(firstCustomer + place);
  const names = { firstName: "Test", lastName: national.slice(-3) };
  const customer = await inTransaction(services.db, (tx) =>
    ensureAccount(tx, { phone: internationalPhone(national), ...names }, now),
  );
  const { address, area: area_name } = strings[language].testShop.sample;
  const whereTo = { id_division: terms.divisionId, id_city: terms.cityId, area_name, address };
  const who = { first_name: names.firstName, last_name: names.lastName, contact_number: national };
  const { id: address_unique_id } = await saveAddress(
    services,
    { customerId: customer.id, requestId: undefined },
    { ...who, ...whereTo, postal_code: "", is_home: 1 },
    undefined,
  );
  const wanted = {
    language,
    id_product: choice.productId,
    id_product_attribute: choice.valueIds,
    quantity: piecesOf(choice, terms.leastOrder),
    shipping_method: shippingMethods.homeDelivery,
    address_unique_id,
  };
  const shopper = { kind: "customer" as const, customerId: customer.id };
  const { totals } = await quoteDirectPurchase(services, shopper, terms.sellerKey, wanted);
  const request = { ...wanted, seller_key: terms.sellerKey, payment_method: 0 as const };
  const { answer } = await orderDirectly(
    services,
    { customer, phoneProvedAt: now },
    { ...request, expected_total: totals.grand_total },
    randomUUID(),
  );
  return answer.order_id;
}

/** Moves an order stage by stage; before it is on its way the test courier gets its parcel. */
async function moveAlong(
  services: Services,
  inTestShop: InShop,
  language: Language,
  order_id: string,
  { stages, reason }: Sample,
): Promise<void> {
  let from: OrderStage = "pending";
  for (const to of stages) {
    if (to === "shipped") await handOver(services, inTestShop, language, order_id);
    const why = to === "cancel" && reason ? { reason } : {};
    await moveShopOrder(
      services,
      inTestShop,
      language,
      { order_id, from, to, note: "", pieces: [], ...why },
      randomUUID(),
    );
    from = to;
  }
}

async function handOver(services: Services, inTestShop: InShop, language: Language, order_id: string) {
  const { courier: name } = strings[language].testShop;
  const given = { courier: "new", name, link: "", is_active: true, version: 0 };
  const { courier } = await saveShopCourier(services, inTestShop, given);
  const parcel = { pieces: 1, weight_grams: null, note: "", state: "handed_over" as const, fee: null };
  const handed = { order_id, courier, tracking_code: `TEST-${order_id}`, ...parcel, version: 0 };
  await saveOrderParcel(services, inTestShop, handed, language);
}
