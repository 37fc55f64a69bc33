/**
 * Photos that another app of the phone shared with the console: the service worker takes them and keeps them on the phone,
 * since no server would be asked by a page of ours; the page for new products takes them out again.
 */
const cacheName = "shared-photos";
const folder = "/shared-photos/";
/** More are left with the app that shared them. */
const mostPhotos = 10;

/** The field in which the manifest asks for them (`share_target`). */
export const sharedField = "photos";

/** In the address of the page that takes them out. */
export const sharedQuery = "shared";

/** Keeps photos in place of those that nobody took out. */
export async function keepSharedPhotos(form: FormData): Promise<void> {
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  const files = form.getAll(sharedField).filter((value): value is File => value instanceof File);
  for (const [place, file] of files.slice(0, mostPhotos).entries())
    await cache.put(
      `${folder}${place}/${encodeURIComponent(file.name)}`,
      new Response(file, { headers: { "Content-Type": file.type } }),
    );
}

/** Whether a cache of the browser is theirs, and not of a build that is gone. */
export const isOfSharedPhotos = (name: string) => name === cacheName;

/** Takes them out, in the order in which they were shared; there are none where the browser keeps nothing. */
export async function takeSharedPhotos(): Promise<File[]> {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(cacheName);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const name = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
    const blob = await response?.blob();
    if (blob) files.push(new File([blob], name, { type: blob.type }));
  }
  await caches.delete(cacheName);
  return files;
}
