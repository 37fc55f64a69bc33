import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { story } from "../../../../../.storybook/in-language";
import { DisclosureMenu } from "./disclosure-menu";

export default { title: "Primitives/Disclosure menu", component: DisclosureMenu } satisfies Meta;

export const ClosesAfterALink = story(
  ({ words, shop }) => (
    <div className="relative h-48">
      <DisclosureMenu icon="menu" label={words.shopHeader.menu} panelClassName="start-0 top-12 p-4">
        <a href="#inside" onClick={(event) => event.preventDefault()}>
          {shop.name}
        </a>
      </DisclosureMenu>
    </div>
  ),
  {
    play: async ({ canvasElement }) => {
      const menu = canvasElement.querySelector("details");
      const opener = canvasElement.querySelector("summary");
      if (!menu || !opener) throw new Error("no menu");
      await userEvent.click(opener);
      await expect(menu.open).toBe(true);
      await userEvent.click(within(canvasElement).getByRole("link"));
      await expect(menu.open).toBe(false);
      await userEvent.click(opener);
    },
  },
);
