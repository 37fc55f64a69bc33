/// <reference types="vite/client" />
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { proofOnly } from "../samples/in-docs";
import { story } from "../samples/in-language";
import { FoundationPage } from "./specimen";
import { readTokens } from "./token-list";
import { TokenSearch } from "./token-search";

/** Every token, to look for by its name, its value or what it is for. */
export default { title: "Foundations/Find a token" } satisfies Meta;

const files = import.meta.glob<string>("../styles/tokens/{reference,colour,shape,type,component}.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const tokens = readTokens(
  Object.fromEntries(
    Object.entries(files).map(([path, css]) => [path.replace(/^.*\/(\w+)\.css$/, "$1"), css]),
  ),
);

const page = ({ theme, scheme }: { theme: string; scheme: string }) => (
  <FoundationPage
    title="Find a token"
    intro="What each is worth is told for the theme and the scheme of the toolbar; below it stands what the stylesheet says."
  >
    <TokenSearch key={`${theme} ${scheme}`} tokens={tokens} />
  </FoundationPage>
);

export const All = story(page);
export const Found = story(page, {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "focus width");
    await expect(canvas.getByRole("status")).toHaveTextContent(/^1 of/);
    await expect(canvas.getByText("--focus-width")).toBeVisible();
  },
});
