import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { languageParam } from "../shared/languages";
import { termsKind } from "../shared/terms";

export const termsStanding = oneWord("Whether a version of terms holds", {
  former: "another one took its place",
  in_force: "it holds",
  coming: "it is to hold from its day on",
});

/** A version of terms, and who has seen it. */
export const keptTerms = z.object({
  kind: termsKind,
  /** The day from which it holds, `2026-12-31`; it is called by it. */
  version: z.string(),
  /** The day it was told of. */
  announced: z.string(),
  standing: termsStanding,
  /** How many accounts accepted it, and how many were told of it by a message. */
  accepted_count: z.int(),
  told_count: z.int(),
});
export type KeptTerms = z.infer<typeof keptTerms>;

export const adminTermsCalls = {
  termsVersions: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/terms/{language}",
      tags: ["Console: platform"],
      summary: "Every version of the terms, the newest first, with how many accepted it",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ terms: z.array(keptTerms) }))),
};
