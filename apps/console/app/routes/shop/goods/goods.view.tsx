import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";
import { RowsPageView, type RowsPageData } from "../../rows-page.view";

export interface GoodsPage extends RowsPageData {
  /** Left out where one page has them all. */
  pages?: PaginationProps | undefined;
}

/** A shop's products, and the way to one more. */
export function GoodsView({ page: { pages, ...page } }: { page: GoodsPage }) {
  return <RowsPageView page={page}>{pages && <Pagination {...pages} />}</RowsPageView>;
}
