import type { CourierSettings } from "../process/courier-settings";
import { CourierUnreached, type CourierPort } from "./courier";
import { createDemoCourier } from "./demo-courier";
import { createHttpCouriers } from "./http-courier";

/** No courier is reached. */
const noCouriers: CourierPort = {
  asks: () => undefined,
  book: () => Promise.reject(new CourierUnreached("No courier is set.")),
  follows: () => false,
  follow: () => Promise.reject(new CourierUnreached("No courier is set.")),
};

/** The port that the settings name. */
export function createCouriers(settings: CourierSettings): CourierPort {
  if (settings.port === "demo") return createDemoCourier();
  return settings.port === "http" ? createHttpCouriers(settings.adapters) : noCouriers;
}
