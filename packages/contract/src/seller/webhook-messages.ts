import { z } from "zod";
import { orderStatus } from "../shared/choices";

/** Of an order: which one, and where it stands now. */
const ofOrder = z.object({ seller_key: z.string(), order_id: z.string(), status: orderStatus });

const message = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    /** When it happened: RFC 3339, UTC. */
    timestamp: z.string(),
    data,
  });

/** What a webhook posts, as triggers write it (migration `webhooks`). */
export const webhookMessage = z.discriminatedUnion("type", [
  message("order.created", ofOrder),
  message("order.updated", ofOrder),
  message("order.cancelled", ofOrder),
  message(
    "product.stock_low",
    z.object({
      seller_key: z.string(),
      id_product: z.int(),
      /** Pieces that are left. */
      stock: z.int(),
      /** So many or fewer the shop counts as few. */
      low_limit: z.int(),
    }),
  ),
  message("webhook.test", z.object({ seller_key: z.string() })),
]);
export type WebhookMessage = z.infer<typeof webhookMessage>;
