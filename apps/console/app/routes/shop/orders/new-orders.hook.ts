import { useEffect, useState } from "react";
import { isSoundOn, playSound } from "./order-sound";

/** How often it is asked where no stream tells, in ms. */
const everyMilliseconds = 30_000;

/**
 * How many orders have come since the page was shown, while it is looked at: a stream tells that there is something to ask for,
 * and where there is none it is asked every half minute. What is new is heard, where sound is on.
 * @param href where it is asked @param stream where the stream stands
 * @returns it in words; blank for none
 */
export function useNewOrders(href: string, stream: string): string {
  const [news, setNews] = useState({ href, text: "" });
  useEffect(() => {
    let heard = "";
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // What has not changed is answered by the browser's own copy. Without a connection the next time is soon enough.
      const answer = await fetch(href, { cache: "no-cache" }).catch(() => undefined);
      if (!answer?.ok || answer.redirected) return;
      const { text } = (await answer.json()) as { text: string };
      if (text && text !== heard && isSoundOn()) void playSound().catch(() => undefined);
      heard = text;
      setNews({ href, text });
    };
    const listening = listenWhileSeen(stream, () => void ask());
    const timer = setInterval(() => {
      if (!listening.isHeard()) void ask();
    }, everyMilliseconds);
    return () => {
      clearInterval(timer);
      listening.end();
    };
  }, [href, stream]);
  // Of a page that was shown before it is no news.
  return news.href === href ? news.text : "";
}

/** Hears a stream while the page is seen: one that is not seen holds no connection. @param tell also when it begins */
function listenWhileSeen(stream: string, tell: () => void) {
  let source: EventSource | undefined;
  const listen = () => {
    source?.close();
    source = undefined;
    if (document.visibilityState !== "visible") return;
    source = new EventSource(stream);
    source.onopen = tell;
    source.onmessage = tell;
  };
  listen();
  document.addEventListener("visibilitychange", listen);
  return {
    isHeard: () => source?.readyState === EventSource.OPEN,
    end: () => {
      source?.close();
      document.removeEventListener("visibilitychange", listen);
    },
  };
}
