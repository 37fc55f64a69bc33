import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { FilterPanel, type Facet, type FilterPanelProps } from "./filter-panel";

export default { title: "Commerce/Filter panel", component: FilterPanel } satisfies Meta;

const changed = fn();

const facets = ({ language, shop }: Sample): Facet[] => {
  const bengali = language === "bn";
  const digits = (number: string) => shop.money(number).slice(1);
  return [
    {
      name: "colour",
      label: bengali ? "রং" : "Colour",
      values: [
        { value: "1", label: bengali ? "লাল" : "Red", count: digits("12"), selected: true },
        { value: "2", label: bengali ? "নীল" : "Blue", count: digits("7"), selected: false },
        { value: "3", label: bengali ? "সাদা" : "White", count: digits("0"), selected: false, empty: true },
      ],
    },
    {
      name: "weave",
      label: bengali ? "বুনন" : "Weave",
      values: [
        {
          value: "4",
          label: bengali ? "লক্ষ্মীপুরের সূক্ষ্ম হাতে বোনা" : "Fine hand weave from Lakshmipur",
          count: digits("5"),
          selected: false,
        },
        { value: "5", label: bengali ? "জামদানি" : "Jamdani", count: digits("19"), selected: true },
      ],
    },
  ];
};

const panel = (sample: Sample, more: Partial<FilterPanelProps> = {}) => {
  const { words, shop } = sample;
  return (
    <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
      <FilterPanel
        facets={facets(sample)}
        price={{
          values: {},
          bounds: { min: shop.money("50").slice(1), max: shop.money("15000").slice(1) },
        }}
        appliedCount={shop.money("2").slice(1)}
        labels={{
          ...words.filterPanel,
          show: fill(words.filterPanel.show_other, { number: shop.money("24").slice(1) }),
        }}
        action="#"
        clearHref="#/all"
        formId="filters"
        {...more}
      />
    </div>
  );
};

export const FoldedOnAPhone = story((sample) => panel(sample));

export const Open = story(
  (sample) =>
    panel(sample, {
      open: true,
      onChange: changed,
      sort: {
        options: [{ value: "newest", label: sample.words.listControls.newest }],
        selected: "newest",
      },
    }),
  {
    play: async ({ canvasElement }) => {
      changed.mockClear();
      const [, blue, white] = within(canvasElement).getAllByRole("checkbox");
      if (!blue || !white) throw new Error("the values are missing");
      await expect(white).toBeDisabled();
      await userEvent.click(blue);
      await expect(changed).toHaveBeenCalledOnce();
      await userEvent.click(blue);
    },
  },
);

export const NothingChosen = story((sample) =>
  panel(sample, {
    open: true,
    appliedCount: "",
    facets: facets(sample).map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, selected: false })),
    })),
  }),
);

export const WrongPrice = story((sample) =>
  panel(sample, {
    open: true,
    facets: [],
    price: { values: { minPrice: "x" }, bounds: { min: "50", max: "15000" } },
    errors: { min_price: [sample.words.formErrors] },
  }),
);

const alone = (sample: Sample, formId: string, own: Facet, show: string) => (
  <FilterPanel
    facets={[own]}
    appliedCount=""
    labels={{ ...sample.words.filterPanel, show }}
    action="#"
    clearHref="#/all"
    formId={formId}
    open
  />
);

export const DoSayWhatIsLeft = advice(
  "do",
  {
    en: "Values as the goods have them, each with what it leaves; the button says how many it shows.",
    bn: "পণ্যে যেমন লেখা তেমন মান, পাশে কয়টি থাকবে; বোতামও বলে কয়টি দেখাবে।",
  },
  (sample) => {
    const [colour] = facets(sample);
    if (!colour) return <></>;
    const values = colour.values.map((value) => ({ ...value, selected: false }));
    const show = fill(sample.words.filterPanel.show_other, { number: sample.shop.money("24").slice(1) });
    return alone(sample, "left", { ...colour, values }, show);
  },
);
export const DontShowTheCatalogueCodes = advice(
  "dont",
  {
    en: "Codes of the catalogue must be guessed, and “Submit” promises nothing.",
    bn: "তালিকার কোড দেখে আন্দাজ করতে হয়, আর “জমা দিন” কিছুই বলে না।",
  },
  (sample) =>
    alone(
      sample,
      "codes",
      {
        name: "attr",
        label: "ATTR_COLOR",
        values: ["RD-01", "BL-02", "WH-00"].map((code) => ({ value: code, label: code, count: "" })),
      },
      sample.language === "bn" ? "জমা দিন" : "Submit",
    ),
);
