import { z } from "zod";
import type { Logger } from "../../process/log";

/** A chosen value as it was named when the order was placed. */
const orderedAttribute = z.object({
  idProductAttribute: z.int(),
  attributeBn: z.string(),
  attributeEn: z.string(),
  valueBn: z.string(),
  valueEn: z.string(),
});
export type OrderedAttribute = z.infer<typeof orderedAttribute>;

/** What was chosen of a line, from its column: what is not usable is left out, with a line in the log. */
export function usableAttributes(stored: unknown, orderId: number, logger: Logger): OrderedAttribute[] {
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  const usable = entries.map((entry) => orderedAttribute.safeParse(entry)).filter(({ success }) => success);
  if (!Array.isArray(stored) || usable.length < entries.length)
    logger.error(
      { table: "order_line", column: "attributes", order: orderId },
      "a stored value is not usable",
    );
  return usable.flatMap(({ data }) => data ?? []);
}
