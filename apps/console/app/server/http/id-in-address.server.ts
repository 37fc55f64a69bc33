import { idField } from "@haat/contract/shared/fields";
import { pageFailure } from "../failure/page-failure.server";
import type { ConsoleContext } from "./console-context.server";

/** The id of a row in an address. What cannot be one is no page. */
export function idInAddress(context: ConsoleContext, param: string | undefined): number {
  const id = idField().safeParse(param);
  if (!id.success) throw pageFailure(context, 404);
  return id.data;
}
