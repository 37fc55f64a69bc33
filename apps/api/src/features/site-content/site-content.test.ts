import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { followChanges } from "../../database/change-feed";
import { createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { auditEventTable } from "../audit/audit.table";
import { siteContentTable } from "./site-content.table";

let api: TestApi;
let admin: TestAccount;
/** Another process on the same database. */
let other: ReturnType<typeof putTogether>;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPlatformPerson(api, "admin");
  other = putTogether(api.db);
  for (const { forget } of [api, other])
    stops.push(await followChanges(api.db, { onChange: forget, onAnyChange: () => forget() }));
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await api.close();
});
beforeEach(() => api.db.delete(siteContentTable));

const language = "en" as const;
const calls = () => admin.client.siteContents;
const question = {
  kind: "question",
  title_bn: "কীভাবে কিনব?",
  title_en: "How do I buy?",
  body_bn: "দোকান খুলুন।",
  body_en: "Open a shop.\n\nThen order.",
  topic: "buying",
  is_shown: true,
  position: 1,
} as const;
const article = {
  kind: "article",
  title_bn: "ছবি",
  title_en: "Photos",
  text_bn: "ভালো ছবি।",
  text_en: "Good photos.",
  body_bn: "আলো।",
  body_en: "Light from the side.",
  art: "photo",
  published_on: "2026-11-20",
  is_shown: true,
  position: 1,
} as const;
const slide = {
  kind: "slide",
  title_bn: "ঈদ",
  title_en: "Eid",
  text_bn: "ঈদের বাজার।",
  text_en: "The market of Eid.",
  target: "find-store",
  is_shown: true,
  position: 1,
} as const;

const create = async (given: Parameters<ReturnType<typeof calls>["createContent"]>[0]) =>
  (await calls().createContent(given)).data.content;
const shown = async (process: Pick<TestApi, "createClient"> = api, of: "bn" | "en" = language) =>
  (await process.createClient().landing.landingContent({ language: of })).data;
const trail = (action: "site_content_create" | "site_content_change" | "site_content_remove") =>
  api.db.select().from(auditEventTable).where(eq(auditEventTable.action, action));
const refused = (code: string) => expect.objectContaining({ code });

describe("the content of the marketing site", () => {
  test("is told to every process when it is added, in both languages, and whole where it has a page", async () => {
    await create({ language, ...question });
    await create({ language, ...article });
    await create({ language, ...slide });
    for (const process of [api, other])
      await vi.waitFor(
        async () => {
          const data = await shown(process);
          expect(data.slides).toEqual([{ title: "Eid", text: "The market of Eid.", target: "find-store" }]);
          expect(data.articles).toMatchObject([{ slug: "photos", title: "Photos", word_count: 4 }]);
          expect(data.questions).toMatchObject([
            { slug: "how-do-i-buy", topic: "buying", is_featured: false },
          ]);
        },
        { timeout: 300_000 },
      );
    expect((await shown(api, "bn")).questions[0]?.question).toBe("কীভাবে কিনব?");
    const { landingArticle } = api.createClient().landing;
    const { data } = await landingArticle({ language: "bn", slug: "photos" });
    expect(data.article).toMatchObject({ title: "ছবি", body: "আলো।", published_on: "2026-11-20" });
    await expect(landingArticle({ language, slug: "how-do-i-buy" })).rejects.toEqual(refused("not_found"));
  });

  test("that is not shown is the console's alone", async () => {
    const { id_content } = await create({ language, ...article, is_shown: false });
    api.forget();
    expect((await shown()).articles).toEqual([]);
    const { contents } = (await calls().contents({ language, kind: "article" })).data;
    expect(contents).toMatchObject([{ id_content, is_shown: false, version: 1 }]);
  });

  test("is needed in both languages and with all that its kind has; nothing is kept otherwise", async () => {
    const fieldsOf = (given: object) =>
      calls()
        .createContent({ language, ...article, ...given })
        .then(
          () => [],
          (error: { data: { errors: { field: string; code: string }[] } }) =>
            error.data.errors.map(({ field, code }) => `${field} ${code}`),
        );
    expect(await fieldsOf({ title_bn: " ", body_en: "", art: undefined })).toEqual([
      "title_bn required",
      "body_en required",
      "art required",
    ]);
    expect(await fieldsOf({ title_en: "x".repeat(121), published_on: "soon" })).toEqual([
      "title_en content_title_long",
      "published_on date_invalid",
    ]);
    expect(await api.db.$count(siteContentTable)).toBe(0);
  });

  test("keeps no part that its kind does not have", async () => {
    const content = await create({ language, ...question, art: "cash", target: "faq", note_en: "who" });
    expect(content).toMatchObject({ art: null, target: null, note_en: "" });
  });

  test("has addresses of its own that stay when it is called otherwise, and the order that is chosen", async () => {
    const one = await create({ language, ...article });
    const two = await create({ language, ...article, text_en: "Another one.", position: 1 });
    expect([one.slug, two.slug]).toEqual(["photos", "photos-2"]);
    const { id_content, version } = one;
    const renamed = { language, ...article, title_en: "Pictures", id_content, version, position: 1 };
    expect((await calls().changeContent(renamed)).data.content).toMatchObject({
      slug: "photos",
      title_en: "Pictures",
      version: 2,
      position: 1,
    });
    const { contents } = (await calls().contents({ language, kind: "article" })).data;
    expect(contents.map(({ slug }) => slug)).toEqual(["photos", "photos-2"]);
  });

  test("is changed by one of two people at once; the same again changes nothing", async () => {
    const { id_content, version } = await create({ language, ...question });
    expect((await create({ language, ...question })).id_content).toBe(id_content);
    const change = (title_en: string) =>
      calls().changeContent({ language, ...question, title_en, id_content, version });
    const answers = await Promise.allSettled([change("One?"), change("Two?")]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "review_conflict" },
    });
    const [now] = (await calls().contents({ language, kind: "question" })).data.contents;
    await calls().changeContent({
      language,
      ...question,
      title_en: now?.title_en ?? "",
      id_content,
      version,
    });
    const changes = await trail("site_content_change");
    expect(changes.filter(({ subject }) => subject === String(id_content))).toHaveLength(1);
    await calls().removeContent({ language, id_content });
    await expect(calls().removeContent({ language, id_content })).rejects.toEqual(refused("not_found"));
    expect(await trail("site_content_remove")).toMatchObject([{ before: { title_en: now?.title_en } }]);
  });

  test("is the admins' alone", async () => {
    for (const person of [await createPlatformPerson(api, "support"), await createAccount(api)])
      await expect(person.client.siteContents.contents({ language, kind: "slide" })).rejects.toEqual(
        refused("forbidden"),
      );
  });
});
