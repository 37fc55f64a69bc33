import { createHash, randomBytes } from "node:crypto";

/** Names in the addresses by which two hosts hand a sign-in over. */
export const handOverFields = { shop: "shop", challenge: "challenge", token: "token" } as const;

/** 32 random bytes, or a hash of them, as base64url. */
export const isSecret = (text: string) => /^[\w-]{43}$/.test(text);

/** A secret of one browser on one host. */
export const newVerifier = () => randomBytes(32).toString("base64url");

/** What may be shown of it to another host (RFC 7636, `S256`). */
export const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
