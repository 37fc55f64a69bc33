import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPolicy } from "../../../server/content/policy.server";
import { PolicyView } from "../../../shell/policy-view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader({ context }: LoaderFunctionArgs) {
  context.cacheForAll();
  return loadPolicy(context, "privacy");
}

export default function PrivacyPolicyRoute() {
  const { policy } = useLoaderData<typeof loader>();
  return <PolicyView policy={policy} />;
}
