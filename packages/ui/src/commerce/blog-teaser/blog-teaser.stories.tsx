import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { ArticleArt } from "../article-art/article-art";
import { BlogTeaser } from "./blog-teaser";

export default { title: "Commerce/Blog teaser", component: BlogTeaser } satisfies Meta;

const articles = ({ language }: Sample) => {
  const bengali = language === "bn";
  return [
    {
      title: bengali ? "ফোনের ক্যামেরায় পণ্যের ভালো ছবি" : "Good product photos with a phone",
      text: bengali
        ? "জানালার আলো, সাদা কাপড় আর এক কাপ ধৈর্য: স্টুডিও ছাড়াই এমন ছবি তোলা যায় যা দেখে মানুষ কিনতে চায়।"
        : "Window light, a white cloth and some patience: pictures that sell need no studio.",
      picture: pictures.bag,
    },
    {
      title: bengali
        ? "লক্ষ্মীপুর থেকে সারা দেশে: স্ত্রী-উদ্যোক্তাদের ঊর্ধ্বমুখী যাত্রার গল্প"
        : "From Lakshmipur to all of Bangladesh: how a cooperative of women grew",
      text: bengali
        ? "তিনজন মিলে শুরু, এখন চল্লিশজন। তাঁরা বলছেন কী কাজে লেগেছে, কী লাগেনি, আর কী হলে আরও ভালো হতো।"
        : "Three of them began, now they are forty. They tell what helped, what did not, and what they would do otherwise.",
      picture: pictures.sari,
    },
    {
      title: bengali ? "নগদ টাকার হিসাব" : "Keeping track of cash",
      text: bengali ? "দিনের শেষে পাঁচ মিনিট।" : "Five minutes at the end of the day.",
      art: <ArticleArt name="cash" />,
    },
  ].map((article, index) => ({
    ...article,
    href: `#/${index}`,
    date: bengali ? "২ মার্চ, ২০২৬" : "2 March 2026",
    dateTime: "2026-03-02",
    readingTime: bengali ? "৩ মিনিটের পড়া" : "3 minutes",
  }));
};

export const Several = story((sample) => (
  <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6">
    {articles(sample).map((article) => (
      <li key={article.href}>
        <BlogTeaser {...article} />
      </li>
    ))}
  </ul>
));
