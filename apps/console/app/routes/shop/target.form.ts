import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";

/** Where something leads in the shop. */
export const targetFieldNames = { target: "target", productName: "product_name" } as const;

export interface TargetOption {
  value: string;
  label: string;
}

/** The fields with the products that a name stood for, to choose one of them. */
export const withFound = (
  fields: readonly ConsoleFieldData[],
  found: readonly TargetOption[] = [],
): ConsoleFieldData[] =>
  fields.map((field) =>
    field.kind === "select" && field.name === targetFieldNames.target
      ? { ...field, options: [...found, ...field.options] }
      : field,
  );
