import { RemixBrowser } from "@remix-run/react";
import { clearTracking } from "@haat/web-forms/clear-tracking";
import { knowOwnRoute } from "@haat/web-forms/own-route";
import { fillSlots, slotValuesId, type SlotValues } from "@haat/web-host/slots";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// A page that was made for many has what is this visitor's beside its data.
// Where that could not be had, a cache in front leaves it empty, and so are the slots.
const values = document.getElementById(slotValuesId)?.textContent || "{}";
fillSlots(window.__remixContext.state.loaderData, JSON.parse(values) as SlotValues);

clearTracking(window);
knowOwnRoute();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

// Development: the loaders know what the server's changed source says now; nothing that was typed is lost.
import.meta.hot?.on("haat:server-changed", () => void window.__remixRouter.revalidate());

// After everything else: what the service worker keeps is for later.
const keepForLater = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Scripts come last and may come after the event.
  if (document.readyState === "complete") keepForLater();
  else window.addEventListener("load", keepForLater);
}
