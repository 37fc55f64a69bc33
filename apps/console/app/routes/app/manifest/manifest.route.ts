import { locales } from "@haat/i18n/locales";
import { sharedField } from "../../../shared-photos";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { signColour } from "../../../shell/sign-colour";

/** Of the console's sign (public/): for round and square shapes, and drawn to the edge for those that a phone cuts. */
const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The console as an app on the phone. */
export function loader({ context }: ConsoleArgs) {
  const { language, paths, translate } = context;
  const manifest = {
    id: "/",
    name: translate("consoleShell.name"),
    short_name: translate("consoleShell.shortName"),
    description: translate("consoleShell.description"),
    lang: locales[language].htmlLang,
    dir: "ltr",
    start_url: paths.home,
    scope: "/",
    display: "standalone",
    theme_color: signColour,
    background_color: "#ffffff",
    categories: ["business", "shopping"],
    prefer_related_applications: false,
    // Photos from other apps of the phone; the service worker takes the post (service-worker/).
    share_target: {
      action: paths.to("share"),
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: sharedField, accept: ["image/jpeg", "image/png"] }] },
    },
    launch_handler: { client_mode: "navigate-existing" },
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
