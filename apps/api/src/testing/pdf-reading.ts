import { inflateSync } from "node:zlib";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text with where it stands: points from the page's lower left corner. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
}

const open = (bytes: Uint8Array) => getDocument({ data: bytes.slice(), verbosity: 0 }).promise;

/** The pieces of text of each page, as a reader finds and copies them. */
export async function readPages(bytes: Uint8Array): Promise<PdfText[][]> {
  const document = await open(bytes);
  const pages: PdfText[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) =>
        "str" in item && item.str.trim()
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
          : [],
      ),
    );
  }
  await document.destroy();
  return pages;
}

/** The texts as they were written, which go along for searching and copying (`ActualText`), of all pages. */
export function writtenTexts(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString("latin1");
  // A stream may end with the byte of "\r" itself: what stands before the line's end belongs to it.
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].flatMap(([, packed = ""]) => {
    const stream = inflated(Buffer.from(packed, "latin1"));
    return [...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = ""]) =>
      decoded(text),
    );
  });
}

function inflated(packed: Buffer): string {
  try {
    return inflateSync(packed).toString("latin1");
  } catch {
    return "";
  }
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** A literal string (ISO 32000-1, 7.3.4.2) in PDFDocEncoding or, with a byte order mark, in UTF-16. */
function decoded(literal: string): string {
  const bytes = literal.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter);
  if (!bytes.startsWith("\xfe\xff")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}

/** A page's picture as PNG, `scale` pixels to a point. */
export async function drawPage(bytes: Uint8Array, number: number, scale: number): Promise<Buffer> {
  const document = await open(bytes);
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale });
  const factory = (document as PDFDocumentProxy & { canvasFactory: CanvasFactory }).canvasFactory;
  const { canvas, context } = factory.create(viewport.width, viewport.height);
  await page.render({ canvasContext: context, viewport }).promise;
  const picture = canvas.toBuffer("image/png");
  await document.destroy();
  return picture;
}

/** What pdf.js draws on outside a browser. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): { canvas: { toBuffer(type: "image/png"): Buffer }; context: CanvasRenderingContext2D };
}
