import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Accordion, type AccordionProps } from "./accordion";

export default { title: "Primitives/Accordion", component: Accordion } satisfies Meta;

const questions = {
  bn: [
    ["টাকা কখন দেব?", "পণ্য হাতে পেয়ে, ডেলিভারির সময় নগদে। আগে কিছু দিতে হবে না।"],
    [
      "ত্রুটিপূর্ণ পণ্য পেলে কী করব, আর ক্ষতিগ্রস্ত প্যাকেট ফেরত দেওয়ার সময়সীমা কত?",
      "সাত দিনের মধ্যে জানান। স্বত্বাধিকারীর খরচে পণ্য ফেরত নেওয়া হবে এবং নতুন পণ্য বা মূল্য ফেরত পাবেন।",
    ],
    ["কোন কোন এলাকায় ডেলিভারি দেন?", "সারা বাংলাদেশে। দ্বীপাঞ্চলে এক-দুই দিন বেশি লাগে।"],
  ],
  en: [
    ["When do I pay?", "In cash, when the parcel is in your hands. Nothing before."],
    [
      "What if something arrives broken, and how long do I have to send a damaged parcel back?",
      "Tell us within seven days. The seller pays for the way back and sends a new one or your money.",
    ],
    ["Where do you deliver?", "All over Bangladesh. The islands take a day or two more."],
  ],
} as const;

const vague = {
  bn: ["বিস্তারিত", "আরও তথ্য", "অন্যান্য"],
  en: ["Details", "More information", "Other"],
} as const;

const accordion = ({ language }: Sample, more: Partial<AccordionProps> = {}) => (
  <Accordion
    className="max-w-prose"
    items={questions[language].map(([title, text], index) => ({
      id: `question-${index + 1}`,
      title,
      content: <p>{text}</p>,
    }))}
    {...more}
  />
);

export const Closed = story((sample) => accordion(sample));
export const OneOpen = story((sample) => accordion(sample, { open: "question-2" }));
export const OneAtATime = story((sample) => accordion(sample, { open: "question-1", name: "questions" }), {
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("details");
    const title = second?.querySelector("summary");
    if (!first || !second || !title) throw new Error("no items");
    title.focus();
    await userEvent.click(title);
    await expect(second.open).toBe(true);
    await expect(first.open).toBe(false);
  },
});

export const DoSayWhatIsBehind = advice(
  "do",
  {
    en: "The title says what is behind it, so that people open the one they need.",
    bn: "শিরোনাম দেখেই বোঝা যায় ভেতরে কী আছে; যাঁর যেটি দরকার, সেটিই খোলেন।",
  },
  (sample) => accordion(sample),
);
export const DontMakeThemOpenAll = advice(
  "dont",
  {
    en: "“Details” and “More” have to be opened one by one to learn what they are.",
    bn: "‘বিস্তারিত’ আর ‘আরও’ লিখলে ভেতরে কী আছে জানতে একটি একটি করে খুলতে হয়।",
  },
  (sample) =>
    accordion(sample, {
      items: vague[sample.language].map((title, index) => ({
        id: `vague-${index + 1}`,
        title,
        content: <p>{questions[sample.language][index]?.[1]}</p>,
      })),
    }),
);
