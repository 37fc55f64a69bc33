import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { advice, inWindow, proofOnly } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { Menu, type MenuItem } from "./menu";

export default { title: "Primitives/Menu", component: Menu, parameters: inWindow } satisfies Meta;

const deeds = {
  bn: ["বাসার ঠিকানা করুন", "ঠিকানা বদলান", "মুছে ফেলুন"],
  en: ["Make it the home address", "Change the address", "Delete it"],
} as const;
const sent = fn();

const menu = ({ words, shop, language }: Sample, onlyTheLast = false) => {
  const [home, edit, remove] = deeds[language];
  const items: readonly MenuItem[] = [
    { value: "home", label: home, icon: "home" },
    { value: "edit", label: edit, icon: "pencil" },
    { value: "remove", label: remove, icon: "trash", tone: "danger" },
  ];
  return (
    <div
      className="flex min-h-64 max-w-form items-start justify-between gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.target as HTMLFormElement;
        sent(Object.fromEntries([...new FormData(form, (event.nativeEvent as SubmitEvent).submitter)]));
      }}
    >
      <p className="py-2.5">{shop.customer.address}</p>
      <Menu
        action="#"
        label={fill(words.menu.actions, { name: shop.customer.name })}
        hidden={{ address: "7" }}
        items={onlyTheLast ? items.slice(-1) : items}
      />
    </div>
  );
};

const open: NonNullable<StoryObj["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(await within(document.body).findByRole("menu")).toBeVisible();
};

export const Open = story((sample) => menu(sample), { play: open });
export const Closed = story((sample) => menu(sample));
export const ByTheKeyboard = story((sample) => menu(sample), {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const opener = within(canvasElement).getByRole("button");
    const page = within(document.body);
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getAllByRole("menuitem")[0]).toHaveFocus());
    // The focus stays in the menu.
    await userEvent.tab();
    await expect(page.getByRole("menu")).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(page.getAllByRole("menuitem")[0]).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ address: "7", intent: "edit" });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
export const ByThePointer = story((sample) => menu(sample), {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    sent.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button"));
    await userEvent.click((await within(document.body).findAllByRole("menuitem"))[2] ?? canvasElement);
    await expect(sent).toHaveBeenCalledWith({ address: "7", intent: "remove" });
    await waitFor(() => expect(within(document.body).queryByRole("menu")).toBeNull());
  },
});

export const DoSayEachWithAVerb = advice(
  "do",
  {
    en: "Three or more things to do, each with a verb; what loses something stands last.",
    bn: "তিনটি বা তার বেশি কাজ, প্রতিটি ক্রিয়া দিয়ে লেখা; যেটিতে কিছু হারায়, সেটি সবার শেষে।",
  },
  (sample) => menu(sample),
  { play: open },
);
export const DontHideTheOnlyOne = advice(
  "dont",
  {
    en: "One thing alone takes two presses here: give it a button of its own.",
    bn: "একটিমাত্র কাজে এখানে দুবার চাপতে হয়: তার জন্য আলাদা বোতাম দিন।",
  },
  (sample) => menu(sample, true),
  { play: open },
);
