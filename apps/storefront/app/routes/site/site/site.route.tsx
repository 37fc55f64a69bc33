import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";

/** Everything here is links and forms. */
export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  return { frame: siteFrame(context) };
}

/** What stands around the platform's pages that are the same for everybody. */
export default function SiteRoute() {
  const { frame } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <Outlet />
    </SiteFrame>
  );
}
