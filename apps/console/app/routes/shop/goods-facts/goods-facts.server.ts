import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { factLimits } from "@haat/contract/shared/fact-limits";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { draftOf, titleOf } from "../draft-of.server";
import { factsEditor } from "./facts-editor.server";
import { factFields, factIntents } from "./goods-facts.form";
import { suggestedFacts } from "./suggested-facts.server";
import { emptyFact } from "./typed-facts.server";

/** What is to be known of a product: its facts, and behind them names that goods of the shop's trade usually have. */
export async function goodsFactsPage(context: ConsoleContext, shop: OwnShop, named: string | undefined) {
  const { paths, translate } = context;
  const draft = await draftOf(context, shop, named);
  const { facts } = draft.content;
  const offered = [...facts, ...suggestedFacts(draft.trade, facts), emptyFact];
  return {
    ...formPage(context, {
      title: translate("productFacts.title"),
      lead: translate("productFacts.lead"),
      back: { href: paths.draft(shop.seller_key, draft.id_draft), label: titleOf(context, draft) },
      action: paths.draft(shop.seller_key, draft.id_draft, "facts"),
      hidden: { [factFields.version]: String(draft.version) },
      fields: [],
      submit: translate("productFacts.save"),
    }),
    save: { name: factFields.intent, value: factIntents.save },
    editor: factsEditor(context, offered.slice(0, factLimits.most)),
  };
}
