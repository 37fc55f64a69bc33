import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice, inWindow } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { IconButton } from "./icon-button";

export default { title: "Primitives/Icon button", component: IconButton } satisfies Meta;

export const States = story(({ words }) => (
  <div className="flex gap-3">
    <IconButton icon="close" label={words.dialog.close} />
    <IconButton icon="trash" label={words.listControls.clear} className="text-muted" />
    <IconButton icon="plus" label={words.buyBox.increase} disabled />
  </div>
));
export const OnABand = story(({ words, shop }) => (
  <div className="on-band -mx-2 flex items-center justify-between rounded-card bg-band p-2 ps-4">
    {shop.name}
    <IconButton icon="menu" label={words.shopHeader.menu} />
  </div>
));
export const Focused = story(({ words }) => <IconButton icon="close" label={words.dialog.close} />, {
  parameters: inWindow,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole("button");
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});

export const DoKnownSigns = advice(
  "do",
  {
    en: "Signs that everybody knows, such as the cross that closes.",
    bn: "যে চিহ্ন সবাই চেনেন, যেমন বন্ধ করার ক্রস।",
  },
  ({ words }) => (
    <div className="flex gap-3">
      <IconButton icon="close" label={words.dialog.close} />
      <IconButton icon="plus" label={words.buyBox.increase} />
    </div>
  ),
);
export const DontLetThemGuess = advice(
  "dont",
  {
    en: "What a sign does is a guess here: a button with words says it.",
    bn: "চিহ্নটি কী করে, তা এখানে অনুমান করতে হয়: লেখা থাকা বোতাম তা বলে দেয়।",
  },
  ({ words }) => (
    <div className="flex gap-3">
      <IconButton icon="package" label={words.orderTimeline.title} />
      <IconButton icon="tag" label={words.couponBox.applied} />
      <IconButton icon="pin" label={words.addressChoice.add} />
    </div>
  ),
);
