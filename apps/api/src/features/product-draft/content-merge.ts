import { isDeepStrictEqual } from "node:util";
import {
  contentParts,
  type ContentCombination,
  type ContentPart,
  type ProductContent,
} from "@haat/contract/seller/product-content";

/** A product by three hands: as it was when its draft was begun, as the draft has it, and as it is sold by now. */
export interface ThreeContents {
  base: ProductContent;
  draft: ProductContent;
  now: ProductContent;
}

export interface Merged {
  content: ProductContent;
  /** What both changed, each otherwise; the content has the draft's. */
  overtaken: ContentPart[];
}

/** The parts in which two contents differ. */
export function changedParts(one: ProductContent, other: ProductContent): ContentPart[] {
  return contentParts.options.filter((part) => !isDeepStrictEqual(one[part], other[part]));
}

/**
 * What is to be sold: of each part the draft's where the draft changed it, else what the product has by now. Combinations are
 * compared one by one, by their values: somebody's new price of one keeps nobody from changing another.
 */
export function mergeContents({ base, draft, now }: ThreeContents): Merged {
  const overtaken: ContentPart[] = [];
  const content = { ...now };
  for (const part of contentParts.options) {
    if (part === "combinations") continue;
    if (isDeepStrictEqual(draft[part], base[part])) continue;
    if (!isDeepStrictEqual(now[part], base[part]) && !isDeepStrictEqual(now[part], draft[part]))
      overtaken.push(part);
    Object.assign(content, { [part]: draft[part] });
  }

  const combinations = mergeCombinations({ base, draft, now });
  content.combinations = combinations.merged;
  if (combinations.isOvertaken) overtaken.push("combinations");
  return { content, overtaken };
}

const nameOf = ({ values }: ContentCombination) => values.join(" ");
const byName = (content: ProductContent) =>
  new Map(content.combinations.map((combination) => [nameOf(combination), combination]));

/** The draft says which ones there are, and their order. */
function mergeCombinations({ base, draft, now }: ThreeContents) {
  const [were, are] = [byName(base), byName(now)];
  let isOvertaken = false;
  const merged = draft.combinations.map((combination) => {
    const name = nameOf(combination);
    const [was, is] = [were.get(name), are.get(name)];
    if (!is || !was || isDeepStrictEqual(is, was)) return combination;
    if (isDeepStrictEqual(combination, was)) return is;
    if (!isDeepStrictEqual(combination, is)) isOvertaken = true;
    return combination;
  });

  return { merged, isOvertaken };
}
