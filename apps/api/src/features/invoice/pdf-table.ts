import { drawRule, heightOf, ink, sheet, write, type Sheet, type Writing } from "./pdf-sheet";

export interface Column<Row> {
  head: string;
  /** Points. */
  width: number;
  align: "left" | "right";
  /** What a row says here; a second text stands below it, smaller. */
  text: (row: Row) => string | [string, string];
  /** What stands under all rows: the column's sum. */
  foot: string;
}

const padding = { x: 4, y: 4 };

interface Cell {
  text: string;
  below: string;
  writing: Writing;
}

/**
 * Draws a table from `y` on, over as many pages as it takes. The head stands on each of them, and no row is split.
 * @returns where the next may begin, on the last page
 */
export function drawTable<Row>(doc: Sheet, columns: Column<Row>[], rows: Row[], y: number): number {
  let top = drawHead(doc, columns, y);
  for (const row of rows) {
    const cells = cellsOf(columns, row);
    const height = Math.max(...cells.map((cell) => heightOfCell(doc, cell))) + 2 * padding.y;
    top = startOf(doc, columns, top, height);
    for (const { text, below, writing } of cells) {
      const next = write(doc, text, { ...writing, y: top + padding.y });
      if (below) write(doc, below, { ...writing, ...smaller, y: next });
    }
    top += height;
    drawRule(doc, top);
  }
  return drawFoot(doc, columns, top);
}

const smaller = { size: 7.5, color: ink.muted } as const;

function heightOfCell(doc: Sheet, { text, below, writing }: Cell): number {
  return heightOf(doc, text, writing) + (below ? heightOf(doc, below, { ...writing, ...smaller }) : 0);
}

function cellsOf<Row>(columns: Column<Row>[], row: Row): Cell[] {
  let x: number = sheet.left;
  return columns.map((column) => {
    const told = column.text(row);
    const [text, below] = typeof told === "string" ? [told, ""] : told;
    const writing = { x: x + padding.x, y: 0, width: column.width - 2 * padding.x, align: column.align };
    x += column.width;
    return { text, below, writing };
  });
}

function drawHead<Row>(doc: Sheet, columns: Column<Row>[], y: number): number {
  const { cells, height } = boldCells(doc, columns, ({ head }) => head, 8);
  doc.rect(sheet.left, y, sheet.width, height).fill(ink.fill);
  for (const { text, writing } of cells) write(doc, text, { ...writing, y: y + padding.y });
  drawRule(doc, y + height, { color: ink.rule, width: 0.8 });
  return y + height;
}

function drawFoot<Row>(doc: Sheet, columns: Column<Row>[], y: number): number {
  const { cells, height } = boldCells(doc, columns, ({ foot }) => foot, 9);
  const top = startOf(doc, columns, y, height);
  for (const { text, writing } of cells) write(doc, text, { ...writing, y: top + padding.y });
  drawRule(doc, top + height, { color: ink.rule, width: 0.8 });
  return top + height;
}

/** Where something of this height goes: here, or below the head on a new page. */
function startOf<Row>(doc: Sheet, columns: Column<Row>[], y: number, height: number): number {
  if (y + height <= sheet.bottom) return y;
  doc.addPage();
  return drawHead(doc, columns, sheet.top);
}

function boldCells<Row>(
  doc: Sheet,
  columns: Column<Row>[],
  textOf: (column: Column<Row>) => string,
  size: number,
) {
  const told = columns.map((column) => ({ ...column, text: () => textOf(column) }));
  const cells = cellsOf<undefined>(told, undefined).map((cell) => ({
    ...cell,
    writing: { ...cell.writing, font: "bold" as const, size },
  }));
  return { cells, height: Math.max(...cells.map((cell) => heightOfCell(doc, cell))) + 2 * padding.y };
}
