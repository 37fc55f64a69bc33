import { redirect } from "@remix-run/node";
import type { SignInAnswer } from "@haat/contract/shop/account.contract";
import { signInStatus } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { returnPath } from "../../server/http/return-path.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { proveCode } from "@haat/web-forms/code-proof.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";
import { shortenedText } from "../../server/present/shortened-text.server";

/** Sends another code, or trades the typed one for a session. */
export async function continueSignIn(context: RequestContext, place: OwnPlace, request: Request) {
  const { signIn } = context.session.data;
  if (!signIn) return redirect(place.paths.login);
  const proved = await proveCode(context, signIn, request, place.paths.loginCode);
  return "ticket" in proved ? useTicket(context, place, signIn, proved.ticket) : proved.answer;
}

async function useTicket(
  context: RequestContext,
  place: OwnPlace,
  { phone, requestId }: { phone: string; requestId: string },
  ticket: string,
) {
  const { language, session } = context;
  const answer = await context.client().account.signin({ language, phone, ticket });
  if (answer.status === signInStatus.notRegistered) {
    session.set({ signIn: { phone, requestId, ticket, resendAt: 0, expiresAt: 0 } });
    return redirect(place.paths.signUp);
  }
  if (answer.status !== signInStatus.success || !answer.access_token)
    return refuseEntry(context, place, answer.message);
  return enter(context, place, answer);
}

/** Neither signed in nor to be signed up: says why and begins anew. */
export function refuseEntry(context: RequestContext, place: OwnPlace, message: string) {
  context.session.set({ signIn: undefined });
  leaveMessage(context, "error", message, {
    title: context.translate("accountPages.dialogs.signInRefused"),
  });
  return redirect(place.paths.login);
}

/** For so many numbers a browser keeps what the API gave it at its sign-ins. */
const mostDeviceMarks = 3;

/** What the API answers who is let in. */
interface Entered {
  access_token: string | null;
  device_mark: string | null;
  user: { first_name: string }[];
  left_out: SignInAnswer["left_out"];
}

/** Starts the session: the guest's cart is in the customer's now, and the way back is taken. */
export function enter(context: RequestContext, place: OwnPlace, entered: Entered) {
  const target = returnPath(context, place.entry);
  const { device_mark: mark } = entered;
  const marks = (context.session.data.deviceMarks ?? []).filter((each) => each !== mark);
  context.session.set({
    token: entered.access_token ?? undefined,
    deviceMarks: [...(mark ? [mark] : []), ...marks].slice(0, mostDeviceMarks),
    cartKey: undefined,
    spareCartKey: undefined,
    signIn: undefined,
    orderCode: undefined,
    handOverVerifier: undefined,
    redirectPath: undefined,
  });
  const welcome = context.translate("pages.signIn.welcome", { name: entered.user[0]?.first_name ?? "" });
  // Other shops' carts say it themselves, where it can be chosen.
  const leftOut = entered.left_out.filter(({ shop_name }) => shop_name === place.shop?.seller.shop_name);
  if (leftOut.length > 0) leaveMessage(context, "warning", `${welcome} ${leftOutSentence(context, leftOut)}`);
  else leaveMessage(context, "success", welcome);
  return redirect(target);
}

/** So many products are named, with so many letters each: the message travels in the cookie. The cart's page names them all. */
const mostNamed = 3;
const longestName = 60;

/** What found no place when the guest's cart met the customer's, by name and amount, and where to choose. */
function leftOutSentence({ language, translate }: RequestContext, leftOut: Entered["left_out"]): string {
  const named = leftOut.slice(0, mostNamed).map(({ name, choice, quantity }) =>
    translate("accountPages.cart.leftOutLine", {
      quantity: formatNumber(quantity, language),
      name: shortenedText(choice.length > 0 ? `${name} (${choice.join(", ")})` : name, longestName),
    }),
  );
  const others = leftOut.length - named.length;
  if (others > 0)
    named.push(translate("accountPages.cart.leftOutMore", { others: formatNumber(others, language) }));
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(named);
  return translate("accountPages.cart.leftOutAtSignIn", { names });
}
