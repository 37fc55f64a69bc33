import type { ClipboardEvent, KeyboardEvent } from "react";

type Grid = readonly (readonly HTMLInputElement[])[];

/** The cells of the table, row by row, and where one of them is; nothing for another control. */
function gridAround(table: HTMLElement, target: EventTarget) {
  const rows: Grid = [...table.querySelectorAll("[data-slot=number-row]")].map((row) => [
    ...row.querySelectorAll("input"),
  ]);
  const row = rows.findIndex((cells) => cells.some((cell) => cell === target));
  const column = rows[row]?.findIndex((cell) => cell === target) ?? -1;
  return column < 0 ? undefined : { rows, row, column };
}

/** Arrows and Enter lead along a column; from its last cell Enter sends the form, as everywhere. */
export function moveOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing) return;
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" || event.key === "Enter" ? 1 : 0;
  const place = step === 0 ? undefined : gridAround(event.currentTarget, event.target);
  const next = place?.rows[place.row + step]?.[place.column];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** What a spreadsheet copies is lines of cells: they are filled in from the cell that they are pasted into. */
export function fillFrom(event: ClipboardEvent<HTMLElement>): void {
  const copied = copiedCells(event.clipboardData.getData("text"));
  const place = copied.flat().length > 1 ? gridAround(event.currentTarget, event.target) : undefined;
  if (!place) return;
  event.preventDefault();
  for (const [down, line] of copied.entries())
    for (const [along, text] of line.entries()) {
      const cell = place.rows[place.row + down]?.[place.column + along];
      if (cell && text !== "") type(cell, text);
    }
}

/** Lines of cells, as spreadsheets put them on the clipboard; the last line ends with a break, too. */
export function copiedCells(text: string): string[][] {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** As if it had been typed, for whoever listens. */
function type(cell: HTMLInputElement, text: string): void {
  cell.value = text;
  cell.dispatchEvent(new Event("input", { bubbles: true }));
}
