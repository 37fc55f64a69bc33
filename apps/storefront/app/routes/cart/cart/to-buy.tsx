import type { ProductCardData } from "@haat/ui/commerce/product-card/product-card";
import { RibbonRow, type RibbonRowProps } from "@haat/ui/commerce/ribbon-row/ribbon-row";
import { QuickAdd, useCards, type QuickAddProps } from "../../../shell/quick-add";

export interface ToBuyProps {
  row: { title: string; seeAllHref: string; products: ProductCardData[] };
  /** What the cards' buttons send; none where nothing is sold. */
  quickAdd?: QuickAddProps | undefined;
  labels: RibbonRowProps["labels"];
}

/** Something to begin an empty cart with. */
export function ToBuy({ row, quickAdd, labels }: ToBuyProps) {
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      {quickAdd && <QuickAdd {...quickAdd} />}
      <RibbonRow id="to-buy" {...row} products={useCards(row.products)} labels={labels} eager />
    </div>
  );
}
