import { shopTheme, type ShopTheme } from "@haat/contract/shop/store.contract";
import type { Logger } from "../../process/log";
import { usableMembers } from "../../database/stored-value";

/** A shop's theme as it may go out: what is not usable is left out, and the design system then takes its own choice. */
export function usableTheme(stored: unknown, shopId: number, logger: Logger): ShopTheme {
  const theme = usableMembers(shopTheme, stored, { table: "shop", column: "theme", row: shopId }, logger);
  return { ...theme, version: 1, seed: theme.seed ?? "" };
}
