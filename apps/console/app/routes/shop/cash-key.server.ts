import { createHash, randomUUID } from "node:crypto";

/**
 * The key of what a form sends, taken out of it: with what was typed, for an old page that is sent once more with something
 * else is another wish.
 */
export function keyOf(form: FormData, field: string): string {
  const key = String(form.get(field) ?? "") || randomUUID();
  form.delete(field);
  const typed = JSON.stringify([...form.entries()].map(([name, value]) => [name, String(value)]));
  return `${key.slice(0, 64)} ${createHash("sha256").update(typed).digest("base64url")}`;
}
