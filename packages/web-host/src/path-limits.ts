/** No page of ours has as many parts. The router tries each part of a path, and each path that it is asked about, with all routes. */
const mostSegments = 32;
/** A page has some eighty links; its router asks about all of them at once (`/__manifest`). */
const mostPaths = 256;

/** Whether finding the routes of an address would hold up everybody else. */
export function hasTooManyParts({ pathname, searchParams }: URL): boolean {
  const asked = pathname.startsWith("/__") ? searchParams.getAll("p") : [];
  return (
    asked.length > mostPaths || [pathname, ...asked].some((path) => path.split("/").length > mostSegments)
  );
}
