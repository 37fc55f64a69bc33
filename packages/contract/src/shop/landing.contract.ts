import { z } from "zod";
import { contentArt, contentTarget, contentTopic } from "../admin/site-content.contract";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import {
  contactNameField,
  emailField,
  messageField,
  optionalEmailField,
  phoneField,
  subjectField,
} from "../shared/fields";
import { languageParam } from "../shared/languages";
import { reportReason } from "../shared/report-reason";
import { retention } from "../shared/retention";
import { businessCategory } from "./store.contract";

/** An article in short. */
export const landingArticle = z.object({
  /** Of its page, below `blog/`. */
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  art: contentArt,
  /** The day it is dated with, as `2026-11-12`. */
  published_on: z.string(),
  word_count: z.int(),
});
export type LandingArticle = z.infer<typeof landingArticle>;

/** What the platform's people show on the marketing site, in one language. */
export const landingContent = z.object({
  slides: z.array(z.object({ title: z.string(), text: z.string(), target: contentTarget })),
  testimonials: z.array(z.object({ name: z.string(), note: z.string(), quote: z.string() })),
  /** Newest first. */
  articles: z.array(landingArticle),
  questions: z.array(
    z.object({
      slug: z.string(),
      topic: contentTopic,
      question: z.string(),
      /** Its paragraphs stand apart by a blank line. */
      answer: z.string(),
      is_featured: z.boolean(),
    }),
  ),
});
export type LandingContent = z.infer<typeof landingContent>;

const filter = z.strictObject({ filter: z.string().max(100).default("") });

/** A place that shops are in. */
export const placeSuggestion = z.object({
  /** What the store finder takes as `address`: the city, or the area and its city. */
  address: z.string(),
  id_city: z.int(),
  city_name: z.string(),
  /** `null` where the whole city is meant. */
  id_area: z.int().nullable(),
  area_name: z.string().nullable(),
  store_count: z.int(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

/** What is said in a report of a shop; who sends it may leave out how to be reached. */
export const reportFields = {
  reason: reportReason,
  message: messageField,
  /** A form sends what is not filled in as an empty text. */
  phone: z.preprocess(
    (typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed),
    phoneField.optional(),
  ),
  email: optionalEmailField,
};

/** The marketing site's calls. */
export const landing = {
  landingPageFooterInfo: baseCall
    .route({
      method: "GET",
      path: "/v1/landing_page_footer_info/{language}",
      tags: ["Landing page"],
      summary: "What the marketing site's footer says",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(
      envelope(
        z.object({
          footer_info: z.array(
            z.object({
              brand: z.string(),
              about: z.string(),
              /** As it is dialled. */
              help_phone: z.string(),
              help_hours: z.string(),
              /** Where the office is, and its address of mail; `null` where the platform's people have not said. */
              office_address: z.string().nullable(),
              office_email: z.string().nullable(),
              /** For how many days what is held of people stays, by kinds: the privacy policy says so. */
              retention_days: retention,
              /** Pages of the platform; `path` stands behind the language, such as `privacy-policy`. */
              links: z.array(z.object({ title: z.string(), path: z.string() })),
            }),
          ),
        }),
      ),
    ),
  landingContent: baseCall
    .route({
      method: "GET",
      path: "/v1/landing_content/{language}",
      tags: ["Landing page"],
      summary:
        "What the marketing site shows: slides, testimonials, articles in short, questions with answers",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(landingContent)),
  landingArticle: baseCall
    .route({
      method: "GET",
      path: "/v1/landing_article/{language}/{slug}",
      tags: ["Landing page"],
      summary: "One article, whole",
    })
    .input(z.strictObject({ language: languageParam, slug: z.string().max(100) }))
    .output(envelope(z.object({ article: landingArticle.extend({ body: z.string() }) }))),
  customerContact: baseCall
    .route({
      method: "POST",
      path: "/v1/customer_contact/{language}",
      tags: ["Landing page"],
      summary: "Leaves a message for the platform, as form data or JSON",
    })
    .input(
      z.strictObject({
        language: languageParam,
        name: contactNameField,
        email: emailField,
        subject: subjectField,
        message: messageField,
      }),
    )
    .output(envelope(z.object({ is_sent: z.literal(true) }))),
  reportShop: baseCall
    .route({
      method: "POST",
      path: "/v1/report_shop/{language}/{shop_name}",
      tags: ["Landing page"],
      summary: "Reports a shop to the platform, as form data or JSON; the shop is not told",
      description:
        "A paused or suspended shop can be reported, too, and one by a name that it had before. 420 where there is no such shop, or it never opened.",
    })
    .input(z.strictObject({ language: languageParam, shop_name: z.string().min(1).max(63), ...reportFields }))
    .output(envelope(z.object({ is_sent: z.literal(true) }))),
  landingPageAddressSearch: baseCall
    .route({
      method: "GET",
      path: "/v1/landing_page_address_search",
      tags: ["Landing page"],
      summary:
        "Places with open shops for what is typed into the store finder, in the language of `Accept-Language`",
      description:
        "`filter` is the beginning of a city's or an area's name in either language; without it, the places with most shops.",
    })
    .input(filter)
    .output(envelope(z.object({ addresses: z.array(placeSuggestion) }))),
  landingPageCategorySearch: baseCall
    .route({
      method: "GET",
      path: "/v1/landing_page_category_search",
      tags: ["Landing page"],
      summary:
        "Trades for the landing page's slider and the store finder, in the language of `Accept-Language`",
      description:
        "The specification reads the slider's categories from `data.product_category` and names no call for them: it is " +
        "this one, without `filter`. At most 40, those with most open shops first; `filter` is a part of the name in either language.",
    })
    .input(filter)
    .output(envelope(z.object({ product_category: z.array(businessCategory) }))),
};
