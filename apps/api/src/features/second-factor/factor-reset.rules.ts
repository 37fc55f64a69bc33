import { business } from "@haat/contract/shared/business-constants";
import { secondsAfter } from "../../process/clock";

/** When the factors of a reset go; nothing until another admin has confirmed it. */
export const dueAt = ({ confirmedAt }: { confirmedAt: Date | null }): Date | null =>
  confirmedAt && secondsAfter(confirmedAt, business.factorResetSeconds);
