import { traverseContractProcedures, type AnyRouter } from "@orpc/server";

/** Tells which methods a path takes, for the `Allow` header of 405 (RFC 9110, section 15.5.6). */
export function createCallPaths(router: AnyRouter) {
  const calls: { method: string; pattern: RegExp }[] = [];
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { method = "POST", path = "" } = contract["~orpc"].route;
    calls.push({ method, pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}/?$`) });
  });
  return {
    methodsOf: (path: string) =>
      calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
  };
}
