import { business } from "@haat/contract/shared/business-constants";
import { keyedHashOf, randomText } from "../../security/secrets";

/** Without letters and digits that are taken for one another (0 and o, 1 and l and i) or make words. */
const alphabet = "23456789bcdfghjkmnpqrstvwxz";
const codeLength = 10;

/** New recovery codes, ten letters and digits each. */
export const newRecoveryCodes = () =>
  Array.from({ length: business.recoveryCodes }, () => randomText(alphabet, codeLength));

/** As people read and copy it: `abcde-fghij`. */
export const shownCode = (code: string) => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

/** What is kept of a code; without the server's secret it tells nothing. */
export const recoveryCodeHash = (accountId: number, code: string, secret: string) =>
  keyedHashOf(`recovery code ${accountId} ${code}`, secret);
