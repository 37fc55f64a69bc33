import webPush from "web-push";
import type { Services } from "../../http/call";
import { sealed, unsealed } from "../../security/secrets";
import * as keys from "./push-key.repository";
import type { KeptPushKey } from "./push-key.repository";

type Parts = Pick<Services, "db" | "clock" | "config" | "logger">;

/** A pair of keys that push services know this platform by (VAPID), each half as base64url. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** The half that browsers are asked with; undefined until a process has made the key at its start. */
export async function publicPushKey(db: Parts["db"]): Promise<string | undefined> {
  return (await keys.findPushKey(db))?.publicKey;
}

/**
 * The platform's key for push services; it is made when it is asked for first. One that none of the server's secrets opens is
 * made anew, with which no browser that was asked before can be told any more: they are asked again on the page of alerts.
 */
export async function pushKeyOf({ db, clock, config, logger }: Parts): Promise<PushKey> {
  const found = await keys.findPushKey(db);
  const known = found && opened(found, config.secrets);
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const row = { publicKey, sealedPrivateKey: sealed(privateKey, config.secrets[0]), madeAt: clock.now() };
  if (found) {
    logger.error("the key for push services was sealed under none of our secrets, and is made anew");
    await keys.replacePushKey(db, found, row);
  } else await keys.insertPushKey(db, row);
  // Of two made at once the first one stays.
  const kept = await keys.findPushKey(db);
  const key = kept && opened(kept, config.secrets);
  if (!key) throw new Error("There is no key for push services.");
  return key;
}

/** Seals it under the newest of the server's secrets, so that an older one can be dropped. @returns whether it was not yet */
export async function sealPushKeyAnew({ db, config }: Pick<Parts, "db" | "config">): Promise<boolean> {
  const found = await keys.findPushKey(db);
  if (!found || opened(found, [config.secrets[0]])) return false;
  const key = opened(found, config.secrets);
  if (!key) return false;
  await keys.replacePushKey(db, found, {
    ...found,
    sealedPrivateKey: sealed(key.privateKey, config.secrets[0]),
  });
  return true;
}

function opened(
  { publicKey, sealedPrivateKey }: KeptPushKey,
  secrets: readonly string[],
): PushKey | undefined {
  try {
    return { publicKey, privateKey: unsealed(sealedPrivateKey, secrets) };
  } catch {
    return undefined;
  }
}
