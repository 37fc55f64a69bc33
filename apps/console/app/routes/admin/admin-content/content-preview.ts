import type { ContentKind } from "@haat/contract/admin/site-content.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { RichBlock } from "@haat/ui/primitives/rich-text/rich-text";

/** A piece of content as it was typed, in each language. */
export interface ContentPreview {
  kind: ContentKind;
  /** On the button of a slide. */
  link: string;
  versions: {
    language: Language;
    title: string;
    text: string;
    note: string;
    /** Of an answer. */
    paragraphs: string[];
    /** Of an article. */
    blocks: RichBlock[];
  }[];
}
