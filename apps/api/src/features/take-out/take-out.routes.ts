import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import * as takeOuts from "./take-out.usecases";

const calls = sellerApi.sellerTakeOut;

export const takeOutRoutes = {
  takeOut: calls.takeOut.handler(async ({ context }) => ({
    success: true,
    data: { take_out: await takeOuts.readTakeOut(context.services, context.scope) },
  })),
  askTakeOut: calls.askTakeOut.handler(async ({ input, context }) => ({
    success: true,
    data: { take_out: await takeOuts.askTakeOut(context.services, context, input.language) },
    message: translator(input.language)("takeOut.asked"),
  })),
  removeTakeOut: calls.removeTakeOut.handler(async ({ input, context }) => ({
    success: true,
    data: { take_out: await takeOuts.removeTakeOut(context.services, context, input.id_take_out) },
    message: translator(input.language)("takeOut.removed"),
  })),
  openTakeOutFile: calls.openTakeOutFile.handler(async ({ input, context }) => ({
    success: true,
    data: await takeOuts.openTakeOutFile(context.services, context, input),
  })),
  takeOutPart: calls.takeOutPart.handler(async ({ input, context }) => {
    const file = await takeOuts.readTakeOutPart(context.services, context.scope, input);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
};
