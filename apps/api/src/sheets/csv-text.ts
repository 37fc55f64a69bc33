/** A text file that is none of ours to read: what it says is no text. */
export class NoText extends Error {}

/** How many bytes are looked at to guess how a file without a mark is written. */
const lookedAt = 4096;

/**
 * The text of a file, in whichever of the encodings spreadsheets save: UTF-8 with its mark or without, UTF-16 of either order,
 * or Windows-1252.
 * @throws NoText for bytes that are no text
 */
export function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes("\0")) throw new NoText();
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  const head = bytes.subarray(0, lookedAt);
  head.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  // What a comma, a digit or a line's end leaves empty of its two bytes tells their order.
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 40 && even < odd / 4) return "utf-16le";
  if (even > head.length / 40 && odd < even / 4) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const delimiters = [",", ";", "\t"] as const;

/**
 * What stands between the cells: what the first line has most of, outside of quotation marks. Excel may say so itself, in a line
 * of its own (`sep=;`).
 * @returns the text without that line
 */
export function dialectOf(text: string): { delimiter: string; text: string; skipped: number } {
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said?.[1]) return { delimiter: said[1], text: text.slice(said[0].length), skipped: 1 };
  const first = firstLine(text);
  const counts = delimiters.map((delimiter) => first.split(delimiter).length);
  const most = counts.indexOf(Math.max(...counts));
  return { delimiter: delimiters[most] ?? ",", text, skipped: 0 };
}

/** The first line that says anything, without what is within quotation marks. */
function firstLine(text: string): string {
  const start = text.search(/\S/);
  const rest = text.slice(Math.max(0, start), start + 20_000).replace(/"(?:[^"]|"")*"/g, "");
  return rest.split(/\r\n|\n|\r/, 1)[0] ?? "";
}
