import { slotValuesName, type SlotValues } from "./slots";

/** The body of a page with slots, cut at them: as many parts as slots and one more. */
export interface SlottedBody {
  parts: readonly Buffer[];
  /** Name of the slot behind each part but the last. */
  names: readonly string[];
  /** The values it wants: those of its slots, and in a document of those in its scripts' data. */
  wanted: readonly string[];
  escape: (text: string) => string;
}

/**
 * Cuts a body at its slots; nothing where it has none. In a document those in the data of its scripts stay, since a script that
 * changed with the visitor would have no hash in the page's policy: the scripts fill them from the element with the values.
 */
export function cutAtSlots(body: Buffer, contentType: string): SlottedBody | undefined {
  const isDocument = contentType.startsWith("text/html");
  const slots = slotsBetween(body, isDocument ? "\0" : inJson);
  if (slots.length === 0) return undefined;
  const names = slots.map(({ name }) => name);
  const inData = isDocument ? slotsBetween(body, inJson).map(({ name }) => name) : [];
  const ends = [0, ...slots.map(({ end }) => end)];
  return {
    parts: ends.map((end, place) => body.subarray(end, slots[place]?.start)),
    names,
    wanted: [...new Set([...names, ...inData])].filter((name) => name !== slotValuesName).sort(),
    escape: isDocument ? escapeHtml : escapeJson,
  };
}

/** The NUL around a slot's name as JSON writes it. */
const inJson = "\\u0000";

interface FoundSlot {
  start: number;
  end: number;
  name: string;
}

/** The slots of a body. @param nul how the NUL around their names is written in it */
function slotsBetween(body: Buffer, nul: string): FoundSlot[] {
  const found: FoundSlot[] = [];
  for (let start = body.indexOf(nul); start >= 0;) {
    const close = body.indexOf(nul, start + nul.length);
    if (close < 0) break;
    const name = body.toString("latin1", start + nul.length, close);
    const isSlot = /^\w+$/.test(name);
    const end = close + nul.length;
    if (isSlot) found.push({ start, end, name });
    start = isSlot ? body.indexOf(nul, end) : close;
  }
  return found;
}

/** Of a visitor's values those that the body wants, in one order: bodies with the same ones are the same. */
export function wantedValues({ wanted }: SlottedBody, values: SlotValues): SlotValues {
  return Object.fromEntries(wanted.map((name) => [name, values[name] ?? ""]));
}

/** The body with these values in the places of its slots. */
export function fillBody({ parts, names, escape }: SlottedBody, values: SlotValues): Buffer<ArrayBuffer> {
  const filled = parts.flatMap((part, place) => {
    const name = names[place];
    if (name === undefined) return [part];
    return [part, Buffer.from(slotText(name, values, escape))];
  });
  return Buffer.concat(filled);
}

/** What stands in the place of a slot. */
export function slotText(name: string, values: SlotValues, escape = escapeHtml): string {
  return name === slotValuesName ? asScriptData(values) : escape(values[name] ?? "");
}

const inHtml: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** As React writes texts and attribute values. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => inHtml[character] ?? "");

/** Within a JSON string. */
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Nothing in it can end the element that it stands in. */
const asScriptData = (values: SlotValues) => JSON.stringify(values).replaceAll("<", "\\u003c");
