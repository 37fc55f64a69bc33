import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inWindow, proofOnly } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Button } from "../button/button";
import { Tooltip } from "./tooltip";

export default { title: "Primitives/Tooltip", component: Tooltip, parameters: inWindow } satisfies Meta;

const tip = ({ words }: Sample, defaultOpen = false) => (
  <div className="grid min-h-48 place-items-center">
    <Tooltip text={words.orderSummary.estimate} defaultOpen={defaultOpen}>
      <Button variant="secondary">{words.cartSheet.checkout}</Button>
    </Tooltip>
  </div>
);

export const Open = story((sample) => tip(sample, true));
export const ByTheKeyboard = story((sample) => tip(sample), {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await within(document.body).findByRole("tooltip");
    await expect(button).toHaveAccessibleDescription();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
});
