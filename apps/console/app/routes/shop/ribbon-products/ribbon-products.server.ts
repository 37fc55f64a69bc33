import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { ribbonProductsView, type RibbonProduct } from "@haat/contract/seller/seller-ribbons.contract";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { ribbonName } from "../ribbon-of.server";
import type { WearingForm } from "./ribbon-products.view";

const views = ribbonProductsView.options;

/** The products that wear a ribbon, and others to put it on. */
export async function ribbonProductsPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string | undefined,
  request: Request,
) {
  const { language, paths, translate } = context;
  const id_ribbon = idInAddress(context, param);
  const asked = listAsked(request, views);
  const { view, search, before } = asked;
  const call = context.client().sellerRibbons.ribbonProducts({
    language,
    seller_key,
    id_ribbon,
    view,
    ...(search && { search }),
    ...(before && { before }),
  });
  const { ribbon, products, next_before } = (await answerOrPage(context, call)).data;
  const name = ribbonName(context, ribbon);
  const to = (query: Record<string, string>) => paths.ribbon(seller_key, id_ribbon, "products", query);
  const isSearch = search !== "";
  const list = listPage(context, {
    asked,
    to,
    nextBefore: next_before,
    title: translate("shopRibbons.chosen.title", { name }),
    lead: translate("shopRibbons.chosen.lead"),
    back: { href: paths.ribbon(seller_key, id_ribbon), label: name },
    tabs: {
      label: translate("shopRibbons.chosen.view"),
      views: views.map((each) => ({ view: each, label: translate(`shopRibbons.chosen.views.${each}`) })),
    },
    searchLabel: translate("shopRibbons.chosen.search"),
    groups: [{ rows: products.map((product) => rowOf(context, product)) }],
    empty: {
      title: translate(isSearch ? "shopRibbons.chosen.emptySearch" : "shopRibbons.chosen.empty"),
      text: translate(
        isSearch
          ? "shopRibbons.chosen.emptySearchText"
          : ribbon.rule === "by_hand"
            ? "shopRibbons.chosen.emptyText"
            : "shopRibbons.chosen.emptyRule",
      ),
    },
  });
  return {
    ...list,
    // With its query: after a change the list is where it was.
    formAction: to(Object.fromEntries(new URL(request.url).searchParams)),
    forms: Object.fromEntries(
      products.map((product) => [String(product.id_product), formOf(context, product)]),
    ),
  };
}

function rowOf({ translate }: ConsoleContext, product: RibbonProduct): ListRow {
  const { id_product, name, picture, status, is_by_hand, is_by_rule } = product;
  return {
    id: String(id_product),
    title: name,
    ...(picture ? { picture: `/media/${picture}` } : { icon: "picture" as const }),
    lines: [
      ...(is_by_hand ? [translate("shopRibbons.chosen.byHand")] : []),
      ...(is_by_rule ? [translate("shopRibbons.chosen.byRule")] : []),
    ],
    state: status === "hidden" ? { label: translate("shopRibbons.chosen.hidden"), tone: "info" } : undefined,
  };
}

function formOf({ translate }: ConsoleContext, { name, is_by_hand }: RibbonProduct): WearingForm {
  const act = is_by_hand ? "takeOff" : "putOn";
  return {
    wear: is_by_hand ? "off" : "on",
    label: translate(`shopRibbons.chosen.${act}`),
    spoken: translate(`shopRibbons.chosen.${act}Of`, { name }),
  };
}
