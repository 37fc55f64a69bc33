import "./console.css";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from "@remix-run/react";
import { DocumentContext } from "@haat/web-forms/document-context";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { useContext, type ReactNode } from "react";
import { pageFailureData } from "./server/failure/page-failure.server";
import type { ConsoleArgs } from "./server/http/console-context.server";
import { signColour } from "./shell/sign-colour";

export { DocumentError as ErrorBoundary } from "./shell/page-error";
export { pageMeta as meta } from "./shell/page-meta";

/** The words of the page for a fault of ours, kept at hand for when one happens in the browser. */
export function loader({ context }: ConsoleArgs) {
  return { fault: pageFailureData(context, 500) };
}

export const shouldRevalidate = () => false;

export default Outlet;

/** The document around every page. A route's `handle.scripts: false` leaves the scripts out: it works without. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, isFailure } = useContext(DocumentContext);
  const { pathname } = useLocation();
  const matches = useMatches();
  const isOnItsWay = useNavigation().state !== "idle";
  const hasScripts =
    !isFailure &&
    !matches.some(({ handle }) => (handle as { scripts?: boolean } | undefined)?.scripts === false);
  const language = languageOfPath(pathname);
  return (
    <html
      lang={language}
      data-scripts={hasScripts ? "" : undefined}
      data-navigating={isOnItsWay ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content={signColour} />
        <link rel="icon" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link
          rel="manifest"
          href={language === "en" ? "/en/manifest.webmanifest" : "/manifest.webmanifest"}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}
