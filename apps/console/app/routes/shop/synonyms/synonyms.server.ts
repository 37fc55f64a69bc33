import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { searchWordsOf } from "../search-words-of.server";
import { newSynonyms, synonymFields as fields, synonymIntents } from "./synonyms.form";

/** Words that mean the same, to be changed; or new ones, beginning with what the address brings. */
export async function synonymsPage(context: ConsoleContext, shop: OwnShop, param: string, request: Request) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const isNew = param === newSynonyms;
  const { groups } = await searchWordsOf(context, shop);
  const group = groups.find(({ id_synonyms }) => String(id_synonyms) === param);
  if (!group && !isNew) throw pageFailure(context, 404);
  const brought = (new URL(request.url).searchParams.get("word") ?? "").slice(0, 100).replaceAll("\0", "");
  const form = formPage(context, {
    title: group ? group.words.join(", ") : translate("searchWords.newTitle"),
    lead: group ? undefined : translate("searchWords.lead"),
    back: { href: paths.shop(seller_key, "goods/search-words"), label: translate("searchWords.back") },
    action: paths.synonyms(seller_key, group?.id_synonyms ?? newSynonyms),
    hidden: group ? { [fields.version]: group.version } : { [fields.key]: randomUUID() },
    fields: [
      {
        kind: "lines",
        rows: 5,
        name: fields.words,
        label: translate("searchWords.words"),
        hint: translate("searchWords.wordsHint"),
        value: group ? group.words.join("\n") : brought.trim(),
      },
    ],
    submit: translate(group ? "searchWords.save" : "searchWords.create"),
  });
  const removal = group && { intent: synonymIntents.remove, label: translate("searchWords.remove") };
  return { ...form, removal };
}
