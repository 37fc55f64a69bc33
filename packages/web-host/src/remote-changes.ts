import { createParser } from "eventsource-parser";

/** How long to wait before a lost stream is asked for again, and how long one may be silent, in ms. */
const retryMilliseconds = 1000;
const silenceMilliseconds = 45_000;

/**
 * Hears of changes from an API elsewhere, as server-sent events. A stream that breaks or falls silent is asked for again,
 * and what may have been missed meanwhile is told as a change of anything.
 * @param tell hears the shop's id, or nothing where anything may have changed
 * @returns ends the listening
 */
export function followRemoteChanges(
  url: URL,
  headers: Record<string, string>,
  tell: (shopId?: number) => void,
): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let current: AbortController | undefined;

  const listen = async (): Promise<void> => {
    const controller = new AbortController();
    current = controller;
    const watch = setTimeout(() => controller.abort(), silenceMilliseconds).unref();
    const parser = createParser({
      onEvent: ({ data }) => (/^\d+$/.test(data) ? tell(Number(data)) : tell()),
    });
    try {
      const answer = await fetch(url, { headers, signal: controller.signal });
      if (!answer.ok || !answer.body) return;
      tell();
      const decoder = new TextDecoder();
      for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
        watch.refresh();
        parser.feed(decoder.decode(part, { stream: true }));
      }
    } finally {
      clearTimeout(watch);
      controller.abort();
      if (!isOver) tell();
    }
  };
  const goOn = () => {
    void listen()
      .catch(() => undefined)
      .then(() => {
        if (!isOver) timer = setTimeout(goOn, retryMilliseconds).unref();
      });
  };
  goOn();
  return () => {
    isOver = true;
    clearTimeout(timer);
    current?.abort();
  };
}
