import { useLocation, useRevalidator } from "@remix-run/react";
import { OfflineNote } from "@haat/ui/commerce/offline-note/offline-note";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { PageMessage, WorkerMessage } from "./service-worker-messages";

export interface OfflineStateProps {
  language: "bn" | "en";
  labels: {
    title: string;
    text: string;
    queued: string;
    reload: string;
    /** Above things that wait while there is a connection, or when none of the page is old. */
    waiting: string;
    /** What became of things that waited; the names follow. */
    sent: string;
    refused: string;
  };
}

/**
 * Tells the service worker which pages were looked at, and the shopper what it does: that the page is a saved one and how
 * old it is, which products wait to be put in the cart, and what became of them.
 */
export function OfflineState({ language, labels }: OfflineStateProps) {
  const { pathname, search } = useLocation();
  const saved = useSavedPage(language, pathname);
  const { queued, outcome } = useQueue();
  useEffect(() => tellWorker({ type: "visited", url: window.location.href }), [pathname, search]);
  return (
    <div role="status" className="page empty:hidden [&>*]:mt-4">
      {saved || queued.length > 0 ? (
        <OfflineNote
          age={saved}
          queued={queued}
          labels={saved ? labels : { ...labels, title: labels.waiting, text: "" }}
          reloadHref={pathname + search}
        />
      ) : null}
      {outcome && (
        <p>
          {outcome.type === "sent" ? labels.sent : labels.refused} {outcome.names.join(", ")}
        </p>
      )}
    </div>
  );
}

function tellWorker(message: WorkerMessage): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}

/** To `useSyncExternalStore`: what is read never changes while the page stands. */
const never = () => () => undefined;

/** The address that the document was loaded for: a saved one is shown there only. */
const firstPath = typeof window === "undefined" ? undefined : window.location.pathname;

/** How old this page is, in words, where it came from the phone's memory. */
function useSavedPage(language: string, pathname: string): string | undefined {
  const age = useSyncExternalStore(
    never,
    () => {
      const { savedAt } = document.documentElement.dataset;
      return savedAt && ageOf(Number(savedAt), language);
    },
    () => undefined,
  );
  return pathname === firstPath ? age : undefined;
}

function ageOf(time: number, language: string): string {
  const minutes = Math.round((time - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes > -60) return words.format(minutes, "minute");
  return minutes > -60 * 24
    ? words.format(Math.round(minutes / 60), "hour")
    : words.format(Math.round(minutes / 60 / 24), "day");
}

/** After how long what waits is tried again, in ms; each try says what waits still. */
const againMilliseconds = 10_000;

/** What waits to be sent, and what became of what was sent last; the page is loaded anew when the cart has changed. */
function useQueue() {
  const [queued, setQueued] = useState<string[]>([]);
  const [outcome, setOutcome] = useState<Exclude<PageMessage, { type: "queue" }>>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return undefined;
    const hear = ({ data }: MessageEvent<PageMessage>) => {
      if (data.type === "queue") return setQueued(data.names);
      setOutcome(data);
      if (data.type === "sent") revalidate();
    };
    const send = () => tellWorker({ type: "send" });
    serviceWorker.addEventListener("message", hear);
    window.addEventListener("online", send);
    tellWorker({ type: "queue?" });
    return () => {
      serviceWorker.removeEventListener("message", hear);
      window.removeEventListener("online", send);
    };
  }, [revalidate]);
  // A connection that has just come back may lose the first try, and not every browser tries again by itself.
  useEffect(() => {
    const timer = setTimeout(() => queued[0] && tellWorker({ type: "send" }), againMilliseconds);
    return () => clearTimeout(timer);
  }, [queued]);
  return { queued, outcome };
}
