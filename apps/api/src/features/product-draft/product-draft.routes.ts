import { translator } from "@haat/i18n/translator";
import { isSelling } from "@haat/contract/shared/shop-status";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { showShopProduct, showWholeProduct } from "../seller-product/seller-product.usecases";
import { focusDraftPicture, showFocusedDraft } from "./picture-focus.usecases";
import {
  copyProduct,
  createDraft,
  discardDraft,
  draftOf,
  editProduct,
  listDrafts,
  saveDraft,
} from "./product-draft.usecases";
import { publishDraft } from "./publish-draft.usecases";

const calls = sellerApi.productDrafts;

export const productDraftRoutes = {
  product: calls.product.handler(async ({ input, context }) => {
    const { services, scope } = context;
    const { language, seller_key: sellerKey, id_product: id } = input;
    const product = await showWholeProduct(services, scope, { language, sellerKey, id });
    const id_draft = await draftOf(services, scope, id);
    return { success: true, data: { product: { ...product, id_draft } } };
  }),
  drafts: calls.drafts.handler(async ({ input, context }) => ({
    success: true,
    data: await listDrafts(context.services, context.scope, input.language, input.page),
  })),
  draft: calls.draft.handler(async ({ input, context }) => ({
    success: true,
    data: await showFocusedDraft(context.services, context.scope, input.id_draft),
  })),
  focusPicture: calls.focusPicture.handler(async ({ input, context }) => ({
    success: true,
    data: { picture: await focusDraftPicture(context.services, context, input) },
  })),
  createDraft: calls.createDraft.handler(async ({ input, context }) => {
    const { language: _, seller_key: _shop, ...given } = input;
    const { services, idempotencyKey } = context;
    const { draft, isReplay } = await createDraft(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: { draft } };
  }),
  editProduct: calls.editProduct.handler(async ({ input, context }) => ({
    success: true,
    data: { draft: await editProduct(context.services, context, input.id_product) },
  })),
  copyProduct: calls.copyProduct.handler(async ({ input, context }) => ({
    success: true,
    data: { draft: await copyProduct(context.services, context, input.id_product) },
  })),
  saveDraft: calls.saveDraft.handler(async ({ input, context }) => {
    const { language: _, seller_key: _shop, id_draft: id, version, ...change } = input;
    return {
      success: true,
      data: { draft: await saveDraft(context.services, context, { id, version, change }) },
    };
  }),
  publishDraft: calls.publishDraft.handler(async ({ input, context }) => {
    const { language, seller_key: sellerKey, id_draft: id, version, over = false } = input;
    const { services, idempotencyKey, scope, shop } = context;
    const published = await publishDraft(services, context, { id, version, over }, idempotencyKey);
    setReplayHeader(context, published.isReplay);
    const { productId, isNew } = published.answer;
    const product = await showShopProduct(services, scope, { language, sellerKey, id: productId });
    const said = isSelling(shop.status) ? "created" : "createdWaiting";
    const message = translator(language)(isNew ? `goods.${said}` : "productDraft.changed", {
      name: product.name,
    });
    return { success: true, data: { product }, message };
  }),
  discardDraft: calls.discardDraft.handler(async ({ input, context }) => {
    await discardDraft(context.services, context, input.id_draft);
    return { success: true, data: { id_draft: input.id_draft } };
  }),
};
