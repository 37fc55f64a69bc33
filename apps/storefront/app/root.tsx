import "./storefront.css";
import type { LoaderFunctionArgs } from "@remix-run/node";
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
import { slotValuesId } from "@haat/web-host/slots";
import { useContext, type ReactNode } from "react";
import { pageFailureData } from "./server/failure/page-failure.server";
import { LateFonts } from "./shell/late-fonts";
import { PageAge } from "./shell/last-page-note";

export { SiteError as ErrorBoundary } from "./shell/page-error";
export { pageMeta as meta } from "./shell/page-meta";

/** The words of the page for a fault of ours, kept at hand for when one happens in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  return { fault: pageFailureData(context, 500) };
}

export const shouldRevalidate = () => false;

export default Outlet;

/** What a phone needs to keep the shop as an app. */
interface AppLinks {
  /** Nothing where the shop is not at its own address. */
  manifest?: string | undefined;
  /** Nothing where the shop has no logo and its app is not drawn yet. */
  icon?: string | undefined;
  touchIcon?: string | undefined;
  colour: string;
}

/** The document around every page. A route's `handle.scripts: false` leaves the scripts out: it works without. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, isFailure, isLite, slotValues } = useContext(DocumentContext);
  const { pathname } = useLocation();
  const matches = useMatches();
  const isOnItsWay = useNavigation().state !== "idle";
  const needsScripts =
    !isFailure &&
    !isLite &&
    !matches.some(({ handle }) => (handle as { scripts?: boolean } | undefined)?.scripts === false);
  const style = matches
    .map(
      ({ data }) =>
        (data as { frame?: { themeCss?: string; colourScheme?: string; app?: AppLinks } } | undefined)?.frame,
    )
    .find((frame) => frame?.themeCss);
  return (
    <html
      lang={/^\/en(\/|$)/.test(pathname) ? "en" : "bn"}
      data-color-scheme={style?.colourScheme}
      data-scripts={needsScripts ? "" : undefined}
      data-navigating={isOnItsWay ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={style?.app?.icon ?? "/icon.svg"} />
        {style?.app && <AppHead {...style.app} />}
        <Meta />
        <Links />
        <LateFonts isLate={needsScripts} nonce={nonce} />
        {style?.themeCss && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: style.themeCss }}
          />
        )}
      </head>
      <body>
        {!isFailure && <PageAge />}
        {children}
        {needsScripts && (
          <>
            <script
              id={slotValuesId}
              type="application/json"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: slotValues }}
            />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

function AppHead({ manifest, touchIcon, colour }: AppLinks) {
  return (
    <>
      {manifest && <link rel="manifest" href={manifest} />}
      {touchIcon && <link rel="apple-touch-icon" href={touchIcon} />}
      <meta name="theme-color" content={colour} />
    </>
  );
}
