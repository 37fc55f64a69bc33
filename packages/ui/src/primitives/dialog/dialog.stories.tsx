import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice, anatomy, inWindow, proofOnly } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { OpenedBy } from "../../samples/opened-by";
import { Button } from "../button/button";
import { Dialog } from "./dialog";

export default { title: "Primitives/Dialog", component: Dialog, parameters: inWindow } satisfies Meta;

/** What is asked before an address is deleted. */
const question = (
  { words, shop }: Sample,
  { title = words.savedAddressList.question, button = words.savedAddressList.delete, isLong = false } = {},
) => (
  <Dialog
    open
    onOpenChange={() => {}}
    title={title}
    labels={words.dialog}
    footer={
      <Button variant="danger" wide>
        {button}
      </Button>
    }
  >
    {isLong ? (
      <ul className="grid gap-4">
        {[...shop.products, ...shop.categories].map(({ name, href }) => (
          <li key={href}>{name}</li>
        ))}
      </ul>
    ) : (
      <p>{shop.address}</p>
    )}
  </Dialog>
);

const asked = (sample: Sample, isLong = false) => (
  <OpenedBy opener={sample.words.savedAddressList.delete} variant="danger">
    {question(sample, { isLong })}
  </OpenedBy>
);

const opened = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole("button");
  await userEvent.click(opener);
  const dialog = await within(document.body).findByRole("dialog");
  // Half faded in its colours are not its own yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return { opener, dialog };
};

export const Open = story((sample) => asked(sample), {
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    await expect(dialog).toHaveAccessibleName();
  },
});
export const LongContentScrolls = story((sample) => asked(sample, true), {
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});
export const KeepsAndReturnsTheFocus = story((sample) => asked(sample), {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await opened(canvasElement);
    for (let press = 0; press < 3; press += 1) {
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
    }
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await opened(canvasElement);
    await userEvent.keyboard("{Enter}");
    // The cross had the focus: Enter closes, and the focus goes back again.
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** What is asked, and what the button says. */
const questions = {
  bn: { yes: "ঠিক আছে", sure: "আপনি কি নিশ্চিত?" },
  en: { yes: "OK", sure: "Are you sure?" },
} as const;

const standing = (sample: Sample, words?: { title: string; button: string }) => (
  <div className="h-96">{question(sample, words)}</div>
);

/** Open from the beginning, so that its parts can be numbered. */
export const InItsParts = story((sample) => standing(sample), {
  tags: proofOnly,
  parameters: anatomy(
    {
      at: ".bg-scrim",
      name: "Scrim",
      text: "Darkens the page, which waits; a press on it closes, as Escape does.",
    },
    { at: "[data-slot=overlay] h2", name: "Title", text: "`title`: the question, and its spoken name." },
    {
      at: "[data-slot=overlay] h2 + button",
      name: "Cross",
      text: "Closes and changes nothing; spoken by `labels.close`, and the first to have the focus.",
    },
    {
      at: "[data-slot=overlay] p",
      name: "Text",
      text: "`children`: what the answer is about; it scrolls by itself where it is long.",
    },
    {
      at: "[data-slot=overlay] > :last-child button",
      name: "Answer",
      text: "`footer`: the deed as a verb, in sight however long the text is.",
    },
  ),
});

export const DoNameTheDeed = advice(
  "do",
  { en: "Title and button name what will be done.", bn: "কী করা হবে, শিরোনাম আর বোতাম দুটোই তা বলে।" },
  (sample) => standing(sample),
);
export const DontAskWhetherTheyAreSure = advice(
  "dont",
  {
    en: "“Are you sure?” says nothing of what is lost, and OK is pressed unread.",
    bn: "‘আপনি কি নিশ্চিত?’ বলে না কী হারাবে; না পড়েই ‘ঠিক আছে’ চাপা হয়।",
  },
  (sample) =>
    standing(sample, { title: questions[sample.language].sure, button: questions[sample.language].yes }),
);
