import { books } from "./books.drawing";
import { clothes } from "./clothes.drawing";
import { handheldDevices, homeDevices } from "./devices.drawing";
import { packs } from "./packs.drawing";
import { produce } from "./produce.drawing";
import { sweets } from "./sweets.drawing";

/** Everything that is drawn here because no emoji shows it, by the name that the content uses. */
export const drawings = {
  ...packs,
  ...produce,
  ...clothes,
  ...handheldDevices,
  ...homeDevices,
  ...books,
  ...sweets,
};
export type DrawingName = keyof typeof drawings;
