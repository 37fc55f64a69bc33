import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fill, story, type Sample } from "../../samples/in-language";
import { StoreFinderForm, type StoreFinderFormProps } from "./store-finder";
import { StoreResults } from "./store-results";

export default { title: "Commerce/Store finder", component: StoreFinderForm } satisfies Meta;

const located = fn();

const form = (sample: Sample, more: Partial<StoreFinderFormProps> = {}) => {
  const { words, shop } = sample;
  return (
    <StoreFinderForm
      categories={shop.categories.map(({ name }, index) => ({ value: String(index), label: name }))}
      values={{}}
      labels={words.storeFinder}
      action="#"
      formId="finder"
      {...more}
    />
  );
};

const places = ({ language }: Sample) => {
  const bengali = language === "bn";
  return {
    divisions: [
      { value: "1", label: bengali ? "ঢাকা" : "Dhaka" },
      { value: "2", label: bengali ? "চট্টগ্রাম" : "Chattogram" },
    ],
    cities: [
      { value: "1", label: bengali ? "ঢাকা" : "Dhaka" },
      { value: "2", label: bengali ? "নারায়ণগঞ্জ" : "Narayanganj" },
    ],
    areas: [
      { value: "1", label: bengali ? "মিরপুর" : "Mirpur" },
      { value: "2", label: bengali ? "ধানমন্ডি" : "Dhanmondi" },
    ],
  };
};

const stores = ({ shop, words, language }: Sample) => {
  const bengali = language === "bn";
  const colours = ["#00736d", "#c2185b", "#1d4fd8"] as const;
  return [
    bengali ? "ঢাকা" : "Dhaka",
    bengali ? "লক্ষ্মীপুর" : "Lakshmipur",
    bengali ? "চট্টগ্রাম" : "Chattogram",
  ].map((city, index) => ({
    href: `#/${index}`,
    title: index === 1 ? (bengali ? "লক্ষ্মী স্ত্রী-সমবায় বস্ত্রালয়" : "Lakshmi Cooperative Clothing") : shop.name,
    tagline: shop.tagline,
    category: shop.categories[index]?.name ?? "",
    city,
    coverage: fill(words.storeCard.coverage, { place: city }),
    products: fill(words.storeCard.products_other, { number: shop.money("40").slice(1) }),
    initials: index === 1 ? (bengali ? "ল" : "L") : shop.initials,
    colour: colours[index] ?? "#00736d",
    onColour: "#ffffff",
  }));
};

export const Empty = story((sample) => form(sample));

export const Searched = story(
  (sample) => {
    const bengali = sample.language === "bn";
    return form(sample, {
      values: { address: bengali ? "মির" : "Mir", division: "1", city: "1" },
      places: places(sample),
      suggestions: (bengali
        ? ["মিরপুর, ঢাকা", "মিরসরাই, চট্টগ্রাম", "মির্জাপুর, টাঙ্গাইল"]
        : ["Mirpur, Dhaka", "Mirsharai, Chattogram", "Mirzapur, Tangail"]
      ).map((label, index) => ({ href: `#/${index}`, label })),
      onLocate: located,
    });
  },
  {
    play: async ({ canvasElement }) => {
      located.mockClear();
      const [, locate] = within(canvasElement).getAllByRole("button");
      if (!locate) throw new Error("the button is missing");
      await userEvent.click(locate);
      await expect(located).toHaveBeenCalledOnce();
    },
  },
);

export const Locating = story((sample) => form(sample, { onLocate: located, locating: true }));

const results = (sample: Sample, more: Partial<Parameters<typeof StoreResults>[0]> = {}) => {
  const { everywhere, empty, emptyText, all } = sample.words.storeFinder;
  return (
    <StoreResults
      stores={stores(sample)}
      title={everywhere}
      labels={{ empty, emptyText, all }}
      allHref="#/all"
      {...more}
    />
  );
};

export const WhoDelivers = story((sample) => form(sample, { places: { ...places(sample), areas: [] } }));
export const FoldedOnAPhone = story((sample) => form(sample, { places: places(sample), folded: true }));
export const DistrictMissing = story((sample) =>
  form(sample, {
    values: { division: "1" },
    places: { ...places(sample), areas: [] },
    prompt:
      sample.language === "bn"
        ? "এবার ঢাকা বিভাগের জেলা বেছে নিন: তখন দেখবেন কে আপনার কাছে পৌঁছে দেয়।"
        : "Now choose your district in Dhaka: then you see who delivers to you.",
  }),
);
export const Results = story((sample) => results(sample));
export const ResultsOfPlace = story((sample) => {
  const { shop, language } = sample;
  const bengali = language === "bn";
  const [near, far, pickUp] = stores(sample).map((store) => ({ ...store, coverage: undefined }));
  if (!near || !far || !pickUp) throw new Error("the sample has three shops");
  const cost = (amount: string) =>
    bengali ? `ডেলিভারি ${shop.money(amount)}` : `Delivery ${shop.money(amount)}`;
  return results(sample, {
    title: bengali ? "ঢাকা: ৩টি দোকান পৌঁছে দেয়" : "3 shops deliver to Dhaka",
    note: bengali ? "যার ডেলিভারি খরচ কম, সে আগে।" : "The cheapest delivery comes first.",
    stores: [
      {
        ...near,
        nearby: bengali ? "ঢাকা" : "In Dhaka",
        delivery: {
          terms: cost("60"),
          isPickUpOnly: false,
          freeFrom: bengali ? `${shop.money("2000")} থেকে ফ্রি` : `Free from ${shop.money("2000")}`,
          time: bengali ? "সময়: ঢাকায় ২–৪ ঘণ্টা, অন্যত্র ২ দিন" : "Within 2–4 hours in Dhaka, 2 days elsewhere",
        },
      },
      {
        ...far,
        delivery: {
          terms: cost("150"),
          isPickUpOnly: false,
          limits: bengali ? "সব পণ্য এখানে ডেলিভারি হয় না।" : "Not all products are delivered here.",
        },
      },
      {
        ...pickUp,
        delivery: {
          terms: bengali ? "শুধু দোকান থেকে নেওয়া যায়" : "Pick-up at the shop only",
          isPickUpOnly: true,
        },
      },
    ],
  });
});
export const NoResult = story((sample) => results(sample, { stores: [] }));
export const ResultsOnTheirWay = story((sample) => results(sample, { pending: true }));
