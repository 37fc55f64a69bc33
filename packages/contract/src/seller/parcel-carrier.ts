import { z } from "zod";
import { courierKind } from "../shared/courier-choices";

/** Who brings a parcel. */
export const carrier = z.object({
  courier: z.string(),
  kind: courierKind,
  name: z.string(),
  phone: z.string(),
});

/** What a courier took a parcel as once more. */
export const parcelTwin = z.object({
  /** What the shop called the courier then. */
  courier: z.string(),
  tracking_code: z.string(),
});
export type ParcelTwin = z.infer<typeof parcelTwin>;
