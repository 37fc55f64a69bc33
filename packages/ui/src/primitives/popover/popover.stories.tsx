import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice, inWindow, proofOnly } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Popover } from "./popover";

export default { title: "Primitives/Popover", component: Popover, parameters: inWindow } satisfies Meta;

const content = {
  bn: {
    opener: "ডেলিভারি কতদিনে?",
    title: "ডেলিভারির সময়",
    text: "ঢাকার ভেতরে ১ থেকে ২ দিন, ঢাকার বাইরে ৩ থেকে ৫ দিন। পার্বত্য চট্টগ্রাম ও দ্বীপাঞ্চলে আরও এক-দুই দিন বেশি লাগতে পারে।",
    more: "সব শর্ত পড়ুন",
  },
  en: {
    opener: "How long does delivery take?",
    title: "Delivery time",
    text: "1 to 2 days inside Dhaka, 3 to 5 days outside. The Hill Tracts and the islands may take a day or two more.",
    more: "Read all terms",
  },
} as const;

const popover = ({ words, language }: Sample) => (
  <div className="min-h-80">
    <Popover
      opener={content[language].opener}
      title={content[language].title}
      labels={words.dialog}
      href="#delivery-terms"
    >
      <p>{content[language].text}</p>
      <a href="#terms" className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
        {content[language].more}
      </a>
    </Popover>
  </div>
);

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole("link"));
  const dialog = await within(document.body).findByRole("dialog");
  // Half faded in its colours are not its own yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return dialog;
};

export const Closed = story(popover);
export const Open = story(popover, {
  play: async ({ canvasElement }) => {
    await expect(await opened(canvasElement)).toBeVisible();
  },
});
export const KeepsAndReturnsTheFocus = story(popover, {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("link");
    const dialog = await opened(canvasElement);
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAttribute("aria-expanded", "false");
  },
});

/** A product's price, and what else is said of it. */
const priced = ({ shop, words, language }: Sample, text: string, outside?: string) => (
  <div className="grid min-h-80 content-start gap-2">
    <strong className="text-h3">{shop.money("2,450")}</strong>
    {outside && <p>{outside}</p>}
    <Popover
      opener={content[language].opener}
      title={content[language].title}
      labels={words.dialog}
      href="#delivery-terms"
    >
      <p>{text}</p>
    </Popover>
  </div>
);

const fee = { bn: "ডেলিভারি চার্জ ৳১২০, মোট ৳২,৫৭০।", en: "Delivery costs ৳120, ৳2,570 in all." } as const;

export const DoMoreOnTheSame = advice(
  "do",
  {
    en: "What decides stands on the page; the popover tells more of it.",
    bn: "যা দেখে সিদ্ধান্ত, তা পাতাতেই; বাড়তি কথা পপওভারে।",
  },
  (sample) => priced(sample, content[sample.language].text, fee[sample.language]),
  { play: async ({ canvasElement }) => void (await opened(canvasElement)) },
);
export const DontHideTheCost = advice(
  "dont",
  { en: "Who does not press it learns the cost too late.", bn: "যে চাপে না, খরচ সে জানে দেরিতে।" },
  (sample) => priced(sample, fee[sample.language]),
  { play: async ({ canvasElement }) => void (await opened(canvasElement)) },
);
