import type { ApiClient } from "@haat/contract/shared/client";
import { formatNumber } from "@haat/i18n/numbers";
import { slot, type SlotValues } from "@haat/web-host/slots";
import type { PageLanguage } from "../http/request-context.server";
import type { Session } from "../session/session.server";
import { isSignInRequired } from "../http/guard.server";
import {
  visitorKind,
  type CartGlance,
  type Visitor,
  type VisitorKind,
  type Writer,
} from "../session/visitor.server";
import { countSentence } from "./display.server";

const noCart = { quantity: 0, version: "none" };

/** One visitor, as the session says at the moment of asking. */
export function oneVisitor(context: PageLanguage & { session: Session; client(): ApiClient }): Visitor {
  let asked: { sellerKey: string; cart: Promise<CartGlance> } | undefined;
  return {
    hasSlots: false,
    get kind() {
      return visitorKind(context.session.data);
    },
    cart(sellerKey) {
      if (asked?.sellerKey !== sellerKey) asked = { sellerKey, cart: findCart(sellerKey) };
      return asked.cart;
    },
    writer: findWriter,
  };

  async function findCart(sellerKey: string): Promise<CartGlance> {
    if (visitorKind(context.session.data) === "anonymous") return cartGlance(context, noCart);
    const { data } = await context.client().cart.cartProductQuantity({ sellerKey });
    return cartGlance(context, data);
  }

  async function findWriter(): Promise<Writer> {
    if (visitorKind(context.session.data) !== "customer") return {};
    try {
      const { data } = await context.client().account.customerProfile({ language: context.language });
      const profile = data[0];
      if (profile) return { name: `${profile.first_name} ${profile.last_name}`, email: profile.email ?? "" };
    } catch (error) {
      if (!isSignInRequired(error)) throw error;
    }
    return { name: "", email: "" };
  }
}

/** The slots of what a page shows of its visitor's cart. */
export const cartSlotNames = {
  count: "cartCount",
  label: "cartLabel",
  version: "cartVersion",
} satisfies CartGlance;

const cartSlots = {
  count: slot(cartSlotNames.count),
  label: slot(cartSlotNames.label),
  version: slot(cartSlotNames.version),
} satisfies CartGlance;

const writerSlots = { name: slot("writerName"), email: slot("writerEmail") } satisfies Writer;

/** All visitors of a kind. Somebody anonymous has no cart, so nothing is left to be filled. */
export function manyVisitors(context: PageLanguage, kind: VisitorKind): Visitor {
  const hasSlots = kind !== "anonymous";
  const cart = hasSlots ? cartSlots : cartGlance(context, noCart);
  const writer = kind === "customer" ? writerSlots : {};
  return {
    kind,
    hasSlots,
    cart: () => Promise.resolve(cart),
    writer: () => Promise.resolve(writer),
  };
}

/**
 * What fills the slots of `manyVisitors` for one visitor.
 * @param wanted names of the slots that the page has: nothing else is asked for
 * @param sellerKey of the shop whose cart it shows
 */
export async function slotValuesOf(
  visitor: Visitor,
  wanted: readonly string[],
  sellerKey: string | undefined,
): Promise<SlotValues> {
  const values: Record<string, string> = {};
  if (wanted.some((name) => name.startsWith("cart"))) {
    if (sellerKey === undefined) throw new Error("A page shows a cart and names no shop.");
    const { count, label, version } = await visitor.cart(sellerKey);
    values[cartSlotNames.count] = count;
    values[cartSlotNames.label] = label;
    values[cartSlotNames.version] = version;
  }
  // Behind the cart, which tells whose session it is.
  if (wanted.some((name) => name.startsWith("writer"))) {
    const { name = "", email = "" } = await visitor.writer();
    Object.assign(values, { writerName: name, writerEmail: email });
  }
  return values;
}

function cartGlance(
  context: PageLanguage,
  { quantity, version }: { quantity: number; version: string },
): CartGlance {
  return quantity === 0
    ? { count: "", label: context.translate("pages.shop.cartEmpty"), version }
    : {
        count: formatNumber(quantity, context.language),
        label: countSentence(context, "pages.shop.cartLines", quantity),
        version,
      };
}
