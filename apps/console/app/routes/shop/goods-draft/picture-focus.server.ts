import type { ProductContent } from "@haat/contract/seller/product-content";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import type { DraftWithFocus } from "../draft-of.server";

/** Where a picture can be held, in percent from its left and top: rows of three, as they lie on it. */
const spots = [
  ["topLeft", 0, 0],
  ["top", 50, 0],
  ["topRight", 100, 0],
  ["left", 0, 50],
  ["middle", 50, 50],
  ["right", 100, 50],
  ["bottomLeft", 0, 100],
  ["bottom", 50, 100],
  ["bottomRight", 100, 100],
] as const;

/** What of a picture stays in sight, with a button for each spot; nothing for one that nobody uploaded. */
export function focusOf({ language, translate }: ConsoleContext, draft: DraftWithFocus, place: number) {
  const found = draft.focus.find(({ picture }) => picture === draft.content.pictures[place]);
  if (!found) return undefined;
  const number = formatNumber(place + 1, language);
  return {
    whole: `/media/${found.whole}`,
    label: translate("productDraft.picture.focus"),
    spoken: translate("productDraft.picture.focusOf", { number }),
    hint: translate("productDraft.picture.focusHint"),
    spots: spots.map(([name, x, y]) => ({
      value: `focus:${place}:${x}:${y}`,
      label: translate(`productDraft.picture.spots.${name}`),
      isChosen: found.x === x && found.y === y,
    })),
  };
}

/** What a press on a spot changes: the picture at its place, and wherever a combination shows it. */
export async function focusedPictures(
  context: ConsoleContext,
  seller_key: string,
  { id_draft, content }: DraftWithFocus,
  intent: string,
) {
  const { pictures, combinations } = content;
  const [move, place, x, y] = intent.split(":");
  const picture = move === "focus" ? pictures[Number(place)] : undefined;
  if (picture === undefined) return { ok: true as const, change: { pictures } };
  const asked = { language: context.language, seller_key, id_draft, picture, x: Number(x), y: Number(y) };
  const done = await attempt(context.client().productDrafts.focusPicture(asked));
  if (!done.ok) return done;
  const held = (key: string) => (key === picture ? done.answer.data.picture : key);
  const change: Pick<ProductContent, "pictures"> & Partial<ProductContent> = { pictures: pictures.map(held) };
  if (combinations.some((each) => each.picture === picture))
    change.combinations = combinations.map((each) => ({
      ...each,
      picture: each.picture === null ? null : held(each.picture),
    }));
  return { ok: true as const, change };
}
