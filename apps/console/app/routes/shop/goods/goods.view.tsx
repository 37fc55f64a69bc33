import { LinkButton } from "@haat/ui/primitives/button/button";
import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";
import { RowsPageView, type RowsPageData } from "../../rows-page.view";

export interface GoodsPage extends Omit<RowsPageData, "action"> {
  /** The way to one more product; it stands above the list, which may be long. */
  add: { label: string; href: string };
  /** Left out where one page has them all. */
  pages?: PaginationProps | undefined;
}

/** A shop's products, and the way to one more. */
export function GoodsView({ page: { add, pages, ...page } }: { page: GoodsPage }) {
  return (
    <RowsPageView page={page}>
      <LinkButton href={add.href} size="large" wide icon="plus">
        {add.label}
      </LinkButton>
      {pages && <Pagination {...pages} />}
    </RowsPageView>
  );
}
