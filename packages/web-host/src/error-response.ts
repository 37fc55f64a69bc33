import { formatWait } from "@haat/i18n/durations";
import { translator } from "@haat/i18n/translator";
import { languageOfPath } from "./language-of-path";

const sentences = {
  403: "pages.refused.foreignOrigin",
  404: "pages.refused.notFound",
  413: "pages.refused.tooLarge",
  421: "pages.refused.unknownHost",
  429: "pages.refused.tooMany",
  500: "pages.refused.broken",
  503: "pages.refused.busy",
} as const;

/**
 * The answer to a request that never reaches a page: a sentence in the language of its path.
 * @param values for the places of the sentence: `requestId`, `seconds`
 */
export function errorResponse(
  request: Request,
  status: keyof typeof sentences,
  { requestId = "", seconds = 0 }: { requestId?: string; seconds?: number } = {},
): Response {
  const language = languageOfPath(new URL(request.url).pathname);
  const text = translator(language)(sentences[status], {
    requestId,
    wait: formatWait(seconds, language),
  });
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
