import { business } from "@haat/contract/shared/business-constants";
import { shopPermissionsOf } from "@haat/contract/shared/permissions";
import { translator } from "@haat/i18n/translator";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { addJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { linkToDesk } from "./desk-link.rules";
import * as pushing from "./order-push.repository";
import { pushKeyOf, sealPushKeyAnew } from "./push-key.usecases";

/** As the trigger `tell_of_order` names it (migration `order_alerts`). */
const queueName = "new order";
const messageQueueName = "push message";

interface NewOrderJob {
  shopId: number;
  orderId: number;
}

interface MessageJob extends NewOrderJob {
  device: string;
}

/** Shares a new order out to the browsers of its shop's staff: each is a job of its own, for which others wait in vain. */
export function newOrderQueue({ db, clock }: Services): JobQueue {
  return {
    name: queueName,
    attempts: 12,
    seconds: 60,
    run: async (payload) => {
      const { shopId, orderId } = payload as NewOrderJob;
      const now = clock.now();
      if (!(await pushing.findWaitingOrder(db, shopId, orderId))) return;
      const devices = (await pushing.listToldDevices(db, shopId, now)).filter(seesOrders);
      for (const { id } of devices)
        await addJob(db, {
          queue: messageQueueName,
          uniqueKey: `${shopId}/${orderId}/${id}`,
          payload: { shopId, orderId, device: id } satisfies MessageJob,
          runAt: now,
          expiresAt: secondsAfter(now, business.orderPushUsefulSeconds),
        });
    },
  };
}

/**
 * Tells one browser of one order. It says nothing of the customer, and not what was ordered; told twice, because a process died
 * in between, it shows once, for both have one tag.
 */
export function pushMessageQueue(services: Services): JobQueue {
  const { db, clock, config, push } = services;
  return {
    name: messageQueueName,
    attempts: 8,
    seconds: 60,
    run: async (payload) => {
      const { shopId, orderId, device: id } = payload as MessageJob;
      const order = await pushing.findWaitingOrder(db, shopId, orderId);
      const devices = order ? await pushing.listToldDevices(db, shopId, clock.now()) : [];
      const device = devices.find((each) => each.id === id && seesOrders(each));
      if (!order || !device) return;
      const { endpoint, p256dh, auth, language } = device;
      const message = {
        title: textIn(language, order.title),
        body: translator(language)("orderAlerts.push"),
        href: linkToDesk(config.platformOrigin, order.sellerKey, language),
        tag: order.number,
      };
      const sender = { contact: contactOf(config.platformOrigin), ...(await pushKeyOf(services)) };
      const outcome = await push.send({ endpoint, keys: { p256dh, auth } }, message, sender);
      if (outcome === "gone") await pushing.forgetDevice(db, device);
    },
  };
}

/** Makes the key for push services with the first start, and sees every hour that it is sealed under the newest of the server's secrets. */
export function pushKeyQueue(services: Services): JobQueue {
  return {
    name: "the key for push services",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "hourly" },
    run: async () => {
      await pushKeyOf(services);
      if (await sealPushKeyAnew(services)) services.logger.info("the key for push services was sealed anew");
      return { againAt: secondsAfter(services.clock.now(), 3600) };
    },
  };
}

/** Whether somebody sees a shop's orders at all: what they may do can have changed since. */
export const seesOrders = ({ role, permissions }: Pick<pushing.ToldDevice, "role" | "permissions">) =>
  shopPermissionsOf(role, permissions).includes("orders");

/** Push services want an address to complain to. */
const contactOf = (platformOrigin: string) =>
  platformOrigin.startsWith("https:") ? platformOrigin : `mailto:push@${new URL(platformOrigin).hostname}`;
