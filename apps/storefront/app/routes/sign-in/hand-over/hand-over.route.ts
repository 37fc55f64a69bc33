import type { LoaderFunctionArgs } from "@remix-run/node";
import { handOver } from "./hand-over.server";

/** On its way from a shop's own host and back: one sign-in serves the platform and every shop. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return handOver(context, new URL(request.url).searchParams);
}
