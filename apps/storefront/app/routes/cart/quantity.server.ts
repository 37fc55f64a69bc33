import { business } from "@haat/contract/shared/business-constants";
import { quantityField } from "@haat/contract/shared/fields";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import type { RequestContext } from "../../server/http/request-context.server";

/** A quantity as somebody typed it, in whichever digits; `otherwise` where nothing came. */
export function typedQuantity(typed: FormDataEntryValue | null, otherwise = ""): string {
  return toLatinDigits(String(typed ?? otherwise)).trim();
}

/** A quantity that one may ask for, or the sentence that says why it is none. */
export function checkedQuantity({ translate }: Pick<RequestContext, "translate">, wanted: string | number) {
  const quantity = quantityField.safeParse(wanted);
  if (quantity.success) return { ok: true as const, value: quantity.data };
  const isCapped = Number(wanted) > business.maxQuantityPerProduct;
  const error = translate(`api.fields.${isCapped ? "quantity_capped" : "quantity_invalid"}`);
  return { ok: false as const, error };
}
