import { hashOf, keyedHashOf } from "../../security/secrets";
import type { CodePurpose } from "./one-time-code.repository";

/** What is kept of a code. @param phone E.164 */
export const hashOfCode = (phone: string, code: string, secret: string) =>
  keyedHashOf(`code ${phone} ${code}`, secret);

/** What a code is good for, and where alone: for the request that asked for a sign-in, or in the session that it proves. */
export interface CodeUse {
  purpose: CodePurpose;
  requestHash: string;
}

/** @param tokenHash what is kept of the session's token */
export const proofOf = (tokenHash: string): CodeUse => ({
  purpose: "proof",
  requestHash: hashOf(`proof in ${tokenHash}`),
});

export const signInOf = (requestId: string): CodeUse => ({
  purpose: "sign_in",
  requestHash: hashOf(requestId),
});
