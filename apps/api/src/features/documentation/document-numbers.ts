/** How numbers of the contract stand in the API's document. */
import type { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { z } from "zod";

/** A step of the converter: sees a schema before it, and what it becomes after it. */
export type Interceptor = NonNullable<
  NonNullable<ConstructorParameters<typeof ZodToJsonSchemaConverter>[0]>["interceptors"]
>[number];

/** What stands behind a step that takes something in another form, too; undefined where there is no such step. */
const afterPreparation = ({ _zod: { def } }: z.core.$ZodType) => {
  const pipe = def as z.core.$ZodPipeDef;
  return def.type === "pipe" && pipe.in._zod.def.type === "transform" ? pipe.out : undefined;
};

/** A number that may also come as text is that number, or one of those that it is then held against. */
export const followNumber: Interceptor = (given) => {
  const pipe = given.schema._zod.def as z.core.$ZodPipeDef;
  if (pipe.type !== "pipe") return given.next();

  const prepared = afterPreparation(given.schema);
  const innermost = prepared && (afterPreparation(prepared) ?? prepared);
  if (prepared && innermost?._zod.def.type === "number") return given.next({ ...given, schema: innermost });

  const isNumber = afterPreparation(pipe.in)?._zod.def.type === "number";
  const isNarrowed = isNumber && ["enum", "literal"].includes(pipe.out._zod.def.type);
  return isNarrowed ? given.next({ ...given, schema: pipe.out }) : given.next();
};

/** What every whole number of JavaScript keeps to is no limit of ours. */
export const leaveOutSafeRange: Interceptor = ({ next }) => {
  const [isRequired, json] = next();
  if (typeof json !== "object") return [isRequired, json];
  const { minimum, maximum, ...rest } = json;
  return [
    isRequired,
    {
      ...rest,
      ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
      ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    },
  ];
};
