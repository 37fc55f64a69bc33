import { buyBoxFields } from "@haat/ui/commerce/buy-box/buy-box-fields";

/** What the form that puts a line back sends. */
export const undoFields = {
  product: buyBoxFields.product,
  attribute: buyBoxFields.attribute,
  quantity: buyBoxFields.quantity,
  key: "idempotency_key",
} as const;
