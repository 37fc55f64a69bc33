const prefix = "#theme=";

/** A theme's JSON as the hash of an address: letters, digits, `-` and `_` only, so that no messenger breaks it. */
export function themeHash(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return prefix + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The JSON that an address carries in its hash; `null` where it carries none that can be read. */
export function themeTextOf(hash: string): string | null {
  if (!hash.startsWith(prefix)) return null;
  try {
    const binary = atob(hash.slice(prefix.length).replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(binary, (letter) => letter.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

/** Shorter to share: the same JSON without its white space; text that is no JSON as it is. */
export function withoutSpace(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
