import type { Meta } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Pagination } from "./pagination";

export default { title: "Primitives/Pagination", component: Pagination } satisfies Meta;

/** `null` is a gap. */
const pagination = (
  { words, shop }: Sample,
  numbers: readonly (number | null)[],
  current: number,
  last = 12,
) => (
  <Pagination
    labels={words.pagination}
    pages={numbers.map((number) =>
      number === null
        ? null
        : {
            href: `#/page/${number}`,
            label: shop.money(String(number)).slice(1),
            current: number === current,
          },
    )}
    previousHref={current > 1 ? `#/page/${current - 1}` : undefined}
    nextHref={current < last ? `#/page/${current + 1}` : undefined}
  />
);

export const First = story((sample) => pagination(sample, [1, 2, 3, null, 12], 1));
export const Middle = story((sample) => pagination(sample, [1, null, 4, 5, 6, null, 12], 5), {
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current="page"]');
    await expect(current).toHaveAccessibleName(/5|৫/);
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(7);
  },
});
export const Last = story((sample) => pagination(sample, [1, null, 10, 11, 12], 12));
export const LargeNumbers = story((sample) =>
  pagination(sample, [1, null, 1074, 1075, 1076, null, 2048], 1075, 2048),
);
export const TwoPages = story((sample) => pagination(sample, [1, 2], 1, 2));

export const DoShowTheNeighbours = advice(
  "do",
  {
    en: "The neighbours, the first and the last: they fit a phone.",
    bn: "পাশের পাতাগুলো, প্রথমটি আর শেষটি: ফোনে ধরে যায়।",
  },
  (sample) => pagination(sample, [1, null, 4, 5, 6, null, 12], 5),
);
export const DontShowAll = advice(
  "dont",
  {
    en: "All numbers break into rows on a phone, and the next page is lost among them.",
    bn: "সব নম্বর দিলে ফোনে কয়েক সারি হয়ে যায়, পরের পাতা তার মধ্যে হারিয়ে যায়।",
  },
  (sample) => pagination(sample, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5),
);
