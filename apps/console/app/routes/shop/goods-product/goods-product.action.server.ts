import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { idField } from "@haat/contract/shared/fields";
import { readForm } from "@haat/web-forms/form-data.server";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** Begins a draft of a product, or of a new one that is like it, and goes there. */
export async function beginFromProduct(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  product: string | undefined,
  request: Request,
) {
  const { language, paths } = context;
  const id = idField().safeParse(product);
  if (!id.success) throw pageFailure(context, 404);
  const form = await readForm(request, ["intent"]);
  const { productDrafts } = context.client();
  const asked = { language, seller_key, id_product: id.data };
  const call =
    form.get("intent") === "copy" ? productDrafts.copyProduct(asked) : productDrafts.editProduct(asked);
  const { draft } = (await answerOrPage(context, call)).data;
  return redirect(paths.draft(seller_key, draft.id_draft));
}
