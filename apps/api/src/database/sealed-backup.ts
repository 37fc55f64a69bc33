import { readFile } from "node:fs/promises";
import { Decrypter, Encrypter } from "age-encryption";

/** What a file of age begins with (age-encryption.org/v1). */
const mark = "age-encryption.org/v1";

/** Whether a backup is encrypted, by how it begins. */
export function isSealed(start: Uint8Array): boolean {
  return Buffer.from(start.subarray(0, mark.length)).toString("latin1") === mark;
}

/** Encrypts for those who hold one of the identities. @param recipients such as `age1…` @throws in words for one that is none */
export function sealFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new Error(`${recipient} is no recipient of age: it begins with age1.`);
    }
  }
  return encrypter;
}

/** Decrypts with the identities of a file that `age-keygen` wrote. @throws in words where it has none */
export async function openWith(identityFile: string): Promise<Decrypter> {
  const lines = (await readFile(identityFile, "utf8")).split("\n").map((line) => line.trim());
  const decrypter = new Decrypter();
  try {
    const identities = lines.filter((line) => line !== "" && !line.startsWith("#"));
    for (const identity of identities) decrypter.addIdentity(identity);
    if (identities.length > 0) return decrypter;
  } catch {
    // Said below: what is in the file is repeated nowhere.
  }
  throw new Error(`${identityFile} holds no identity of age: a line that begins with AGE-SECRET-KEY-.`);
}
