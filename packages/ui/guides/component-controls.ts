import type { SBType, StrictArgTypes } from "storybook/internal/types";

const isNull = (value: unknown) => value === null || value === "null";

/**
 * The rows of a table of props without what only a type knows: a variant may be `null` to TypeScript, and nobody writes
 * that; without it a choice of `true` and `false` is one to tick.
 */
export function controlsOf(argTypes: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { options, table } = argType;
      const summary = table?.type?.summary?.replace(/ \| null\b|\bnull \| /g, "");
      const isTick = summary === "boolean";
      return [
        name,
        {
          ...argType,
          ...(argType.type && { type: isTick ? { name: "boolean" as const } : withoutNull(argType.type) }),
          ...(options && !isTick && { options: options.filter((option) => !isNull(option)) }),
          ...(isTick && { control: { type: "boolean" as const }, options: undefined }),
          ...(table && { table: { ...table, type: { ...table.type, ...(summary && { summary }) } } }),
        },
      ];
    }),
  );
}

const withoutNull = (type: SBType): SBType =>
  type.name === "enum" ? { ...type, value: type.value.filter((value) => !isNull(value)) } : type;
