/**
 * Places in a page that is made once for many visitors, to be filled for each. A slot is its name between two NUL characters:
 * no text of a database has one (PostgreSQL takes none), so nobody can write a slot into a page. Slots are whole texts and
 * attribute values, never a part of one.
 */
export const slot = (name: string): string => `\0${name}\0`;

/** What the slots of a page hold for one visitor, by name. */
export type SlotValues = Readonly<Record<string, string>>;

/** The slot for all values as JSON, and the id of the element that has them for the page's scripts. */
export const slotValuesName = "slotValues";
export const slotValuesId = "slot-values";

const wholeSlot = /^\0(\w+)\0$/;

/** Puts the values in the place of the slots of a page's data, in place. */
export function fillSlots(data: unknown, values: SlotValues): void {
  if (typeof data !== "object" || data === null) return;
  const places = data as Record<string, unknown>;
  for (const [key, value] of Object.entries(places)) {
    const name = typeof value === "string" ? wholeSlot.exec(value)?.[1] : undefined;
    if (name === undefined) fillSlots(value, values);
    else places[key] = values[name] ?? "";
  }
}
