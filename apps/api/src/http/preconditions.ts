import type { CallContext } from "./call";
import { DomainError } from "../process/domain-error";

/** The strong entity tag (RFC 9110, section 8.8.3) of a version. */
export const entityTagOf = (version: string) => `"${version}"`;

/** Tells the caller the version of what it got, for a later `If-Match`. */
export function setVersionHeader({ replyHeaders }: CallContext, version: string): void {
  replyHeaders.set("etag", entityTagOf(version));
}

/**
 * Refuses a change of something that has changed since the caller read it (RFC 9110, section 13.1.1). A caller that sends
 * no `If-Match` takes what comes.
 * @param version the one that is stored now; read it in the transaction that changes it
 * @throws precondition_failed
 */
export function requireVersion(ifMatch: string | undefined, version: string): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  // A compressed answer's tag is weak; ours names a version and not its bytes, so that it is the same one.
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!tags.includes(entityTagOf(version))) throw new DomainError("precondition_failed");
}
