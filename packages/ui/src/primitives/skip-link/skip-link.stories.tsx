import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inWindow } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { SkipLink } from "./skip-link";

export default { title: "Primitives/Skip link", component: SkipLink, parameters: inWindow } satisfies Meta;

export const Focused = story(
  ({ words }) => (
    <div className="h-16" id="content">
      <SkipLink label={words.skipLink} href="#content" />
    </div>
  ),
  {
    play: async ({ canvasElement }) => {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole("link")).toHaveFocus();
    },
  },
);
