import { business } from "@haat/contract/shared/business-constants";

/** The text of a note. */
export const noteField = "text";

/** What is booked of a line of goods that come back, by the line's position. */
export const bookedFields = {
  back: (position: number) => `back_${position}`,
  lost: (position: number) => `lost_${position}`,
};

/** Every name that such a form may send. */
export const bookedNames = Array.from({ length: business.maxCartLines }, (_, position) => [
  bookedFields.back(position),
  bookedFields.lost(position),
]).flat();
