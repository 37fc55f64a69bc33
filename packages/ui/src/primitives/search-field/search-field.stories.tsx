import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { SearchField, type SearchFieldProps } from "./search-field";

export default { title: "Primitives/Search field", component: SearchField } satisfies Meta;

const followed = fn();
const asked = fn();

const field = ({ words, shop }: Sample, more: Partial<SearchFieldProps> = {}) => (
  <div
    className="max-w-140 min-h-110"
    onClick={(event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link) return;
      event.preventDefault();
      followed(link.getAttribute("href"));
    }}
  >
    <SearchField id="search" action="#" labels={words.searchField} onQuery={asked} {...more} />
    <a href="#after" className="inline-flex min-h-11 items-center text-link underline">
      {shop.name}
    </a>
  </div>
);

const suggestionsOf = ({ shop }: Sample) =>
  shop.products
    .slice(0, 4)
    .map(({ href, name }, index) => ({ href, label: name, note: shop.categories[index]?.name }));
const productsOf = ({ shop }: Sample) =>
  shop.products
    .slice(0, 4)
    .map(({ href, name, picture, price }) => ({ href, label: name, note: price, picture }));
const historyOf = ({ shop }: Sample) =>
  shop.categories.slice(0, 3).map(({ name }) => ({ href: `#/search?q=${name}`, label: name }));

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole("combobox"));
  await expect(within(canvasElement).getByRole("listbox")).toBeVisible();
};

export const Default = story((sample) => field(sample));
export const Filled = story((sample) => field(sample, { defaultValue: sample.shop.products[0]?.name }));

export const Suggestions = story(
  (sample) =>
    field(sample, { defaultValue: sample.shop.categories[0]?.name, suggestions: suggestionsOf(sample) }),
  { play: open },
);
export const ProductsWithPricesAndPictures = story(
  (sample) =>
    field(sample, { defaultValue: sample.shop.categories[0]?.name, suggestions: productsOf(sample) }),
  { play: open },
);
export const History = story(
  (sample) => field(sample, { history: historyOf(sample), historyAction: "#/searches" }),
  { play: open },
);

export const ByTheKeyboard = story((sample) => field(sample, { suggestions: suggestionsOf(sample) }), {
  play: async ({ canvasElement }) => {
    followed.mockClear();
    asked.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.keyboard("আ");
    await expect(asked).toHaveBeenLastCalledWith("আ");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    const [first] = canvas.getAllByRole("option");
    await expect(input).toHaveFocus();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(input).toHaveAttribute("aria-activedescendant", first?.id);
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await expect(input).toHaveValue("আ");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(followed).toHaveBeenCalledOnce();
    await expect(input).toHaveAttribute("aria-expanded", "false");
    // Tab leaves the field and closes the list, past the links.
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowDown}");
  },
});

export const DoInAWord = advice(
  "do",
  { en: "A word or two say what is searched.", bn: "কী খোঁজা হয়, দু-এক শব্দে বলুন।" },
  ({ words }) => <SearchField id="advised" action="#" labels={words.searchField} />,
);
export const DontExplainInIt = advice(
  "dont",
  {
    en: "A sentence is cut off on a phone, and gone as soon as somebody types.",
    bn: "লম্বা বাক্য ফোনে কেটে যায়, আর লেখা শুরু করলেই মুছে যায়।",
  },
  ({ words, shop }) => (
    <SearchField
      id="explained"
      action="#"
      labels={{ ...words.searchField, search: shop.tagline }}
      isLandmark={false}
    />
  ),
);
