import type { PickedGoods, PickingList } from "@haat/contract/seller/picking-list.contract";
import type { Language } from "@haat/contract/shared/languages";

/** A line of an order that is to be fetched, in the words of a language. */
export interface LineToFetch {
  order_id: string;
  productId: number;
  /** Null for a product without choices. */
  combinationId: number | null;
  name: string;
  choice: string;
  picture: string;
  pieces: number;
  category: { id: number; position: number; name: string };
}

interface Group {
  category: LineToFetch["category"];
  /** By product and combination. */
  goods: Map<string, PickedGoods>;
}

function add(group: Group, line: LineToFetch): void {
  const { productId, combinationId, order_id, pieces, name, choice, picture } = line;
  const key = `${productId}/${combinationId ?? ""}`;
  const known = group.goods.get(key);
  const orders = known?.orders ?? [];
  const ofOrder = orders.find((each) => each.order_id === order_id);
  if (ofOrder) ofOrder.pieces += pieces;
  else orders.push({ order_id, pieces });
  // What it is called, and how it looks, is as the newest order has it.
  const all = (known?.pieces ?? 0) + pieces;
  group.goods.set(key, { id_product: productId, name, choice, picture, pieces: all, orders });
}

/**
 * What lines of several orders come to: each product as it was chosen once, by category in the shop's own order, in each by
 * name and choice.
 * @param lines those of the newest orders last
 */
export function pickedTogether(lines: readonly LineToFetch[], language: Language): PickingList["groups"] {
  const { compare } = new Intl.Collator(language);
  const groups = new Map<number, Group>();
  for (const line of lines) {
    const { category } = line;
    const group = groups.get(category.id) ?? { category, goods: new Map<string, PickedGoods>() };
    add(group, line);
    groups.set(category.id, group);
  }
  return [...groups.values()]
    .sort((one, other) => {
      const [a, b] = [one.category, other.category];
      return a.position - b.position || compare(a.name, b.name) || a.id - b.id;
    })
    .map(({ category, goods }) => ({
      category: category.name,
      goods: [...goods.values()].sort(
        (a, b) => compare(a.name, b.name) || compare(a.choice, b.choice) || a.id_product - b.id_product,
      ),
    }));
}
