import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { advice, anatomy, inWindow, proofOnly } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { LanguageLink } from "../language-switch/language-switch";
import { ShopHeader, type ShopHeaderProps } from "./shop-header";

export default {
  title: "Commerce/Shop header",
  component: ShopHeader,
  parameters: { wideAdvice: true },
} satisfies Meta;

const head = ({ words, shop, language }: Sample, more: Partial<ShopHeaderProps> = {}) => (
  <ShopHeader
    shop={{ name: shop.name, href: "#/", initials: shop.initials }}
    categories={shop.links.map((link, at) => ({ ...link, current: at === 1 }))}
    search={{ action: "#/search-product" }}
    cart={{
      href: "#/cart",
      count: shop.money("3").slice(1),
      label: fill(words.shopHeader.cart_other, { number: shop.money("3").slice(1) }),
    }}
    account={{ href: "#/login", label: words.shopHeader.signIn }}
    language={
      <LanguageLink
        href="#/other"
        to={
          language === "bn"
            ? { code: "en", name: words.languageSwitch.en }
            : { code: "bn", name: words.languageSwitch.bn }
        }
      />
    }
    labels={{ ...words.shopHeader, search: words.searchField }}
    {...more}
  />
);

const header = (more: Partial<ShopHeaderProps> = {}, rounds = 1) =>
  story(
    (sample) => (
      <div className="min-h-140">
        {head(sample, {
          categories: Array.from({ length: rounds }).flatMap((_, round) =>
            sample.shop.links.map((link, at) => ({
              ...link,
              href: `${link.href}/${round}`,
              current: at === 1 && round === 0,
            })),
          ),
          ...more,
        })}
      </div>
    ),
    { parameters: { bleed: true } },
  );

/** The search of a phone while it has no focus; it then covers what stands beside it. */
const isAway = (element: Element) => {
  const field = element.closest("[data-slot=search-field]");
  return field !== null && getComputedStyle(field).clipPath !== "none";
};

/** Every stop of the keys stands to the right of the one before it, or below it (WCAG 2.4.3). */
async function keysGoAsSeen({ canvasElement }: { canvasElement: HTMLElement }) {
  const stops = [...canvasElement.querySelectorAll("header :is(a, summary, input, button)")]
    .filter((element) => element.checkVisibility() && !isAway(element))
    .map((element) => element.getBoundingClientRect());
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (before) await expect(stop.left >= before.left || stop.top >= before.bottom).toBe(true);
  }
}

