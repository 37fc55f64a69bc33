import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import { attributeIdsField, idField, phoneField, publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { knownStore } from "./store.contract";

/** Somebody waits for a product, or for one choice of it, to be there again. */
export const stockAlert = z.object({
  id_stock_alert: z.string(),
  id_product: z.int(),
  slug: z.string(),
  name: z.string(),
  /** What was chosen, such as "M, Red"; blank for the product itself. */
  choice: z.string(),
  id_product_attribute: z.array(z.int()),
  picture: z.string(),
  /** When it was asked for, and after which it is forgotten (RFC 3339). */
  asked_at: z.string(),
  ends_at: z.string(),
});
export type StockAlert = z.infer<typeof stockAlert>;

/** The same in the list of all shops. */
export const stockAlertOfAnyShop = stockAlert.extend({
  store: knownStore,
});
export type StockAlertOfAnyShop = z.infer<typeof stockAlertOfAnyShop>;

/** Being told once by SMS that something sold out is there again. */
export const stockAlertCalls = {
  askStockAlert: baseCall
    .route({
      method: "POST",
      path: "/v1/stock_alert/{language}",
      tags: ["Stock alerts"],
      summary: "Be told once by SMS, in this language, when a sold-out product or choice is there again",
      description:
        "A customer who is signed in is told at the account's number. Everybody else gives `phone` with the `ticket` of " +
        "`otp_validate`. Without attributes the product itself is meant, in any choice. Of few pieces not everybody who " +
        "waits is told at once: three people for each piece within a day, those first who asked first. What has not come " +
        "within 90 days is forgotten.",
    })
    .input(
      z.strictObject({
        language: languageParam,
        seller_key: publicIdField,
        id_product: idField(),
        id_product_attribute: attributeIdsField,
        phone: phoneField.optional(),
        ticket: z.string().min(1).max(128).optional(),
      }),
    )
    /** National form. */
    .output(envelope(z.object({ phone: z.string() }))),
  stockAlerts: baseCall
    .route({
      method: "GET",
      path: "/v1/stock_alerts/{language}/{sellerKey}",
      tags: ["Stock alerts"],
      summary: "What the customer waits for in a shop, the newest first",
    })
    .input(z.strictObject({ language: languageParam, sellerKey: publicIdField }))
    /** `phone` is the account's, which is told; national form. */
    .output(envelope(z.object({ phone: z.string(), stock_alerts: z.array(stockAlert) }))),
  removeStockAlert: baseCall
    .route({
      method: "DELETE",
      path: "/v1/stock_alert/{sellerKey}/{id}",
      tags: ["Stock alerts"],
      summary: "Wait for something no longer",
    })
    .input(z.strictObject({ sellerKey: publicIdField, id: publicIdField }))
    .output(envelope(z.object({ status: z.literal(1) }))),
  customerStockAlerts: baseCall
    .route({
      method: "GET",
      path: "/v1/customer_stock_alerts/{language}",
      tags: ["Stock alerts"],
      summary: "What the customer waits for in all shops, closed ones too, the newest first",
      description: `Of the ${business.stockAlertsPerPhone} shops where they asked last; all others have lists of their own.`,
    })
    .input(z.strictObject({ language: languageParam }))
    /** `phone` is the account's, which is told; national form. */
    .output(envelope(z.object({ phone: z.string(), stock_alerts: z.array(stockAlertOfAnyShop) }))),
  removeCustomerStockAlert: baseCall
    .route({
      method: "DELETE",
      path: "/v1/customer_stock_alert/{id}",
      tags: ["Stock alerts"],
      summary: "Wait for something no longer, in whichever shop it is",
    })
    .input(z.strictObject({ id: publicIdField }))
    .output(envelope(z.object({ status: z.literal(1) }))),
};
