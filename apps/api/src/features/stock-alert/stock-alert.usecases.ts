import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone, internationalPhone } from "@haat/contract/shared/phone";
import type { StockAlert, StockAlertOfAnyShop } from "@haat/contract/shop/stock-alert.contract";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import { inTenantScope, inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { once } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { keyedHashOf } from "../../security/secrets";
import { useTicket, type Customer } from "../account/account.usecases";
import { distinctAscending, type ChoiceRequest } from "../cart/choice.usecases";
import { requireShop } from "../shop/shop.usecases";
import * as alerts from "./stock-alert.repository";
import type { AlertRow, AwaitedChoice } from "./stock-alert.repository";

/** Whom to tell: the customer who is signed in, or whoever answered a code just now (`phone` in national form). */
export type Waiting =
  | { kind: "customer"; customer: Pick<Customer, "id" | "phone"> }
  | { kind: "ticket"; phone: string; ticket: string };

export interface AlertRequest extends ChoiceRequest {
  seller_key: string;
  language: Language;
}

/**
 * Lets somebody wait for what is sold out; who waits already goes on waiting.
 * @param key the same one uses a ticket only once
 * @returns the number that is told, in national form
 * @throws store_not_found, product_not_found, choice_required, in_stock, too_many_stock_alerts, ticket_invalid, and what a key
 * can be refused for
 */
export async function askForAlert(
  services: Services,
  waiting: Waiting,
  request: AlertRequest,
  key: string | undefined,
): Promise<{ phone: string; isReplay: boolean }> {
  const { clock, config } = services;
  const shop = await requireShop(services, request.seller_key);
  const isCustomer = waiting.kind === "customer";
  const phone = isCustomer ? waiting.customer.phone : internationalPhone(waiting.phone);
  const { id_product, language } = request;
  const id_product_attribute = distinctAscending(request.id_product_attribute);
  const repeatable = {
    shopId: shop.id,
    owner: isCustomer ? `customer ${waiting.customer.id}` : `phone ${keyedHashOf(phone, config.secrets[0])}`,
    route: "stock_alert",
    key,
    fingerprint: { id_product, id_product_attribute },
    tenantScope: isCustomer ? { shopId: shop.id, customerId: waiting.customer.id } : undefined,
  };
  const { isReplay } = await once(services, repeatable, async (tx) => {
    const now = clock.now();
    if (waiting.kind === "ticket") await useTicket(tx, { phone, ticket: waiting.ticket }, now);
    const choice = await holdAwaited(tx, shop.id, { id_product, id_product_attribute }, language);
    const most = business.stockAlertsPerPhone;
    if ((await alerts.countAlerts(tx, shop.id, phone)) >= most)
      throw new DomainError("too_many_stock_alerts", { most });
    await alerts.saveAlert(tx, { ...choice, phone, language, createdAt: now });
    return {};
  });
  return { phone: displayPhone(phone), isReplay };
}

/** What is sold out and awaited. @throws product_not_found, choice_required, in_stock */
async function holdAwaited(
  tx: Queryable,
  shopId: number,
  { id_product, id_product_attribute: valueIds }: ChoiceRequest,
  language: Language,
): Promise<AwaitedChoice> {
  const product = await alerts.holdProduct(tx, shopId, id_product);
  if (!product) throw new DomainError("product_not_found");
  const isWhole = valueIds.length === 0;
  if (!isWhole && !product.hasAttributes) throw new DomainError("choice_required");
  const combination = isWhole ? undefined : await alerts.holdCombination(tx, shopId, product.id, valueIds);
  if (!isWhole && !combination) throw new DomainError("choice_required");
  const { stock } = combination ?? product;
  if (stock > 0) throw new DomainError("in_stock", { name: textIn(language, product.name) });
  return { shopId, productId: product.id, combinationId: combination?.id ?? null };
}

/** What a customer waits for in a shop. @throws store_not_found */
export async function listAlerts(
  services: Services,
  customer: Pick<Customer, "id" | "phone">,
  sellerKey: string,
  language: Language,
): Promise<StockAlert[]> {
  const shop = await requireShop(services, sellerKey);
  const tenantScope = { shopId: shop.id, customerId: customer.id };
  const rows = await inTenantScope(services, tenantScope, ({ db }) =>
    alerts.listAlerts(db, shop.id, customer.phone),
  );
  return rows.map((row) => describeAlert(services, row, language));
}

/** What a customer waits for in all shops, closed ones too, the newest first. */
export async function listAlertsOfAllShops(
  services: Services,
  customer: Pick<Customer, "id" | "phone">,
  language: Language,
): Promise<StockAlertOfAnyShop[]> {
  const found = await inTenantScope(services, { customerId: customer.id }, ({ db }) =>
    alerts.listAlertsOfAllShops(db, customer.phone),
  );
  const choices = await alerts.describeChoices(services.db, found);
  return found.flatMap(({ shop, ...alert }, at) => {
    const choice = choices[at];
    if (!choice) return [];
    const title = textIn(language, shop);
    const store = { shop_name: shop.slug, title, is_open: shop.status === "approved" };
    return [{ ...describeAlert(services, { ...alert, ...choice }, language), store }];
  });
}

function describeAlert(
  { config: { retention } }: Pick<Services, "config">,
  row: AlertRow,
  language: Language,
): StockAlert {
  const endsAt = secondsAfter(row.createdAt, retention.stock_alerts * 24 * 3600);
  return {
    id_stock_alert: row.id,
    id_product: row.productId,
    slug: row.slug,
    name: textIn(language, row.name),
    choice: choiceText(row.choice, language),
    id_product_attribute: row.valueIds,
    picture: row.picture,
    asked_at: row.createdAt.toISOString(),
    ends_at: endsAt.toISOString(),
  };
}

/** The values of a choice in one line; blank for a product itself. */
export function choiceText(values: readonly { bn: string; en: string }[], language: Language): string {
  return values.map((value) => textIn(language, value)).join(", ");
}

/** A customer waits for something no longer. @throws store_not_found; stock_alert_not_found, also for somebody else's */
export async function removeAlert(
  services: Services,
  customer: Pick<Customer, "id" | "phone">,
  { sellerKey, id }: { sellerKey: string; id: string },
): Promise<void> {
  const shop = await requireShop(services, sellerKey);
  const remove = (tx: Queryable) => alerts.deleteAlert(tx, shop.id, customer.phone, id);
  const isRemoved = await inTransaction(services.db, remove, { shopId: shop.id, customerId: customer.id });
  if (!isRemoved) throw new DomainError("stock_alert_not_found");
}

/** The same, whichever shop it is of. @throws stock_alert_not_found, also for somebody else's */
export async function removeAlertOfAnyShop(
  services: Services,
  customer: Pick<Customer, "id" | "phone">,
  id: string,
): Promise<void> {
  const remove = (tx: Queryable) => alerts.deleteAlert(tx, undefined, customer.phone, id);
  const isRemoved = await inTransaction(services.db, remove, { customerId: customer.id });
  if (!isRemoved) throw new DomainError("stock_alert_not_found");
}

/** Customers wait no longer for the goods of a shop that is closed for good, in the transaction of that. */
export const dropAlertsOfShop = (tx: Queryable, shopId: number): Promise<void> =>
  alerts.deleteAlertsOfShop(tx, shopId);

/** A product as a sentence names it, with its choice behind it. */
export function namedChoice({ name, choice }: Pick<AlertRow, "name" | "choice">, language: Language): string {
  const named = textIn(language, name);
  if (choice.length === 0) return named;
  return translator(language)("api.stockAlert.named", { name: named, choice: choiceText(choice, language) });
}
