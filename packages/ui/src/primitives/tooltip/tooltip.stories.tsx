import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice, inWindow, proofOnly } from "../../samples/in-docs";
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

const print = {
  bn: { name: "প্রিন্ট করুন", keys: "কিবোর্ডে Ctrl + P" },
  en: { name: "Print", keys: "On a keyboard: Ctrl + P" },
} as const;

export const DoSayAFewWordsMore = advice(
  "do",
  {
    en: "A few words more that nobody misses who does not see them.",
    bn: "বাড়তি দু-একটি কথা, না দেখলেও কারও ক্ষতি নেই।",
  },
  ({ language }) => (
    <div className="grid min-h-48 place-items-center">
      <Tooltip text={print[language].keys} defaultOpen>
        <Button variant="secondary">{print[language].name}</Button>
      </Tooltip>
    </div>
  ),
);
export const DontSayWhatIsNeeded = advice(
  "dont",
  {
    en: "A finger never sees it: what the price depends on stands on the page.",
    bn: "ফোনে আঙুল দিয়ে এটি দেখাই যায় না: দাম কিসে বদলাবে, তা পাতাতেই লিখুন।",
  },
  (sample) => tip(sample, true),
);
