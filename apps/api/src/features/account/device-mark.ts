import { isEqual, keyedHashOf, randomToken } from "../../security/secrets";

/**
 * What a browser is given when it signs in with a number, and shows when it asks for a code or tries one: it then has a
 * share of the number's limits of its own, which nobody elsewhere can use up. It opens nothing.
 */
export type DeviceMark = string;

/** The share of the limits of browsers that never signed in with a number. */
export const anonymousShare = "strangers";

const separator = ".";
const signatureOf = (phone: string, id: string, secret: string) =>
  keyedHashOf(`device of ${phone} ${id}`, secret);

/** Makes a mark for a browser that has just signed in. @param phone E.164 */
export function makeMark(phone: string, [newest]: readonly [string, ...string[]]): DeviceMark {
  const id = randomToken();
  return [id, signatureOf(phone, id, newest)].join(separator);
}

/**
 * The mark of a number among those that a browser brings, if one of our secrets signed it.
 * @param marks as they travel, with commas between them
 */
export function markOf(
  phone: string,
  marks: string | undefined,
  secrets: readonly string[],
): DeviceMark | undefined {
  return marks?.split(",").find((mark) => {
    const [id = "", signature] = mark.split(separator);
    return (
      signature !== undefined && secrets.some((secret) => isEqual(signatureOf(phone, id, secret), signature))
    );
  });
}

/** Whose share of a number's limits a browser uses. */
export function shareOf(phone: string, marks: string | undefined, secrets: readonly string[]): string {
  const [id] = markOf(phone, marks, secrets)?.split(separator) ?? [];
  return id ?? anonymousShare;
}
