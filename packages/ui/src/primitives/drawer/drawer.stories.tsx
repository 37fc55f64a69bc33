import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice, anatomy, inWindow, proofOnly } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { OpenedBy } from "../../samples/opened-by";
import { Button } from "../button/button";
import { Checkbox } from "../checkbox/checkbox";
import { Drawer } from "./drawer";

export default { title: "Primitives/Drawer", component: Drawer, parameters: inWindow } satisfies Meta;

/** What a list is narrowed by, set beside it. */
const filters = ({ words, shop }: Sample, many = false) => (
  <Drawer
    open
    onOpenChange={() => {}}
    title={words.listControls.filters}
    labels={words.dialog}
    footer={<Button wide>{words.listControls.apply}</Button>}
  >
    <div className="grid gap-2">
      {[...shop.categories, ...(many ? shop.products : [])].map(({ name, href }) => (
        <Checkbox key={href} formId="filters" name={href} label={name} />
      ))}
    </div>
  </Drawer>
);

const panel = (sample: Sample, many = false) => (
  <OpenedBy opener={sample.words.listControls.filters}>{filters(sample, many)}</OpenedBy>
);

const opened = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole("button");
  await userEvent.click(opener);
  const drawer = await within(document.body).findByRole("dialog");
  // Half faded in its colours are not its own yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return { opener, drawer };
};

export const Open = story((sample) => panel(sample), {
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});
export const Many = story((sample) => panel(sample, true), {
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});
export const KeepsAndReturnsTheFocus = story((sample) => panel(sample), {
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

/** Open from the beginning, so that its parts can be numbered. */
export const InItsParts = story((sample) => <div className="h-140">{filters(sample)}</div>, {
  tags: proofOnly,
  parameters: anatomy(
    {
      at: ".bg-scrim",
      name: "Scrim",
      text: "What is left of the page; a press on it closes, as Escape does.",
    },
    {
      at: "[data-slot=overlay] h2",
      name: "Title",
      text: "`title`: a noun for what lies in it, and its spoken name.",
    },
    {
      at: "[data-slot=overlay] h2 + button",
      name: "Cross",
      text: "Closes and applies nothing; spoken by `labels.close`.",
    },
    {
      at: "[data-slot=overlay] > :nth-child(2) > *",
      name: "Content",
      text: "`children`: fills the height and scrolls between the head and the foot.",
    },
    {
      at: "[data-slot=overlay] > :last-child button",
      name: "Way on",
      text: "`footer`: says what comes of what was set, and stays in reach of the thumb.",
    },
  ),
});

export const DoShowWhatBelongsToThePage = advice(
  "do",
  {
    en: "What is looked at or set beside the page: it fills its height, and its button stays in reach.",
    bn: "যা পাতার পাশে রেখে দেখা বা বেছে নেওয়া হয়: জায়গা কাজে লাগে, বোতাম হাতের কাছে থাকে।",
  },
  (sample) => <div className="h-140">{filters(sample)}</div>,
);
export const DontAskInIt = advice(
  "dont",
  {
    en: "A question is lost in it: in a dialog its words and its button stand together.",
    bn: "প্রশ্ন এখানে হারিয়ে যায়: ডায়ালগে কথা আর বোতাম একসাথে থাকে।",
  },
  ({ words, shop }) => (
    <div className="h-140">
      <Drawer
        open
        onOpenChange={() => {}}
        title={words.savedAddressList.question}
        labels={words.dialog}
        footer={
          <Button variant="danger" wide>
            {words.savedAddressList.delete}
          </Button>
        }
      >
        <p>{shop.address}</p>
      </Drawer>
    </div>
  ),
);
