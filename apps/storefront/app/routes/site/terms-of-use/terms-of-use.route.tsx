import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPolicy } from "../../../server/content/policy.server";
import { PolicyView } from "../../../shell/policy-view";
import { SiteFrame } from "../../../shell/site-frame";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  context.share();
  return loadPolicy(context, "termsOfUse");
}

export default function TermsOfUseRoute() {
  const { frame, policy } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <PolicyView policy={policy} />
    </SiteFrame>
  );
}
