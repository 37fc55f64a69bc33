import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Faq, type FaqEntry } from "./faq";

export default { title: "Commerce/FAQ", component: Faq } satisfies Meta;

const entries = ({ language }: Sample): FaqEntry[] =>
  language === "bn"
    ? [
        {
          id: "fee",
          question: "দোকান খুলতে কি টাকা লাগে?",
          answer: ["না। এখন দোকান খোলা ও চালানো ফ্রি।", "ভবিষ্যতে ফি চালু হলে আগে থেকে জানানো হবে।"],
        },
        {
          id: "cash",
          question: "ক্রেতা কীভাবে টাকা দেন?",
          answer: ["পণ্য হাতে পেয়ে নগদ টাকা দেন। কার্ড বা অ্যাপ লাগে না।"],
        },
        {
          id: "delivery",
          question:
            "লক্ষ্মীপুর, স্ত্রীরোগ হাসপাতাল রোড বা ঊর্ধ্বতন কর্মকর্তার কার্যালয়ের মতো দূরের ঠিকানায় কি র‍্যাম বা ভঙ্গুর পণ্য পাঠানো যায়?",
          answer: ["যায়। ডেলিভারির সময় ও খরচ বিক্রেতা নিজে ঠিক করেন; অর্ডার করার আগেই ক্রেতা তা দেখতে পান।"],
        },
      ]
    : [
        {
          id: "fee",
          question: "Does it cost anything to open a shop?",
          answer: [
            "No. Opening and running a shop is free at present.",
            "Should there be a fee one day, you will know beforehand.",
          ],
        },
        {
          id: "cash",
          question: "How do shoppers pay?",
          answer: ["In cash, when they hold the goods. They need no card and no app."],
        },
        {
          id: "delivery",
          question: "Can fragile goods go to a remote address, such as a hospital road in Lakshmipur?",
          answer: [
            "They can. The seller sets the time and the fee of delivery, and the shopper sees both before ordering.",
          ],
        },
      ];

export const Closed = story((sample) => <Faq entries={entries(sample)} />, {
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll("details");
    const summary = first?.querySelector("summary");
    if (!first || !summary) throw new Error("the questions are missing");
    await userEvent.click(summary);
    await expect(first).toHaveAttribute("open");
    await userEvent.click(summary);
    await expect(first).not.toHaveAttribute("open");
  },
});
export const OneOpenUnderATitle = story((sample) => (
  <Faq entries={entries(sample)} title={sample.words.faq.title} open="fee" />
));

const elsewhere = {
  bn: {
    question: "পেমেন্ট সংক্রান্ত তথ্য",
    answer: "বিস্তারিত জানতে আমাদের পেমেন্ট নীতিমালা পড়ুন বা যোগাযোগ করুন।",
  },
  en: { question: "Payment information", answer: "Please read our payment policy or contact us." },
} as const;

export const DoAnswerAtOnce = advice(
  "do",
  {
    en: "Ask as people ask, and answer in the first sentence.",
    bn: "মানুষ যেভাবে জিজ্ঞেস করেন সেভাবে লিখুন, আর প্রথম বাক্যেই উত্তর দিন।",
  },
  (sample) => <Faq entries={entries(sample).slice(1, 2)} open="cash" />,
);
export const DontSendThemElsewhere = advice(
  "dont",
  {
    en: "A title is no question, and an answer that leads elsewhere is none.",
    bn: "শিরোনাম কোনো প্রশ্ন নয়, আর অন্য কোথাও পাঠালে সেটি উত্তর হলো না।",
  },
  ({ language }) => {
    const { question, answer } = elsewhere[language];
    return <Faq entries={[{ id: "elsewhere", question, answer: [answer] }]} open="elsewhere" />;
  },
);
