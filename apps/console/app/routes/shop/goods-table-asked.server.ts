import { goodsTableView, type GoodsTableView } from "@haat/contract/seller/bulk-edit.contract";
import { idField } from "@haat/contract/shared/fields";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** Which rows the address of the table asks for: `?view=…&product=…&category=…&q=…&after=…`. */
export interface TableAsked {
  view: GoodsTableView;
  /** One product alone. */
  id_product?: number | undefined;
  id_category?: number | undefined;
  search?: string | undefined;
  /** The row that the first one comes behind. */
  after?: string | undefined;
}

const usual: GoodsTableView = "live";

const idIn = (text: string | null): number | undefined => idField().safeParse(text ?? undefined).data;

/** Reads what the address of the table asks for; what is none of it is left out. */
export function tableAsked(request: Request): TableAsked {
  const query = new URL(request.url).searchParams;
  const view = goodsTableView.safeParse(query.get("view"));
  const search = (query.get("q") ?? "").normalize("NFC").trim().slice(0, 100);
  const after = /^\d{1,9}-\d{1,9}$/.exec(query.get("after") ?? "")?.[0];
  return {
    view: view.success ? view.data : usual,
    id_product: idIn(query.get("product")),
    id_category: idIn(query.get("category")),
    ...(search && { search }),
    ...(after && { after }),
  };
}

/** The same as the query of an address. */
export const tableQuery = (asked: Partial<TableAsked>): Record<string, string> => {
  const { view = usual, id_product, id_category, search, after } = asked;
  return {
    ...(view !== usual && { view }),
    ...(id_product !== undefined && { product: String(id_product) }),
    ...(id_category !== undefined && { category: String(id_category) }),
    ...(search && { q: search }),
    ...(after && { after }),
  };
};

/** Where the prices and the stocks of one product stand, each of its combinations a row. */
export const productInTable = (
  { paths }: Pick<ConsoleContext, "paths">,
  sellerKey: string,
  id_product: number,
  view: "live" | "hidden",
): string => paths.shop(sellerKey, "goods/table", tableQuery({ view, id_product }));
