import type { Language } from "@haat/contract/shared/languages";
import { locales } from "@haat/i18n/locales";
import { translator } from "@haat/i18n/translator";
import {
  closeSheet,
  drawCode,
  fittingSize,
  heightOf,
  openSheet,
  write,
  type Sheet,
} from "../invoice/pdf-sheet";
import type { AppColours } from "./app-colours";

/** What papers of a shop say and show. */
export interface PaperContent {
  language: Language;
  name: string;
  tagline: string;
  /** What the code bears. */
  link: string;
  /** Where the shop is found, as it is typed. */
  address: string;
  /** A PNG. */
  icon: Uint8Array;
  madeAt: Date;
}

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };

function open(content: PaperContent, title: string): Promise<Sheet> {
  return openSheet({
    title: `${content.name} · ${title}`,
    author: content.name,
    language: locales[content.language].htmlLang,
    createdAt: content.madeAt,
  });
}

/** A poster on A4: the shop, and a code that is read from across a counter. */
export async function drawPoster(content: PaperContent, colours: AppColours): Promise<Uint8Array> {
  const translate = translator(content.language);
  const doc = await open(content, translate("shopApp.papers.poster"));
  const centred = { x: 60, width: page.width - 120, align: "center" as const };
  const band = 250;
  doc.rect(0, 0, page.width, band).fill(colours.accent);
  // An icon of letters is of the band's colour itself.
  doc.roundedRect((page.width - 92) / 2, 30, 92, 92, 21).fill(colours.onAccent);
  doc.save();
  doc.roundedRect((page.width - 84) / 2, 34, 84, 84, 18).clip();
  doc.image(Buffer.from(content.icon), (page.width - 84) / 2, 34, { width: 84, height: 84 });
  doc.restore();
  const nameSize = fittingSize(doc, content.name, { width: centred.width, height: 62, most: 44 });
  const onBand = { ...centred, color: colours.onAccent };
  const named = write(doc, content.name, { ...onBand, y: 128, size: nameSize, font: "bold" });
  const taglineSize = fittingSize(doc, content.tagline, { width: centred.width, height: 36, most: 16 });
  write(doc, content.tagline, { ...onBand, y: Math.max(named, 188), size: taglineSize });

  const black = { ...centred, color: "black" };
  const scan = translate("shopApp.papers.scan");
  const scanSize = fittingSize(doc, scan, { width: centred.width, height: 40, most: 28 });
  const told = write(doc, scan, { ...black, y: band + 28, size: scanSize, font: "bold" });
  write(doc, translate("shopApp.papers.steps"), { ...centred, y: told + 4, size: 13, color: "dimgray" });
  const side = 300;
  drawCode(doc, content.link, { x: (page.width - side) / 2, y: 350, side });
  const or = write(doc, translate("shopApp.papers.orOpen"), {
    ...centred,
    y: 662,
    size: 13,
    color: "dimgray",
  });
  const addressSize = fittingSize(doc, content.address, { width: centred.width, height: 32, most: 24 });
  write(doc, content.address, { ...black, y: or + 2, size: addressSize, font: "bold" });

  doc.roundedRect(150, 738, page.width - 300, 46, 23).fill(colours.accent);
  const cash = translate("shopApp.papers.cash");
  write(doc, cash, {
    x: 150,
    width: page.width - 300,
    align: "center",
    color: colours.onAccent,
    y: 749,
    size: 18,
    font: "bold",
  });
  return closeSheet(doc);
}

const stickers = { columns: 3, rows: 6, edge: 28 } as const;

/** A sheet of 18 stickers on A4, with lines to cut along. */
export async function drawStickers(content: PaperContent, colours: AppColours): Promise<Uint8Array> {
  const doc = await open(content, translator(content.language)("shopApp.papers.stickers"));
  const { columns, rows, edge } = stickers;
  const width = (page.width - 2 * edge) / columns;
  const height = (page.height - 2 * edge) / rows;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      drawSticker(doc, content, colours, { x: edge + column * width, y: edge + row * height, width, height });
  return closeSheet(doc);
}

function drawSticker(
  doc: Sheet,
  { language, name, link, address }: PaperContent,
  colours: AppColours,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  doc.rect(x, y, width, height).lineWidth(0.4).dash(2, { space: 2 }).strokeColor("silver").stroke().undash();
  const text = { x: x + 8, width: width - 16, align: "center" as const };
  doc.rect(x + 6, y + 6, width - 12, 22).fill(colours.accent);
  const nameSize = fittingSize(doc, name, { width: text.width, height: 18, most: 12 });
  const nameHeight = heightOf(doc, name, { ...text, y, size: nameSize, font: "bold" });
  const nameTop = y + 6 + (22 - nameHeight) / 2;
  write(doc, name, { ...text, y: nameTop, size: nameSize, font: "bold", color: colours.onAccent });
  const side = 74;
  drawCode(doc, link, { x: x + (width - side) / 2, y: y + 29, side });
  const scan = translator(language)("shopApp.papers.sticker");
  const end = write(doc, scan, { ...text, y: y + 103, size: 7.5, font: "bold", color: "black" });
  const addressSize = Math.min(7, fittingSize(doc, address, { width: text.width, height: 10, most: 10 }));
  write(doc, address, { ...text, y: end, size: addressSize, color: "dimgray" });
}
