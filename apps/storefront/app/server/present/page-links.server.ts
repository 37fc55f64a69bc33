import { formatNumber } from "@haat/i18n/numbers";
import { redirect } from "@remix-run/node";
import type { PageLanguage } from "../http/request-context.server";

export interface PageLinks {
  /** Numbers in the digits of the language; `null` is a gap. */
  pages: ({ href: string; label: string; current: boolean } | null)[];
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/**
 * The first, the last and the pages around the current one (1-based), with gaps between.
 * @throws the way to the last page for a page beyond it
 */
export function pageLinks(
  context: PageLanguage,
  lastPage: number,
  current: number,
  hrefOf: (page: number) => string,
): PageLinks {
  const last = Math.max(1, lastPage);
  if (current > last) throw redirect(hrefOf(last));
  const shown = Array.from({ length: lastPage }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === lastPage || Math.abs(page - current) <= 1,
  );
  const pages = shown.flatMap((page, index) => {
    const link = {
      href: hrefOf(page),
      label: formatNumber(page, context.language),
      current: page === current,
    };
    return page - (shown[index - 1] ?? 0) > 1 ? [null, link] : [link];
  });
  return {
    pages: lastPage > 1 ? pages : [],
    previousHref: current > 1 && current <= lastPage ? hrefOf(current - 1) : undefined,
    nextHref: current < lastPage ? hrefOf(current + 1) : undefined,
  };
}
