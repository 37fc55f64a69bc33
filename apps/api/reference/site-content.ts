import type { ContentArt, ContentTopic } from "@haat/contract/admin/site-content.contract";
import { strings } from "@haat/i18n/strings";
import type { ContentWritten } from "../src/features/site-content/site-content.repository";

/** What the marketing site begins with; from then on the platform's people keep it. */

const { bn, en } = strings;

interface ArticleFacts {
  slug: string;
  art: ContentArt;
  /** `YYYY-MM-DD`. */
  date: string;
}

const articles: Readonly<Record<keyof typeof en.articles, ArticleFacts>> = {
  delivery: { slug: "parcels-that-are-not-sent-back", art: "parcel", date: "2026-11-12" },
  photos: { slug: "good-product-photos-with-a-phone", art: "photo", date: "2026-10-29" },
  cash: { slug: "keeping-track-of-cash", art: "cash", date: "2026-10-08" },
};

/** The questions that are asked most, by their addresses on the page. */
const askedMost = new Set([
  "selling-cost",
  "selling-need",
  "selling-deliver",
  "buying-cash",
  "buying-fee",
  "buying-wrong",
]);

const articleRows = Object.entries(articles).map(([name, { slug, art, date }], position): ContentWritten => {
  const key = name as keyof typeof articles;
  return {
    kind: "article",
    slug,
    titleBn: bn.articles[key].title,
    titleEn: en.articles[key].title,
    textBn: bn.articles[key].teaser,
    textEn: en.articles[key].teaser,
    bodyBn: bn.articles[key].body,
    bodyEn: en.articles[key].body,
    art,
    publishedOn: date,
    isShown: true,
    position,
  };
});

type Entries = Readonly<Record<string, { question: string; answer: string }>>;

const questionRows = (Object.keys(en.questions) as ContentTopic[])
  .flatMap((topic) => {
    const [inBengali, inEnglish]: Entries[] = [bn.questions[topic].entries, en.questions[topic].entries];
    return Object.entries(inEnglish ?? {}).map(([name, { question, answer }]) => ({
      topic,
      slug: `${topic}-${name}`,
      titleBn: inBengali?.[name]?.question ?? question,
      titleEn: question,
      bodyBn: inBengali?.[name]?.answer ?? answer,
      bodyEn: answer,
    }));
  })
  .map((row, position): ContentWritten => ({
    ...row,
    kind: "question",
    isFeatured: askedMost.has(row.slug),
    isShown: true,
    position,
  }));

export const firstContent: readonly ContentWritten[] = [...articleRows, ...questionRows];
