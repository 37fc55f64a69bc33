import { api } from "../../http/call";
import { countView } from "./view.usecases";

export const viewRoutes = {
  addNewView: api.views.addNewView.handler(async ({ input, context }) => {
    const viewed = { sellerKey: input.seller_key, productId: input.id_product };
    return {
      success: true,
      data: { is_counted: await countView(context.services, viewed, context.clientAddress) },
    };
  }),
};
