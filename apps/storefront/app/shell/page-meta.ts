import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import { isPageFailure } from "./page-failure";

/** Title and description that a page's loader made. */
export interface PageTexts {
  title: string;
  description?: string;
}

/** The `meta` of every page; a page that could not be shown bears the title of its failure. */
export function pageMeta({ data, error }: { data?: unknown; error?: unknown }): MetaDescriptor[] {
  if (isRouteErrorResponse(error) && isPageFailure(error.data)) return [{ title: error.data.title }];
  const texts = (data as { head?: PageTexts } | undefined)?.head;
  if (!texts) return [];
  return [
    { title: texts.title },
    ...(texts.description ? [{ name: "description", content: texts.description }] : []),
  ];
}
