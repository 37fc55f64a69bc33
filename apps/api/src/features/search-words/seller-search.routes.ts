import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { changeSynonyms, createSynonyms, listSearchWords, removeSynonyms } from "./seller-search.usecases";

const calls = sellerApi.sellerSearch;

export const sellerSearchRoutes = {
  searchWords: calls.searchWords.handler(async ({ context }) => ({
    success: true,
    data: await listSearchWords(context.services, context.scope),
  })),
  createSynonyms: calls.createSynonyms.handler(async ({ input, context }) => {
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await createSynonyms(services, context, input.words, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(input.language)("searchWords.told.created");
    return { success: true, data: { group: answer }, message };
  }),
  changeSynonyms: calls.changeSynonyms.handler(async ({ input, context }) => {
    const { language, id_synonyms: id, version, words: typed } = input;
    const group = await changeSynonyms(context.services, context, { id, version, typed });
    return { success: true, data: { group }, message: translator(language)("searchWords.told.changed") };
  }),
  removeSynonyms: calls.removeSynonyms.handler(async ({ input, context }) => {
    await removeSynonyms(context.services, context, input.id_synonyms);
    const { language, id_synonyms } = input;
    const message = translator(language)("searchWords.told.removed");
    return { success: true, data: { id_synonyms }, message };
  }),
};
