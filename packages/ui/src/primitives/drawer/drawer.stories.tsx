import type { Meta } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice, inWindow, proofOnly } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Button } from "../button/button";
import { Checkbox } from "../checkbox/checkbox";
import { Drawer } from "./drawer";

export default { title: "Primitives/Drawer", component: Drawer, parameters: inWindow } satisfies Meta;

function Panel({ words, shop, many = false }: Sample & { many?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="h-140">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.listControls.filters}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={words.listControls.filters}
        labels={words.dialog}
        footer={<Button wide>{words.listControls.apply}</Button>}
      >
        {many ? (
          <ul className="grid gap-4">
            {[...shop.products, ...shop.categories].map(({ name, href }) => (
              <li key={href}>{name}</li>
            ))}
          </ul>
        ) : (
          <p>{shop.tagline}</p>
        )}
      </Drawer>
    </div>
  );
}

const opened = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole("button");
  await userEvent.click(opener);
  const drawer = await within(document.body).findByRole("dialog");
  // Half faded in its colours are not its own yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return { opener, drawer };
};

export const Open = story((sample) => <Panel {...sample} />, {
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});
export const Many = story((sample) => <Panel {...sample} many />, {
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});
export const KeepsAndReturnsTheFocus = story((sample) => <Panel {...sample} />, {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const { opener, drawer } = await opened(canvasElement);
    for (let press = 0; press < 3; press += 1) {
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** What stands in it from the start, with its one button. */
const standing = ({ words }: Sample, title: string, button: ReactElement, content: ReactElement) => (
  <div className="h-140">
    <Drawer open onOpenChange={() => {}} title={title} labels={words.dialog} footer={button}>
      {content}
    </Drawer>
  </div>
);

export const DoShowWhatBelongsToThePage = advice(
  "do",
  {
    en: "What is looked at or set beside the page: it fills its height, and its button stays in reach.",
    bn: "যা পাতার পাশে রেখে দেখা বা বেছে নেওয়া হয়: জায়গা কাজে লাগে, বোতাম হাতের কাছে থাকে।",
  },
  (sample) =>
    standing(
      sample,
      sample.words.listControls.filters,
      <Button wide>{sample.words.listControls.apply}</Button>,
      <div className="grid gap-2">
        {sample.shop.categories.map(({ name, href }) => (
          <Checkbox key={href} formId="filters" name={href} label={name} />
        ))}
      </div>,
    ),
);
export const DontAskInIt = advice(
  "dont",
  {
    en: "A question is lost in it: in a dialog its words and its button stand together.",
    bn: "প্রশ্ন এখানে হারিয়ে যায়: ডায়ালগে কথা আর বোতাম একসঙ্গে থাকে।",
  },
  (sample) =>
    standing(
      sample,
      sample.words.listControls.clear,
      <Button variant="danger" wide>
        {sample.words.listControls.clear}
      </Button>,
      <p>{sample.words.cartLine.out}</p>,
    ),
);
