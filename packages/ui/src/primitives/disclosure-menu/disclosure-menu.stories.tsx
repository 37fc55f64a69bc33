import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { DisclosureMenu } from "./disclosure-menu";

export default { title: "Primitives/Disclosure menu", component: DisclosureMenu } satisfies Meta;

const menu = ({ words, shop }: Sample, links = shop.categories.length, open = false) => (
  <div className="relative min-h-96">
    <DisclosureMenu
      icon="menu"
      open={open}
      label={words.shopHeader.menu}
      panelClassName="start-0 top-12 w-72 max-w-full rounded-card"
    >
      <ul className="p-2">
        {shop.categories.slice(0, links).map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-accent-soft hover:text-on-accent-soft"
              onClick={(event) => event.preventDefault()}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
    <a href="#after" className="inline-flex min-h-11 items-center text-link underline">
      {shop.name}
    </a>
  </div>
);

const partsOf = (canvasElement: HTMLElement) => {
  const details = canvasElement.querySelector("details");
  const opener = canvasElement.querySelector("summary");
  if (!details || !opener) throw new Error("no menu");
  return { details, opener };
};

export const Closed = story((sample) => menu(sample));

export const ClosesAfterALink = story((sample) => menu(sample), {
  play: async ({ canvasElement }) => {
    const { details, opener } = partsOf(canvasElement);
    await userEvent.click(opener);
    await expect(details.open).toBe(true);
    await userEvent.click(within(details).getAllByRole("link")[0] ?? opener);
    await expect(details.open).toBe(false);
    await userEvent.click(opener);
  },
});

export const ClosesByEscape = story((sample) => menu(sample), {
  play: async ({ canvasElement }) => {
    const { details, opener } = partsOf(canvasElement);
    await userEvent.click(opener);
    await userEvent.tab();
    await expect(within(details).getAllByRole("link")[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(details.open).toBe(false);
    await expect(opener).toHaveFocus();
  },
});

export const ClosesWhenTheFocusGoesOn = story((sample) => menu(sample), {
  play: async ({ canvasElement }) => {
    const { details, opener } = partsOf(canvasElement);
    await userEvent.click(opener);
    within(details).getAllByRole("link").at(-1)?.focus();
    await userEvent.tab();
    await expect(details.open).toBe(false);
  },
});

export const DoPutManyAway = advice(
  "do",
  {
    en: "More places than fit in the bar, behind one button that every page has.",
    bn: "বারে যত লিংক ধরে তার চেয়ে বেশি হলে, সব পাতায় থাকা একটি বোতামের পেছনে রাখুন।",
  },
  (sample) => menu(sample, 6, true),
);
export const DontHideTwo = advice(
  "dont",
  {
    en: "Two links fit on the page: hidden, they cost a press and are seen by few.",
    bn: "দুটি লিংক পাতাতেই ধরে: লুকিয়ে রাখলে একবার বেশি চাপতে হয়, অনেকে দেখেনই না।",
  },
  (sample) => menu(sample, 2, true),
);
