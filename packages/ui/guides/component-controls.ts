import { commonProps } from "./common-props";
import type { SBType, StrictArgTypes } from "storybook/internal/types";

const isNull = (value: unknown) => value === null || value === "null";

/** The names of a component's `defaultVariants` and what they are, as one writes it. */
function variantsOf(source: string): Map<string, string> {
  const [, text = ""] = /defaultVariants: \{([^}]*)\}/.exec(source) ?? [];
  return new Map(
    [...text.matchAll(/(\w+): ("[^"]*"|\w+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/**
 * The rows of a table of props without what only a type knows: a variant may be `null` to TypeScript, and nobody writes
 * that; without it a choice of `true` and `false` is one to tick. With what the type does not know: which variant is meant
 * where none is said, and what a prop means that has one name in the whole library.
 * @param source the component's
 */
export function controlsOf(argTypes: StrictArgTypes, source = ""): StrictArgTypes {
  const variants = variantsOf(source);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { options, table } = argType;
      const summary = table?.type?.summary?.replace(/ \| null\b|\bnull \| /g, "");
      const isTick = summary === "boolean";
      const meant = variants.get(name);
      return [
        name,
        {
          ...argType,
          description: argType.description || commonProps[name] || "",
          ...(argType.type && { type: isTick ? { name: "boolean" as const } : withoutNull(argType.type) }),
          ...(options && !isTick && { options: options.filter((option) => !isNull(option)) }),
          ...(isTick && { control: { type: "boolean" as const }, options: undefined }),
          ...(table && {
            table: {
              ...table,
              type: { ...table.type, ...(summary && { summary }) },
              ...(meant && { defaultValue: { summary: meant } }),
            },
          }),
        },
      ];
    }),
  );
}

const withoutNull = (type: SBType): SBType =>
  type.name === "enum" ? { ...type, value: type.value.filter((value) => !isNull(value)) } : type;
