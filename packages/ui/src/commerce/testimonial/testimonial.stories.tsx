import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { Testimonial } from "./testimonial";

export default { title: "Commerce/Testimonial", component: Testimonial } satisfies Meta;

const voices = ({ language }: Sample) =>
  language === "bn"
    ? [
        {
          quote: "সকালে দোকান খুললাম, বিকেলেই প্রথম অর্ডার। ছেলেকে কিছু জিজ্ঞেসও করতে হয়নি।",
          name: "রহিমা খাতুন",
          role: "টাঙ্গাইলের তাঁতের শাড়ি",
          initials: "র",
        },
        {
          quote:
            "লক্ষ্মীপুর থেকে চট্টগ্রাম, এখন সব জায়গায় পাঠাই। স্ত্রীর হাতের আচার যে এত দূর যাবে, তা ভাবিনি; ঊর্ধ্বগতি বোঝা যায় হিসাবের খাতা খুললেই।",
          name: "মোঃ জসিম উদ্দিন",
          role: "আচার ও শুঁটকি, লক্ষ্মীপুর",
          initials: "জ",
        },
        {
          quote: "ক্রেতা পণ্য হাতে পেয়ে টাকা দেন, তাই ভরসা করেন।",
          name: "সুস্মিতা চাকমা",
          role: "পাহাড়ি কাপড়, রাঙামাটি",
          initials: "সু",
        },
      ]
    : [
        {
          quote: "I opened my shop in the morning and had the first order by the afternoon, all by myself.",
          name: "Rahima Khatun",
          role: "Handloom saris, Tangail",
          initials: "R",
        },
        {
          quote:
            "We used to sell in one market. Now our pickles go from Lakshmipur to Chattogram and Sylhet, and my wife keeps the books of both.",
          name: "Md. Jashim Uddin",
          role: "Pickles and dried fish, Lakshmipur",
          initials: "J",
        },
        {
          quote: "People pay when they hold the goods, so they trust us.",
          name: "Susmita Chakma",
          role: "Hill textiles, Rangamati",
          initials: "S",
        },
      ];

export const One = story((sample) => {
  const [voice] = voices(sample);
  return voice ? <Testimonial {...voice} className="max-w-form" /> : <p />;
});
export const Several = story((sample) => (
  <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
    {voices(sample).map((voice) => (
      <li key={voice.name}>
        <Testimonial {...voice} />
      </li>
    ))}
  </ul>
));
export const WithAPicture = story((sample) => {
  const [voice] = voices(sample);
  return voice ? <Testimonial {...voice} picture={pictures.sari} className="max-w-form" /> : <p />;
});

export const DoTellWhatHappened = advice(
  "do",
  {
    en: "What happened to somebody, in their own words, with their name and trade.",
    bn: "একজনের সত্যিকারের অভিজ্ঞতা, তাঁর নিজের কথায়, নাম ও ব্যবসাসহ।",
  },
  (sample) => {
    const [voice] = voices(sample);
    return voice ? <Testimonial {...voice} className="max-w-form" /> : <p />;
  },
);
export const DontQuoteNobody = advice(
  "dont",
  {
    en: "Praise of nobody in particular is believed by nobody.",
    bn: "কে বলেছেন জানা না গেলে প্রশংসা কেউ বিশ্বাস করেন না।",
  },
  ({ language }) => (
    <Testimonial
      className="max-w-form"
      {...(language === "bn"
        ? { quote: "সেরা প্ল্যাটফর্ম! সবাই ব্যবহার করুন!", name: "একজন গ্রাহক", role: "ঢাকা", initials: "গ" }
        : {
            quote: "The best platform ever! Everybody should use it!",
            name: "A customer",
            role: "Dhaka",
            initials: "C",
          })}
    />
  ),
);
