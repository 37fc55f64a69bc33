import type { LandingArticle, LandingContent } from "@haat/contract/shop/landing.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { listShown, type ContentRow } from "./site-content.repository";

/** For how long it is used when no change is heard of, in s: a change is told to every process (docs/decisions/009). */
const keptSeconds = 60;

const shown = ({ db, cached }: Services) =>
  cached("content of the site", () => listShown(db), { seconds: keptSeconds });

type Part = "title" | "text" | "body" | "note";
const say = (row: ContentRow, part: Part, language: Language) =>
  row[`${part}${language === "bn" ? "Bn" : "En"}`];

/** What the marketing site shows, in one language. */
export async function describeContent(services: Services, language: Language): Promise<LandingContent> {
  const rows = await shown(services);
  return {
    slides: rows.flatMap((row) =>
      row.target
        ? [{ title: say(row, "title", language), text: say(row, "text", language), target: row.target }]
        : [],
    ),
    testimonials: rows
      .filter(({ kind }) => kind === "testimonial")
      .map((row) => ({
        name: say(row, "title", language),
        note: say(row, "note", language),
        quote: say(row, "text", language),
      })),
    articles: rows.flatMap((row) => inShort(row, language) ?? []),
    questions: rows.flatMap((row) =>
      row.topic
        ? [
            {
              slug: row.slug,
              topic: row.topic,
              question: say(row, "title", language),
              answer: say(row, "body", language),
              is_featured: row.isFeatured,
            },
          ]
        : [],
    ),
  };
}

/** An article, whole. @throws not_found where none of that name is shown */
export async function describeArticle(services: Services, slug: string, language: Language) {
  const row = (await shown(services)).find((each) => each.kind === "article" && each.slug === slug);
  const article = row && inShort(row, language);
  if (!article) throw new DomainError("not_found");
  return { ...article, body: say(row, "body", language) };
}

function inShort(row: ContentRow, language: Language): LandingArticle | undefined {
  if (row.art === null || row.publishedOn === null) return undefined;
  return {
    slug: row.slug,
    title: say(row, "title", language),
    teaser: say(row, "text", language),
    art: row.art,
    published_on: row.publishedOn,
    word_count: say(row, "body", language).split(/\s+/).length,
  };
}
