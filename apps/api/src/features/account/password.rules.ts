import { hash, verify } from "@node-rs/argon2";
import { DomainError } from "../../process/domain-error";
import { isCommonPassword } from "./common-passwords";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; algorithm 2 is argon2id, the library's default. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random text that nobody knows, with the same costs: what is compared where there is no password. */
const decoy =
  "$argon2id$v=19$m=19456,t=2,p=1$6PEj16tYywCPRwTVXUwaww$RNTG6GZk3aodM693yirSe4GiTzU7iO0usfZthCYR4bg";

/** Unicode has several ways to write the same letters, and keyboards differ in which they take. */
const composed = (password: string) => password.normalize("NFC");

/** Its hash in a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), argon2id);
}

/** Whether a password is the one of a hash; without a hash it is not, which takes as long to find out. */
export async function isPassword(password: string, known: string | null | undefined): Promise<boolean> {
  const isRight = await verify(known ?? decoy, composed(password));
  return isRight && typeof known === "string";
}

/** @param phone national form @throws invalid_input where the password is a common one or holds the phone */
export function refuseWeakPassword(password: string, phone: string): void {
  if (isCommonPassword(password) || password.includes(phone)) {
    throw new DomainError("invalid_input", {}, [{ field: "password", code: "password_common" }]);
  }
}
