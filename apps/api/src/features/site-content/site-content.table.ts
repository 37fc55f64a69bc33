import type {
  ContentArt,
  ContentKind,
  ContentTarget,
  ContentTopic,
} from "@haat/contract/admin/site-content.contract";
import { sql } from "drizzle-orm";
import { boolean, check, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** What the platform's people write for the marketing site: slides, testimonials, articles and questions. */
export const siteContentTable = pgTable(
  "site_content",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    kind: text("kind").notNull().$type<ContentKind>(),
    /** Of its address or its place on a page; it stays. */
    slug: text("slug").notNull(),
    titleBn: text("title_bn").notNull(),
    titleEn: text("title_en").notNull(),
    textBn: text("text_bn").notNull().default(""),
    textEn: text("text_en").notNull().default(""),
    bodyBn: text("body_bn").notNull().default(""),
    bodyEn: text("body_en").notNull().default(""),
    noteBn: text("note_bn").notNull().default(""),
    noteEn: text("note_en").notNull().default(""),
    topic: text("topic").$type<ContentTopic>(),
    isFeatured: boolean("is_featured").notNull().default(false),
    art: text("art").$type<ContentArt>(),
    publishedOn: date("published_on"),
    target: text("target").$type<ContentTarget>(),
    isShown: boolean("is_shown").notNull().default(false),
    /** Among those of its kind, from 0. */
    position: integer("position").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    unique("site_content_slug").on(table.kind, table.slug),
    check("site_content_kind_known", sql`${table.kind} in ('slide', 'testimonial', 'article', 'question')`),
    check("site_content_named", sql`${table.titleBn} <> '' and ${table.titleEn} <> ''`),
    check(
      "site_content_of_kind",
      sql`(${table.kind} = 'slide') = (${table.target} is not null)
        and (${table.kind} = 'question') = (${table.topic} is not null)
        and (${table.kind} = 'article') = (${table.art} is not null and ${table.publishedOn} is not null)`,
    ),
  ],
);
