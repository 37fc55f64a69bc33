import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { ConsoleNav, type ConsoleNavEntry } from "./console-nav";

export default { title: "Console/Navigation", component: ConsoleNav } satisfies Meta;

const entries = ({ words }: Sample): ConsoleNavEntry[] => [
  { href: "#today", label: words.consoleNav.today, icon: "home", current: true },
  { href: "#orders", label: words.consoleNav.orders, icon: "package" },
  { href: "#goods", label: words.consoleNav.goods, icon: "tag" },
  { href: "#shop", label: words.consoleNav.shop, icon: "store" },
  { href: "#more", label: words.consoleNav.more, icon: "menu" },
];

export const OfAShop = story((sample) => (
  <ConsoleNav entries={entries(sample)} labels={sample.words.consoleNav} />
));
export const WithWhatWaits = story((sample) => (
  <ConsoleNav
    entries={entries(sample).map((entry) =>
      entry.icon === "package"
        ? {
            ...entry,
            waiting: {
              count: sample.language === "bn" ? "১২" : "12",
              label: sample.language === "bn" ? "১২টি অপেক্ষায়" : "12 waiting",
            },
          }
        : entry,
    )}
    labels={sample.words.consoleNav}
  />
));

export const DoFiveAtMost = advice(
  "do",
  {
    en: "Five at most: each has room for its words on a phone.",
    bn: "বেশি হলে পাঁচটি: ফোনে প্রতিটির লেখার জায়গা থাকে।",
  },
  (sample) => <ConsoleNav entries={entries(sample)} labels={sample.words.consoleNav} />,
);
export const DontPutAllInIt = advice(
  "dont",
  {
    en: "With eight of them words are cut and thumbs miss: the rest belongs behind the last one.",
    bn: "আটটি হলে লেখা কেটে যায়, আঙুল ভুল জায়গায় পড়ে: বাকিগুলো শেষেরটির ভেতরে রাখুন।",
  },
  (sample) => (
    <ConsoleNav
      entries={[
        ...entries(sample),
        { href: "#categories", label: sample.words.categoryList.categories, icon: "menu" },
        { href: "#questions", label: sample.words.faq.title, icon: "tag" },
        { href: "#phone", label: sample.words.helpPhone.title, icon: "pin" },
      ]}
      labels={sample.words.consoleNav}
    />
  ),
);
