import type { ContentKind, SiteContent } from "@haat/contract/admin/site-content.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type AuditState, type OnPlatform } from "../audit/audit.usecases";
import { romanised } from "../words/romanised";
import * as contents from "./site-content.repository";
import type { ContentRow, ContentWritten } from "./site-content.repository";

/** What is said of a piece of content, as calls name it. */
export type ContentGiven = Omit<
  SiteContent,
  "id_content" | "slug" | "version" | "topic" | "art" | "published_on" | "target"
> & {
  [Name in "topic" | "art" | "published_on" | "target"]?: SiteContent[Name] | undefined;
};

const describe = (row: ContentRow, place: number): SiteContent => ({
  id_content: row.id,
  kind: row.kind,
  slug: row.slug,
  title_bn: row.titleBn,
  title_en: row.titleEn,
  text_bn: row.textBn,
  text_en: row.textEn,
  body_bn: row.bodyBn,
  body_en: row.bodyEn,
  note_bn: row.noteBn,
  note_en: row.noteEn,
  topic: row.topic,
  is_featured: row.isFeatured,
  art: row.art,
  published_on: row.publishedOn,
  target: row.target,
  is_shown: row.isShown,
  position: place + 1,
  version: row.version,
});

/** Of its own kind only what that has; a part of another kind is not kept. */
const written = (given: ContentGiven): Omit<ContentWritten, "slug" | "position"> => ({
  kind: given.kind,
  titleBn: given.title_bn,
  titleEn: given.title_en,
  textBn: given.kind === "question" ? "" : given.text_bn,
  textEn: given.kind === "question" ? "" : given.text_en,
  bodyBn: given.kind === "article" || given.kind === "question" ? given.body_bn : "",
  bodyEn: given.kind === "article" || given.kind === "question" ? given.body_en : "",
  noteBn: given.kind === "testimonial" ? given.note_bn : "",
  noteEn: given.kind === "testimonial" ? given.note_en : "",
  topic: given.kind === "question" ? given.topic : null,
  isFeatured: given.kind === "question" && given.is_featured,
  art: given.kind === "article" ? given.art : null,
  publishedOn: given.kind === "article" ? given.published_on : null,
  target: given.kind === "slide" ? given.target : null,
  isShown: given.is_shown,
});

/** Every piece of a kind, in its order. */
export const listContents = ({ db }: Services, scope: StaffScope, kind: ContentKind) =>
  inTransaction(db, async (tx) => (await contents.listContents(tx, kind)).map(describe), scope);

async function found(tx: Queryable, id: number): Promise<SiteContent> {
  const row = await contents.findContent(tx, id);
  const all = row ? (await contents.listContents(tx, row.kind)).map(describe) : [];
  const content = all.find(({ id_content }) => id_content === id);
  if (!content) throw new DomainError("not_found");
  return content;
}

/** Puts a piece at its place among the others of its kind, and closes the gaps. */
async function place(tx: Queryable, kind: ContentKind, id: number, wanted: number): Promise<void> {
  const all = await contents.listContents(tx, kind);
  const ordered = all.filter((row) => row.id !== id);
  const own = all.find((row) => row.id === id);
  if (!own) return;
  ordered.splice(wanted - 1, 0, own);
  for (const [at, row] of ordered.entries())
    if (row.position !== at) await contents.moveContent(tx, row.id, at);
}

/** A title as an address has it, numbered where another of its kind has it already. */
function freeSlug(all: readonly ContentRow[], title: string): string {
  const slug = romanised(title).slice(0, 60).replace(/-+$/, "") || "content";
  const taken = new Set(all.map((row) => row.slug));
  let number = 1;
  const numbered = () => (number === 1 ? slug : `${slug}-${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}

/** What the trail has of it. */
const stateOf = (content: SiteContent): AuditState => ({
  title_bn: content.title_bn,
  title_en: content.title_en,
  is_public: content.is_shown,
  position: content.position,
});

/** Whether a piece is already all that is said of it. */
function isSame(content: SiteContent, given: ContentGiven): boolean {
  const kept = { ...written({ ...content, ...given }), position: given.position };
  return JSON.stringify(kept) === JSON.stringify({ ...written(content), position: content.position });
}

/** Adds a piece of content. The same again changes nothing. @throws invalid_input where there are too many of its kind */
export function createContent(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  given: ContentGiven,
): Promise<SiteContent> {
  return inTransaction(
    db,
    async (tx) => {
      await contents.lockContents(tx);
      const all = await contents.listContents(tx, given.kind);
      const wanted = Math.min(given.position, all.length + 1);
      const twin = all
        .map(describe)
        .find((content) => isSame(content, { ...given, position: content.position }));
      if (twin) return twin;
      if (all.length >= business.contentMost)
        throw new DomainError("invalid_input", {}, [{ field: "kind", code: "content_many" }]);
      const slug = freeSlug(all, given.title_en);
      const id = await contents.insertContent(tx, { ...written(given), slug, position: all.length });
      await place(tx, given.kind, id, wanted);
      const after = await found(tx, id);
      const command = { action: "site_content_create", subject: String(id), after: stateOf(after) } as const;
      await recordCommand(tx, actor, command, clock.now());
      return after;
    },
    scope,
  );
}

/**
 * Changes a piece of content; of another kind it never becomes. The same again changes nothing.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since
 */
export function changeContent(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  { id, version, ...given }: ContentGiven & { id: number; version: number },
): Promise<SiteContent> {
  return inTransaction(
    db,
    async (tx) => {
      await contents.lockContents(tx);
      const before = await found(tx, id);
      if (before.kind !== given.kind) throw new DomainError("not_found");
      const all = await contents.listContents(tx, given.kind);
      const asked = { ...given, position: Math.min(given.position, all.length) };
      if (isSame(before, asked)) return before;
      if (!(await contents.updateContent(tx, { id, version }, written(asked))))
        throw new DomainError("review_conflict");
      await place(tx, given.kind, id, asked.position);
      const after = await found(tx, id);
      const states = { before: stateOf(before), after: stateOf(after) };
      const command = { action: "site_content_change", subject: String(id), ...states } as const;
      await recordCommand(tx, actor, command, clock.now());
      return after;
    },
    scope,
  );
}

/** Removes a piece of content. @throws not_found */
export function removeContent(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  id: number,
): Promise<void> {
  return inTransaction(
    db,
    async (tx) => {
      await contents.lockContents(tx);
      const before = await found(tx, id);
      await contents.deleteContent(tx, id);
      const command = {
        action: "site_content_remove",
        subject: String(id),
        before: stateOf(before),
      } as const;
      await recordCommand(tx, actor, command, clock.now());
    },
    scope,
  );
}
