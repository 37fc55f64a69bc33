import { isOwnPath, ownLocation } from "@haat/web-host/own-path";
import type { ConsoleContext } from "./console-context.server";

/** Where to go when signing in is over: the saved path if it is one of this host's, else where everybody begins (ASVS 3.7.2). */
export function returnPath({ session, origin, paths }: ConsoleContext): string {
  const { redirectPath } = session.data;
  return redirectPath && isOwnPath(redirectPath, origin) ? ownLocation(redirectPath, origin) : paths.home;
}
