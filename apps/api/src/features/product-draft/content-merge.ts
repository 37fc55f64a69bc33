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

  const { combinations, isOvertaken, hasItsOwn } = mergeCombinations({ base, draft, now });
  content.combinations = combinations;
  if (hasItsOwn) content.attributes = draft.attributes;
  if (isOvertaken) overtaken.push("combinations");
  return { content, overtaken };
}

const nameOf = ({ values }: ContentCombination) => values.join(" ");
const byName = (content: ProductContent) =>
  new Map(content.combinations.map((combination) => [nameOf(combination), combination]));

/**
 * The draft's ones in its order, without those that it left as they were and somebody removed; behind them those that somebody
 * added since. Where the draft has attributes of its own, or a change of one that is gone, there is no place for those: it has
 * its own ones alone, with its attributes, and is overtaken.
 */
function mergeCombinations({ base, draft, now }: ThreeContents) {
  const [were, are, drafted] = [byName(base), byName(now), byName(draft)];
  let isOvertaken = false;
  let hasItsOwn = !isDeepStrictEqual(draft.attributes, base.attributes);
  const kept = draft.combinations.flatMap((combination) => {
    const name = nameOf(combination);
    const [was, is] = [were.get(name), are.get(name)];
    if (!was || isDeepStrictEqual(is, was)) return [combination];
    if (isDeepStrictEqual(combination, was)) return is ? [is] : [];
    if (!isDeepStrictEqual(combination, is)) isOvertaken = true;
    if (!is) hasItsOwn = true;
    return [combination];
  });

  const added = now.combinations.filter((each) => !were.has(nameOf(each)) && !drafted.has(nameOf(each)));
  if (added.length > 0 && hasItsOwn) isOvertaken = true;
  return { combinations: hasItsOwn ? kept : [...kept, ...added], isOvertaken, hasItsOwn };
}
