import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";

/** Everything here is links and forms. */
export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  return { frame: siteFrame(context) };
}

/** What stands around every page of the platform; one whose `handle` says `bare`, such as an invoice to print, stands alone. */
export default function SiteRoute() {
  const { frame } = useLoaderData<typeof loader>();
  const isBare = useMatches().some(({ handle: own }) => (own as { bare?: boolean } | undefined)?.bare);
  return isBare ? (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  ) : (
    <SiteFrame frame={frame}>
      <Outlet />
    </SiteFrame>
  );
}
