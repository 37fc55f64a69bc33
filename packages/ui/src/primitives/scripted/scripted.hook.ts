import { startTransition, useEffect, useState } from "react";

/**
 * Whether scripts run already: false on the server, and where the document says that a page of the server's waits for them
 * (`data-scripts`, as for the style variant `awaits-scripts`) until its first components have run. What comes later than those,
 * or stands on a page that no server has drawn, knows at once.
 */
let runs = typeof document !== "undefined" && !document.documentElement.hasAttribute("data-scripts");

/**
 * Whether JavaScript runs here: false on the server and in the first render, so that both are alike. What needs none is
 * shown until then, and stays where there are no scripts. All change together after the first render, in a transition: at the
 * start of a page's scripts nothing holds up what a visitor does.
 */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(runs);
  useEffect(() => {
    runs = true;
    if (!scripted) startTransition(() => setScripted(true));
  }, [scripted]);
  return scripted;
}
