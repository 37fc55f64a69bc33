import { RemixBrowser } from "@remix-run/react";
import { clearTracking } from "@haat/web-forms/clear-tracking";
import { knowOwnRoute } from "@haat/web-forms/own-route";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

clearTracking(window);
knowOwnRoute();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

// Development: the loaders know what the server's changed source says now; nothing that was typed is lost.
import.meta.hot?.on("haat:server-changed", () => void window.__remixRouter.revalidate());

const keepForLater = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Scripts come last and may come after the event.
  if (document.readyState === "complete") keepForLater();
  else window.addEventListener("load", keepForLater);
}
