import type { Locale } from "./locales";
import { formatDigits } from "./numbers";

/** An address as people write it, part by part, each in the language that is asked for. */
export interface AddressParts {
  /** House and road. */
  address: string;
  area: string;
  /** The district. */
  city: string;
  division: string;
  /** In any digits; blank where nobody knows. */
  postalCode: string;
}

/** An address in one line. A name that says nothing new, as Dhaka district in Dhaka division, stands once. */
export function addressLine(
  { address, area, city, division, postalCode }: AddressParts,
  locale: Locale,
): string {
  const names = [...new Set([area, city, division])];
  const withCode = names.map((name) =>
    name === city && postalCode !== "" ? `${name} ${formatDigits(postalCode, locale)}` : name,
  );
  return [address, ...withCode].join(", ");
}
