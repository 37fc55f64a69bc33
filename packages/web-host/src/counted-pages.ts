import type { AnsweredPage, ApiGateway } from "./api-gateway";

/**
 * Answers a page and counts it for who watches the platform.
 * @param routeOf what the page's route looks like in the table of URLs; not asked of a page from memory, which would cost as much
 */
export async function countedPage(
  { api, site }: { api: Pick<ApiGateway, "countPage">; site: AnsweredPage["site"] },
  answerPage: () => Promise<Response>,
  routeOf: () => Promise<string | undefined>,
): Promise<Response> {
  const begun = performance.now();
  const answer = await answerPage();
  const milliseconds = performance.now() - begun;
  const isKept = answer.headers.get("cache-status")?.endsWith("; hit") === true;
  const route = isKept ? "kept" : withoutLanguage((await routeOf()) ?? "none");
  api.countPage({ site, route, status: answer.status, milliseconds });
  return answer;
}

/** A page is the same page in each language. */
const withoutLanguage = (pattern: string) => pattern.replace(/^\/en(?=\/|$)/, "").replace(/^$/, "/");
