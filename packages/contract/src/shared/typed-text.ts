/** Marks of direction and other signs that nobody sees; without them Bengali reads the same, for its joiners stay. */
const unseenSigns =
  /(?![\t\n\r])\p{Cc}|\u034f|[\u{e0100}-\u{e01ef}]|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Marks on one letter beyond what any script of ours writes there: nukta, vowel sign, chandrabindu, hasanta. A pile of them is one
 * character to a reader who counts, and covers the lines above it.
 */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Letters that are drawn as nothing: fillers of Hangul, and the empty pattern of Braille. */
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether there is anything to see: joiners by themselves join nothing. */
export const isSeen = (text: string) => /[^\p{Z}\p{C}]/u.test(text.replace(blankLetters, ""));

/** A text without the signs that nobody sees, and without marks that are piled up on a letter. */
export const withoutUnseenSigns = (typed: string) => typed.replace(unseenSigns, "").replace(piledMarks, "$1");

const plain = (typed: string) => withoutUnseenSigns(typed.normalize("NFC"));
const orNothing = (text: string) => (isSeen(text) ? text : "");

/** What somebody typed as one line, with single spaces; empty where there is nothing to see. */
export const tidyLine = (typed: string) => orNothing(plain(typed).replace(/\s+/g, " ").trim());

/** The same of several lines. */
export const tidyLines = (typed: string) =>
  orNothing(
    plain(typed)
      .replace(/\r\n?/g, "\n")
      .replace(/[^\S\n]+/g, " ")
      .trim(),
  );

/** What was written with its spaces, which Markdown reads: only what nobody sees and what stands at ends is taken. */
export const tidyMarkdown = (typed: string) =>
  orNothing(
    plain(typed)
      .replace(/\r\n?/g, "\n")
      .replace(/[^\S\n]+$/gm, "")
      .replace(/^\n+|\s+$/g, ""),
  );
