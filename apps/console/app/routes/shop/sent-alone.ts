import type { ClientActionFunctionArgs } from "@remix-run/react";
import { keepUnsent, keepUnsentQuietly } from "@haat/web-forms/unsent";
import { photoFields } from "./photo-uploads";

/**
 * The `clientAction` of a page that sends something by itself: of that no dialog says that it could not be sent.
 * @param alone the intents that it is sent with
 */
export function keepUnsentUnlessAlone(alone: readonly string[]) {
  return async (args: ClientActionFunctionArgs): Promise<unknown> => {
    const intent = (await args.request.clone().formData()).get(photoFields.intent);
    return alone.includes(String(intent)) ? keepUnsentQuietly(args) : keepUnsent(args);
  };
}