export const Compact = { ...header(), play: keysGoAsSeen };
export const Centred = { ...header({ layout: "centred" }), play: keysGoAsSeen };
/** Of the categories in the row none is cut, at any width; "more" lets all of them stand. */
export const MoreCategoriesThanFit = {
  ...header({}, 3),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const row = canvasElement.querySelector<HTMLElement>("header > nav > ul");
    const more = canvasElement.querySelector<HTMLElement>("header > nav summary");
    if (!row?.checkVisibility()) return;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isLeftOut = (link: Element) => boxOf(link).top >= boxOf(row).bottom;
    const isWhole = (link: Element) =>
      boxOf(link).bottom <= boxOf(row).bottom && boxOf(link).right <= boxOf(row).right + 1;
    const links = [...row.querySelectorAll("a")];
    await expect(links.some(isLeftOut)).toBe(true);
    await expect(links.every((link) => isLeftOut(link) || isWhole(link))).toBe(true);
    // A scroll tells it, with the next frame.
    await waitFor(() => expect(more).toBeVisible());
    more?.click();
    await expect(links.every(isWhole)).toBe(true);
  },
};
export const LongNameEmptyCart = story(
  (sample) => {
    const { words, language } = sample;
    const bengali = language === "bn";
    return (
      <ShopHeader
        shop={{
          name: bengali ? "লক্ষ্মীপুর স্ত্রী-উদ্যোক্তা সমবায় বিপণি" : "Lakshmipur Women's Cooperative Store",
          href: "#/",
          initials: bengali ? "ল" : "L",
        }}
        categories={[]}
        search={{ action: "#/search-product", defaultValue: bengali ? "জামদানি" : "jamdani" }}
        cart={{ href: "#/cart", count: "", label: words.shopHeader.cart_zero }}
        account={{ href: "#/my-account", label: words.shopHeader.account }}
        language={<span />}
        labels={{ ...words.shopHeader, search: words.searchField }}
      />
    );
  },
  { parameters: { bleed: true } },
);
const plain = header();
/** Its theme is its own: in a window it does not dress the whole page. */
export const OnAStrongBand = {
  ...plain,
  globals: { theme: "sweets" },
  parameters: { ...plain.parameters, ...inWindow },
};
/** A window as wide as a phone on the component's page, too. */
const onAPhone = {
  ...plain,
  globals: { viewport: { value: "phone" } },
  parameters: { ...plain.parameters, ...inWindow },
};
/** Its sign is the field's label: it takes no script to have the search in the header's line. */
export const SearchOnAPhone = {
  ...onAPhone,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const field = canvasElement.querySelector("input");
    if (!field || matchMedia("(width >= 48rem)").matches) return;
    await expect(isAway(field)).toBe(true);
    await userEvent.click(canvasElement.querySelector("label")!);
    await expect(field).toHaveFocus();
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(250);
    await expect(canvasElement.querySelector("header")!.getBoundingClientRect().height).toBe(56);
  },
};
/** What is the reader's own is a list with a name of its own below the categories. */
export const MenuOpenOnAPhone = {
  ...onAPhone,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const menu = canvasElement.querySelector("details");
    menu?.querySelector("summary")?.click();
    await expect(menu?.open).toBe(true);
    const names = [...menu!.querySelectorAll("ul")].map((list) => list.ariaLabel);
    await expect(new Set(names).size).toBe(2);
  },
};

/** Without the room below that its menus need, so that its parts can be numbered. */
export const InItsParts = story((sample) => head(sample), {
  tags: proofOnly,
  parameters: anatomy(
    {
      at: "header > :first-child > a",
      name: "Name",
      text: "`shop`: logo or letters, and the name as its owner writes it; leads home.",
    },
    {
      at: "[data-slot=search-field] button",
      name: "Search",
      text: "`search`: a field from a tablet's width on; on a phone its sign, which takes the whole line.",
    },
    {
      at: "header > :first-child > div [data-slot=language-link] svg",
      name: "Language",
      text: "`language`: the other one, in its own letters; on a phone it stands in the menu.",
    },
    {
      at: "header > :first-child > div > a svg",
      name: "Account",
      text: "`account`: to sign in, or what is the reader's own.",
    },
    {
      at: "[data-slot=cart-link]",
      name: "Cart",
      text: "`cart`: its number for the eye, and the whole sentence for who hears it.",
      isNumberBehind: true,
    },
    {
      at: "header > nav a",
      name: "Categories",
      text: "`categories`: the most wanted first; what does not fit whole comes with “more”.",
    },
  ),
});

/** What a shop wants to be known for, in place of what it has. */
const slogans = {
  bn: ["এই ঈদে সেরা দামে কেনাকাটা করুন!", "আমাদের বাছাই করা পণ্য", "সবচেয়ে বেশি বিক্রি হওয়া সব কিছু", "আরও দেখুন"],
  en: [
    "Shop the best Eid deals in town!",
    "Our hand-picked selection",
    "Everything that sells best",
    "Discover more",
  ],
};

export const DoNameWhatThereIs = advice(
  "do",
  {
    en: "Nouns of one or two words: all of them are seen at once, and the right one is found.",
    bn: "এক-দুই শব্দের নাম: একবারে সব দেখা যায়, দরকারিটি খুঁজে পাওয়া যায়।",
  },
  (sample) => head(sample),
);
export const DontAdvertiseInTheRow = advice(
  "dont",
  {
    en: "Slogans fill the row and say of nothing where it is.",
    bn: "স্লোগানে সারি ভরে যায়, অথচ কোন জিনিস কোথায় তা বলে না।",
  },
  (sample) =>
    head(sample, {
      categories: slogans[sample.language].map((label, at) => ({ label, href: `#/slogan/${at}` })),
    }),
);
