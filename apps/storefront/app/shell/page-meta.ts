import type { MetaDescriptor } from "@remix-run/react";

/** Title and description that a page's loader made; nothing where the loader failed. */
export interface PageTexts {
  title: string;
  description?: string;
}

/** The `meta` of every page. A refused form puts the word for error before the title (ux.md 103). */
export function pageMeta({ data }: { data?: unknown }): MetaDescriptor[] {
  const texts = (data as { head?: PageTexts } | undefined)?.head;
  if (!texts) return [];
  return [
    { title: texts.title },
    ...(texts.description ? [{ name: "description", content: texts.description }] : []),
  ];
}
