import { useEffect, useState } from "react";

const everyMilliseconds = 30_000;

/** Asks again and again, while the page is looked at, how many orders have come since. @returns it in words; blank for none */
export function useNewOrders(href: string): string {
  const [news, setNews] = useState({ href, text: "" });
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // What has not changed is answered by the browser's own copy. Without a connection the next time is soon enough.
      const answer = await fetch(href, { cache: "no-cache" }).catch(() => undefined);
      if (!answer?.ok || answer.redirected) return;
      const { text } = (await answer.json()) as { text: string };
      setNews({ href, text });
    };
    const timer = setInterval(() => void ask(), everyMilliseconds);
    const look = () => void ask();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [href]);
  // Of a page that was shown before it is no news.
  return news.href === href ? news.text : "";
}
