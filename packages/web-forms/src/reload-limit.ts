const key = "haat-reloaded-at";
/** A chunk that cannot be loaded reloads the page at most once a minute. */
const minute = 60_000;

/** Whether the page may be loaded anew because a script is gone, for one after a new release; remembers that it was. */
export function mayReload(
  now = Date.now(),
  storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
): boolean {
  if (now - Number(storage.getItem(key)) < minute) return false;
  storage.setItem(key, String(now));
  return true;
}
