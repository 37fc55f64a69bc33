import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../server/http/console-context.server";

/**
 * Where in a list something stands, told by what stands before it.
 * @param others what the others are called, in their order
 * @param place its place from 1; a new one comes last
 */
export function placeField(
  { translate }: ConsoleContext,
  name: string,
  others: readonly string[],
  place = others.length + 1,
): ConsoleFieldData {
  const behind = others.map((other, at) => ({
    value: String(at + 2),
    label: translate("adminContent.category.behind", { name: other }),
  }));
  return {
    kind: "select",
    name,
    label: translate("adminContent.category.position"),
    value: String(place),
    options: [{ value: "1", label: translate("adminContent.category.first") }, ...behind],
  };
}
