import type { Services } from "../../http/call";
import { randomToken, sealed, unsealed } from "../../security/secrets";
import * as keys from "./bill-key.repository";

type Parts = Pick<Services, "db" | "clock" | "config" | "logger">;

/** What a shop's papers are signed with; it is made with the first of them. */
export async function billKeyOf({ db, clock, config, logger }: Parts, shopId: number): Promise<string> {
  const found = await keys.findBillKey(db, shopId);
  if (found !== undefined) {
    const key = opened(found, config.secrets);
    if (key !== undefined) return key;
    // Papers that were printed before will not be confirmed any more; without a new key none could be printed at all.
    logger.error(
      { shopId },
      "a shop's key for papers was sealed under none of our secrets, and is made anew",
    );
    await keys.replaceBillKey(db, shopId, found, sealed(randomToken(), config.secrets[0]));
  } else {
    const sealedKey = sealed(randomToken(), config.secrets[0]);
    await keys.insertBillKey(db, { shopId, sealedKey, madeAt: clock.now() });
  }
  return unsealed((await keys.findBillKey(db, shopId)) ?? "", config.secrets);
}

/** What was sealed, or undefined where none of the secrets opens it. */
export function opened(sealedKey: string, secrets: readonly string[]): string | undefined {
  try {
    return unsealed(sealedKey, secrets);
  } catch {
    return undefined;
  }
}

/** How many shops are looked at together. */
const most = 500;

/**
 * Seals every key under the newest of the server's secrets, so that an older one can be dropped and no paper is lost by it.
 * @returns how many were sealed anew
 */
export async function sealBillKeysAnew({ db, config }: Pick<Parts, "db" | "config">): Promise<number> {
  const [newest] = config.secrets;
  let count = 0;
  for (let after = 0; ;) {
    const rows = await keys.listBillKeys(db, { after, most });
    for (const { shopId, sealedKey } of rows) {
      if (opened(sealedKey, [newest]) !== undefined) continue;
      const key = opened(sealedKey, config.secrets);
      if (key === undefined) continue;
      await keys.replaceBillKey(db, shopId, sealedKey, sealed(key, newest));
      count += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < most) return count;
    after = last.shopId;
  }
}
