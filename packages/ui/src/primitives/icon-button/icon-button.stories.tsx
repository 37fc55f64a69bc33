import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inWindow } from "../../samples/in-docs";
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
