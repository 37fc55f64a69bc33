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
  const route = fromMemory(answer) ?? withoutLanguage((await routeOf()) ?? "none");
  api.countPage({ site, route, status: answer.status, milliseconds });
  return answer;
}

/** What a page from memory is counted as: `old` is one that could not be made anew. */
function fromMemory({ headers }: Response): "kept" | "old" | undefined {
  const [, hit, ttl] = (headers.get("cache-status") ?? "").split("; ");
  if (hit !== "hit") return undefined;
  return ttl === undefined ? "kept" : "old";
}

/** A page is the same page in each language. */
const withoutLanguage = (pattern: string) => pattern.replace(/^\/en(?=\/|$)/, "").replace(/^$/, "/");
