import type { z } from "zod";
import { oneWord } from "./choices";

export const apiKeyScope = oneWord("What a program may do with an API key of a shop", {
  read_orders: "see orders, their parcels and complaints",
  write_orders: "move orders, take a move back, write down parcels and notes",
  read_goods: "see products, prices and stock",
  write_goods: "make, change and publish products; change prices; hide and show products",
  write_stock: "write down what comes and goes",
  read_reports: "see the shop's figures",
  test_shop: "see, fill and empty the test shop of the shop, and let time pass in it",
});
export type ApiKeyScope = z.infer<typeof apiKeyScope>;
