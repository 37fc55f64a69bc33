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
export function cutAtSlots(body: string, contentType: string): SlottedBody | undefined {
  const isDocument = contentType.startsWith("text/html");
  // Most pages of somebody anonymous have none: looking for one character is cheap.
  if (!body.includes(isDocument ? "\0" : "\\u0000")) return undefined;
  const pieces = body.split(isDocument ? /\0(\w+)\0/ : slotInJson);
  if (pieces.length === 1) return undefined;
  const names = pieces.filter((_, place) => place % 2 === 1);
  const inData = isDocument
    ? [...body.matchAll(new RegExp(slotInJson, "g"))].map(([, name = ""]) => name)
    : [];
  return {
    parts: pieces.filter((_, place) => place % 2 === 0).map((text) => Buffer.from(text)),
    names,
    wanted: [...new Set([...names, ...inData])].filter((name) => name !== slotValuesName).sort(),
    escape: isDocument ? escapeHtml : escapeJson,
  };
}

const slotInJson = /\\u0000(\w+)\\u0000/;

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
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => inHtml[character] ?? "");

/** Within a JSON string. */
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Nothing in it can end the element that it stands in. */
const asScriptData = (values: SlotValues) => JSON.stringify(values).replaceAll("<", "\\u003c");
