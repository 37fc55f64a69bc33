import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import { isPageFailure } from "./page-failure";

/** What a page's loader tells about the page (app/server/present/head.server.ts makes it). */
export interface PageHead {
  title: string;
}

/** The `meta` of every page; a page that could not be shown bears the title of its failure. */
export function pageMeta({ data, error }: { data?: unknown; error?: unknown }): MetaDescriptor[] {
  if (isRouteErrorResponse(error) && isPageFailure(error.data)) return [{ title: error.data.title }];
  const head = (data as { head?: PageHead } | undefined)?.head;
  return head ? [{ title: head.title }] : [];
}
