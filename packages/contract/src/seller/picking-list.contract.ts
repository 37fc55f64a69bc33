import { z } from "zod";
import { orderStage } from "../shared/order-choices";

/** Something to be fetched for several orders: a product as it was chosen. */
export const pickedGoods = z.object({
  id_product: z.int(),
  name: z.string(),
  /** What was chosen, such as "Red, M"; blank where nothing was. */
  choice: z.string(),
  /** A path below `/media/`, without a width. */
  picture: z.string(),
  /** For all of the orders together. */
  pieces: z.int(),
  /** For which of them, and how many for each. */
  orders: z.array(z.object({ order_id: z.string(), pieces: z.int() })),
});
export type PickedGoods = z.infer<typeof pickedGoods>;

const stagedOrder = z.object({ order_id: z.string(), stage: orderStage });

/** What is to be fetched for orders whose goods are not packed yet. */
export const pickingList = z.object({
  /** The orders whose goods are on it. */
  orders: z.array(stagedOrder),
  /** Those that were named and are not: their goods are packed already, or not needed any more. */
  left_out: z.array(stagedOrder),
  /** How many orders wait to be packed; counted as far as the desk counts. */
  to_pack: z.int(),
  pieces: z.int(),
  /** By category in the shop's own order, in each by name and choice. */
  groups: z.array(z.object({ category: z.string(), goods: z.array(pickedGoods) })),
});
export type PickingList = z.infer<typeof pickingList>;
