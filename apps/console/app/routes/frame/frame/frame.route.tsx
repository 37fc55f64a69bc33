import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { loadFrame } from "../frame-data.server";
import { FrameView } from "./frame.view";

export { DocumentError as ErrorBoundary } from "../../../shell/page-error";

export function loader(args: ConsoleArgs) {
  return loadFrame(args);
}

/** Another shop has another frame, and so has the platform. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || placeIn(currentUrl) !== placeIn(nextUrl);
}

/** Such as `/shop/k3y` of `/en/shop/k3y/members`. */
const placeIn = ({ pathname }: URL) => /\/(?:shop\/[^/]+|admin)(?=\/|$)/.exec(pathname)?.[0];

export default function FrameRoute() {
  return <FrameView {...useLoaderData<typeof loader>()} />;
}
