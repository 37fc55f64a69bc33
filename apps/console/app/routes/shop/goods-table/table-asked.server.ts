import { goodsTableView, type GoodsTableView } from "@haat/contract/seller/bulk-edit.contract";

/** Which rows the address of the table asks for: `?view=…&category=…&q=…&after=…`. */
export interface TableAsked {
  view: GoodsTableView;
  id_category?: number | undefined;
  search?: string | undefined;
  /** The row that the first one comes behind. */
  after?: string | undefined;
}

const usual: GoodsTableView = "live";

/** Reads what the address of the table asks for; what is none of it is left out. */
export function tableAsked(request: Request): TableAsked {
  const query = new URL(request.url).searchParams;
  const view = goodsTableView.safeParse(query.get("view"));
  const category = Number(query.get("category") ?? "");
  const search = (query.get("q") ?? "").normalize("NFC").trim().slice(0, 100);
  const after = /^\d{1,9}-\d{1,9}$/.exec(query.get("after") ?? "")?.[0];
  return {
    view: view.success ? view.data : usual,
    ...(Number.isSafeInteger(category) && category > 0 && category < 2 ** 31 && { id_category: category }),
    ...(search && { search }),
    ...(after && { after }),
  };
}

/** The same as the query of an address. */
export const tableQuery = ({ view, id_category, search, after }: TableAsked): Record<string, string> => ({
  ...(view !== usual && { view }),
  ...(id_category !== undefined && { category: String(id_category) }),
  ...(search && { q: search }),
  ...(after && { after }),
});
