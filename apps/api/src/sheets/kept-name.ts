import { withoutUnseenSigns } from "@haat/contract/shared/typed-text";

/**
 * What somebody called a file, as it is kept and shown: without what nobody sees, which may turn `exe` into another ending, and
 * without what the database's texts and documents do not hold. Empty where nothing is left.
 */
export const keptName = (name: string): string =>
  withoutUnseenSigns(name.normalize("NFC"))
    .replace(/\p{Cs}/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** The first characters of a name, none of them cut within. @param most UTF-16 code units */
export const nameStart = (most: number, name: string): string =>
  keptName(name)
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "");

/** The last characters of a name, none of them cut within. @param most UTF-16 code units */
export const nameEnd = (most: number, name: string): string =>
  keptName(name)
    .slice(-most)
    .replace(/^[\udc00-\udfff]/, "");
