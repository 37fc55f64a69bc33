import { sizeGuideLimits as limits } from "@haat/contract/shared/size-guide-limits";
import { cellField, columnField, sizeField, sizeGuideFormFields as fields } from "./size-guide.form";

/** A size guide as it is typed. */
export interface TypedSizeGuide {
  name_bn: string;
  name_en: string;
  how_bn: string;
  how_en: string;
  columns: TypedColumn[];
  rows: { size: string; cells: string[] }[];
}

export interface TypedColumn {
  name_bn: string;
  name_en: string;
  unit: string;
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
const columnParts = ["name_bn", "name_en", "unit"] as const;

/** Every field that the form of the largest size guide sends. */
export const sizeGuideFieldNames: readonly string[] = [
  ...Object.values(fields),
  ...places(limits.columnsMost).flatMap((column) => columnParts.map((part) => columnField(column, part))),
  ...places(limits.rowsMost).flatMap((row) => [
    sizeField(row),
    ...places(limits.columnsMost).map((column) => cellField(row, column)),
  ]),
];

/** What a form has of a size guide: as many columns and rows as it sent. */
export function typedSizeGuide(form: FormData): TypedSizeGuide {
  const text = (name: string) => String(form.get(name) ?? "");
  const columns = places(limits.columnsMost).filter((column) => form.has(columnField(column, "unit")));
  const rows = places(limits.rowsMost).filter((row) => form.has(sizeField(row)));
  return {
    name_bn: text(fields.name_bn),
    name_en: text(fields.name_en),
    how_bn: text(fields.how_bn),
    how_en: text(fields.how_en),
    columns: columns.map((column) => ({
      name_bn: text(columnField(column, "name_bn")),
      name_en: text(columnField(column, "name_en")),
      unit: text(columnField(column, "unit")),
    })),
    rows: rows.map((row) => ({
      size: text(sizeField(row)),
      cells: columns.map((column) => text(cellField(row, column))),
    })),
  };
}

const without = <Item>(items: readonly Item[], place: number) => items.filter((_, at) => at !== place);

/** A guide as a button leaves its table: with a row or a column more, or without one. What is typed stays. */
export function reshaped(guide: TypedSizeGuide, intent: string): TypedSizeGuide {
  const { columns, rows } = guide;
  const [move, number] = intent.split(":");
  const place = Number(number);
  switch (move) {
    case "add_row":
      if (rows.length >= limits.rowsMost) return guide;
      return { ...guide, rows: [...rows, { size: "", cells: columns.map(() => "") }] };
    case "add_column":
      if (columns.length >= limits.columnsMost) return guide;
      return {
        ...guide,
        columns: [...columns, { name_bn: "", name_en: "", unit: columns.at(-1)?.unit ?? "inch" }],
        rows: rows.map(({ size, cells }) => ({ size, cells: [...cells, ""] })),
      };
    case "remove_row":
      return rows.length > 1 ? { ...guide, rows: without(rows, place) } : guide;
    case "remove_column":
      if (columns.length < 2) return guide;
      return {
        ...guide,
        columns: without(columns, place),
        rows: rows.map(({ size, cells }) => ({ size, cells: without(cells, place) })),
      };
    default:
      return guide;
  }
}

/** A guide without the columns and the rows that nothing was typed in. */
export function withoutBlanks(guide: TypedSizeGuide): TypedSizeGuide {
  const isBlank = (text: string) => text.trim() === "";
  const kept = places(guide.columns.length).filter((place) => {
    const { name_bn = "", name_en = "" } = guide.columns[place] ?? {};
    return ![name_bn, name_en, ...guide.rows.map(({ cells }) => cells[place] ?? "")].every(isBlank);
  });
  return {
    ...guide,
    columns: kept.flatMap((place) => guide.columns[place] ?? []),
    rows: guide.rows
      .filter(({ size, cells }) => ![size, ...cells].every(isBlank))
      .map(({ size, cells }) => ({ size, cells: kept.map((place) => cells[place] ?? "") })),
  };
}

/** The field of the form that a part of a size guide was typed in; nothing for the table as a whole. */
export function fieldOfPart(path: readonly PropertyKey[]): string {
  const [part, place, inner, cell] = path;
  if (part === "columns" && typeof place === "number")
    return columnField(place, inner === "name_en" || inner === "unit" ? inner : "name_bn");
  if (part === "rows" && typeof place === "number")
    return typeof cell === "number" ? cellField(place, cell) : sizeField(place);
  return part === "columns" || part === "rows" ? "" : String(part);
}
