import { slotValuesName, type SlotValues } from "./slots";

/** The body of a page with slots, cut at them: as many parts as slots and one more. */
export interface SlottedBody {
  parts: readonly Buffer[];
  /** Name of the slot behind each part but the last. */
  names: readonly string[];
  escape: (text: string) => string;
}

/**
 * Cuts a body at its slots; nothing where it has none. In a document those in the data of its scripts stay, since a script that
 * changed with the visitor would have no hash in the page's policy: the scripts fill them from the element with the values.
 */
export function cutAtSlots(body: string, contentType: string): SlottedBody | undefined {
  const isDocument = contentType.startsWith("text/html");
  const pieces = body.split(isDocument ? /\0(\w+)\0/ : /\\u0000(\w+)\\u0000/);
  if (pieces.length === 1) return undefined;
  return {
    parts: pieces.filter((_, place) => place % 2 === 0).map((text) => Buffer.from(text)),
    names: pieces.filter((_, place) => place % 2 === 1),
    escape: isDocument ? escapeHtml : escapeJson,
  };
}

/** The body with these values in the places of its slots. */
export function fillBody({ parts, names, escape }: SlottedBody, values: SlotValues): Buffer<ArrayBuffer> {
  const filled = parts.flatMap((part, place) => {
    const name = names[place];
    if (name === undefined) return [part];
    const text = name === slotValuesName ? asScriptData(values) : escape(values[name] ?? "");
    return [part, Buffer.from(text)];
  });
  return Buffer.concat(filled);
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
