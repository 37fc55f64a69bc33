import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { flashFailure } from "@haat/web-forms/flash-message.server";
import { refuseForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { goodsImportsFields } from "./goods-imports.form";

/** Has a file of goods looked at, and leads to what it would change. */
export async function bringFile(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const sent = await request.formData().catch(() => new FormData());
  const table = chosenFile(sent, goodsImportsFields.table);
  const pictures = chosenFile(sent, goodsImportsFields.pictures);
  if (!table) {
    const error = { [goodsImportsFields.table]: [translate("api.fields.import_file_required")] };
    return json({ status: "error" as const, error, initialValue: {} }, { status: 422 });
  }
  const asked = { language, seller_key, table, ...(pictures && { pictures }) };
  const looked = await attempt(context.client().sellerGoodsImport.uploadGoodsImport(asked));
  if (looked.ok) return redirect(paths.goodsImport(seller_key, looked.answer.data.id_import));
  flashFailure(context, looked.failure);
  return json(refuseForm(new FormData(), looked.failure), { status: looked.failure.status });
}

/** An input without a chosen file sends an empty one. */
function chosenFile(sent: FormData, name: string): File | undefined {
  const file = sent.get(name);
  return file instanceof File && file.size > 0 ? file : undefined;
}
