import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { loadBillCheck } from "./bill-check.server";
import { BillCheckView } from "./bill-check.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadBillCheck(context, params);
  // One buyer's paper: search engines leave it out, and whoever it links to hears nothing of its address.
  context.replyHeaders.set("X-Robots-Tag", "noindex, nofollow");
  context.replyHeaders.set("Referrer-Policy", "no-referrer");
  const { title, lead } = page;
  return { head: siteHead(context, { title, description: lead, isUnlisted: true }), page };
}

export default function BillCheckRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <BillCheckView {...page} />;
}
