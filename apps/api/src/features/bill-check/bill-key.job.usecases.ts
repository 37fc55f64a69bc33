import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { sealBillKeysAnew } from "./bill-key.usecases";

const everySeconds = 3600;

/** Sees every hour that the keys of shops' papers are sealed under the newest of the server's secrets. */
export function billKeyQueue(services: Services): JobQueue {
  return {
    name: "seal keys of papers anew",
    attempts: Infinity,
    seconds: 600,
    atStart: { key: "hourly" },
    run: async () => {
      const sealedAnew = await sealBillKeysAnew(services);
      if (sealedAnew > 0) services.logger.info({ sealedAnew }, "keys of shops' papers were sealed anew");
      return { againAt: secondsAfter(services.clock.now(), everySeconds) };
    },
  };
}
