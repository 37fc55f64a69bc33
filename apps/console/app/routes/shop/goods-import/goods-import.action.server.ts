import { redirect } from "@remix-run/node";
import { idField } from "@haat/contract/shared/fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { goodsImportFields, goodsImportIntents } from "./goods-import.form";

/** Has an import done, or taken back; then its page says how far it is. */
export async function moveGoodsImport(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  named: string,
  request: Request,
) {
  const { language, paths } = context;
  const id = idField().safeParse(named);
  if (!id.success) throw pageFailure(context, 404);
  const asked = { language, seller_key, id_import: id.data };
  const form = await readForm(request, Object.values(goodsImportFields));
  const calls = context.client().sellerGoodsImport;
  const ticked = (name: string) => form.get(name) === "on";
  const moved = await attempt(
    form.get(goodsImportFields.intent) === goodsImportIntents.undo
      ? calls.undoGoodsImport(asked)
      : calls.applyGoodsImport({
          ...asked,
          takes_zeros: ticked(goodsImportFields.zeros),
          makes_doubles: ticked(goodsImportFields.doubles),
        }),
  );
  if (moved.ok) leaveMessage(context, "success", moved.answer.message ?? "");
  else leaveMessage(context, "error", moved.failure.detail);
  const isGone = !moved.ok && moved.failure.code === "goods_import_not_found";
  return redirect(isGone ? paths.shop(seller_key, "goods/import") : paths.goodsImport(seller_key, id.data));
}
