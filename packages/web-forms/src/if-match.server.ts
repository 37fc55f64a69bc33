/**
 * The version that a form was made from, as the header that lets a call change only that version. A form without one, or
 * with what is no version, changes what is there.
 */
export function onlyVersion(version: FormDataEntryValue | null): { ifMatch?: string } {
  return typeof version === "string" && /^[\w.:-]{1,64}$/.test(version) ? { ifMatch: `"${version}"` } : {};
}
