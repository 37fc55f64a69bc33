import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ProductStatus } from "@haat/contract/shared/product-status";
import { idField } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { answerOrPage, failureAsPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { productIntents } from "./goods-product.form";

/** Where a product is moved to by what somebody presses. */
const statuses = new Map<FormDataEntryValue | null, ProductStatus>([
  [productIntents.show, "live"],
  [productIntents.hide, "hidden"],
  [productIntents.bin, "bin"],
]);

/** Begins a draft of a product, or of a new one that is like it, and goes there; or shows, hides or throws away the product. */
export async function changeProduct(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  product: string | undefined,
  request: Request,
) {
  const { language, paths } = context;
  const id = idField().safeParse(product);
  if (!id.success) throw pageFailure(context, 404);
  const form = await readForm(request, ["intent"]);
  const intent = form.get("intent");
  const { productDrafts, sellerGoods } = context.client();
  const status = statuses.get(intent);
  if (status) {
    const wanted = { language, seller_key, products: [id.data], status };
    const moved = await attempt(sellerGoods.setProductStatus(wanted));
    // What keeps it hidden is told where it can be mended.
    if (!moved.ok && moved.failure.code !== "product_without_picture")
      throw failureAsPage(context, moved.failure);
    if (!moved.ok) leaveMessage(context, "error", moved.failure.detail);
    else if (moved.answer.message) leaveMessage(context, "success", moved.answer.message);
    return redirect(paths.product(seller_key, id.data));
  }
  const asked = { language, seller_key, id_product: id.data };
  const call =
    intent === productIntents.copy ? productDrafts.copyProduct(asked) : productDrafts.editProduct(asked);
  const { draft } = (await answerOrPage(context, call)).data;
  return redirect(paths.draft(seller_key, draft.id_draft));
}
