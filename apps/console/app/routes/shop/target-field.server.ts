import { json } from "@remix-run/node";
import { targetKind, type ReadTarget, type ShopTarget } from "@haat/contract/seller/shop-target";
import { idField } from "@haat/contract/shared/fields";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { CallFailure } from "@haat/web-forms/call-failure.server";
import { flashFailure } from "@haat/web-forms/flash-message.server";
import { refuseForm, type Parsed } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { targetFieldNames as fields, type TargetOption } from "./target.form";

/** Stands for a product whose name is typed, where the others have their number. */
const byName = "product";

const valueOf = ({ kind, id }: ShopTarget) => (id === null ? kind : `${kind}:${id}`);

/** A place in the shop as a choice. */
export const targetOption = ({ translate }: ConsoleContext, target: ReadTarget): TargetOption => ({
  value: valueOf(target),
  label:
    target.kind === "none"
      ? translate("shopBanners.targetNone")
      : translate("shopBanners.targetOption", {
          kind: translate(`shopBanners.targetKinds.${target.kind}`),
          name: target.name || translate("shopBanners.targetGone"),
        }),
});

/** Where something leads: one of the shop's places, or a product by its name. */
export function targetFields(
  context: ConsoleContext,
  targets: readonly ReadTarget[],
  current: ReadTarget = { kind: "none", id: null, name: "" },
): ConsoleFieldData[] {
  const { translate } = context;
  const places = targets.map((target) => targetOption(context, target));
  const value = valueOf(current);
  const own = targetOption(context, current);
  const isKnown = current.kind === "none" || places.some((place) => place.value === value);
  return [
    {
      kind: "select",
      name: fields.target,
      label: translate("shopBanners.target"),
      value,
      options: [
        { value: "none", label: translate("shopBanners.targetNone") },
        ...(isKnown ? [] : [own]),
        { value: byName, label: translate("shopBanners.targetProduct") },
        ...places,
      ],
    },
    {
      kind: "text",
      name: fields.productName,
      label: translate("shopBanners.productName"),
      hint: translate("shopBanners.productNameHint"),
      optionalMark: translate("components.optional"),
      value: "",
    },
  ];
}

export type TypedTarget =
  | { ok: true; target: ShopTarget }
  | { ok: false; field: string; code: "target_unknown" | "target_several"; found: TargetOption[] };

/**
 * What was chosen of `targetFields`. Of several products that are called alike one has to be chosen.
 * @param find looks for products by a name
 */
export async function typedTarget(
  context: ConsoleContext,
  form: FormData,
  find: (search: string) => Promise<readonly ReadTarget[]>,
): Promise<TypedTarget> {
  const chosen = String(form.get(fields.target) ?? "none");
  if (chosen === byName)
    return productCalled(context, String(form.get(fields.productName) ?? "").trim(), find);
  const [typedKind, typedId] = chosen.split(":");
  const kind = targetKind.safeParse(typedKind);
  const id = idField().safeParse(typedId);
  if (kind.data === "none") return { ok: true, target: { kind: "none", id: null } };
  if (!kind.success || !id.success)
    return { ok: false, field: fields.target, code: "target_unknown", found: [] };
  return { ok: true, target: { kind: kind.data, id: id.data } };
}

async function productCalled(
  context: ConsoleContext,
  name: string,
  find: (search: string) => Promise<readonly ReadTarget[]>,
): Promise<TypedTarget> {
  const found = name === "" ? [] : (await find(name)).filter(({ kind }) => kind === "product");
  const same = found.filter((product) => product.name.toLowerCase() === name.toLowerCase());
  const [product, ...others] = same.length > 0 ? same : found;
  if (!product) return { ok: false, field: fields.productName, code: "target_unknown", found: [] };
  if (others.length === 0) return { ok: true, target: { kind: product.kind, id: product.id } };
  const options = found.map((each) => targetOption(context, each));
  return { ok: false, field: fields.target, code: "target_several", found: options };
}

/** What was typed with what is wrong in it, and the products that a name stood for. */
export function refuseTyped(
  { translate }: ConsoleContext,
  form: FormData,
  parsed: Parsed<unknown>,
  leads: TypedTarget,
) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const result = parsed.ok ? { status: "error" as const, error: {} } : parsed.result;
  const error = leads.ok
    ? result.error
    : { ...result.error, [leads.field]: [translate(`api.fields.${leads.code}`)] };
  return json({ ...result, error, initialValue: typed, found: leads.ok ? [] : leads.found }, { status: 422 });
}

/** What the API refused; no name stood for several products. */
export function refusedWithFound(context: ConsoleContext, form: FormData, failure: CallFailure) {
  flashFailure(context, failure);
  const found: TargetOption[] = [];
  return json({ ...refuseForm(form, failure), found }, { status: failure.status });
}
