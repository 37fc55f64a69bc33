import { useEffect, useState } from "react";

/** What a browser can be told, as far as it is known. */
export type PushState = "unknown" | "unable" | "denied" | "off" | "on";

/** A browser as the server keeps it (`PushSubscription.toJSON`). */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const isAble = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function ownSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.getSubscription();
}

/**
 * Whether this browser tells of new orders.
 * @param known the addresses of those that the server tells
 */
export function usePushState(known: readonly string[]): { state: PushState; endpoint: string | undefined } {
  const [found, setFound] = useState<{ state: PushState; endpoint?: string }>({ state: "unknown" });
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (!isAble()) return { state: "unable" as const };
      if (Notification.permission === "denied") return { state: "denied" as const };
      const endpoint = (await ownSubscription())?.endpoint;
      return endpoint ? { state: "off" as const, endpoint } : { state: "off" as const };
    };
    void look()
      .catch(() => ({ state: "unable" as const }))
      .then((now) => {
        if (!isGone) setFound(now);
      });
    return () => {
      isGone = true;
    };
  }, []);
  const { state, endpoint } = found;
  return { state: endpoint && known.includes(endpoint) ? "on" : state, endpoint };
}

/**
 * Asks whoever sits there whether this browser may show new orders, and its push service for an address.
 * @param key the server's own (VAPID), as base64url
 * @throws where somebody said no, or the service is not reached
 */
export async function subscribe(key: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("not allowed");
  const worker = await navigator.serviceWorker.ready;
  const subscription = await subscribeWith(worker, key);
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("no keys");
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** One that was made with an older key of ours is given up first. */
async function subscribeWith(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await worker.pushManager.subscribe(options);
  } catch (error) {
    const older = await worker.pushManager.getSubscription();
    if (!older) throw error;
    await older.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}

/** Gives this browser's address up. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}
