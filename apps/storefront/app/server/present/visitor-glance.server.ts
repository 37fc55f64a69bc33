import type { ApiClient } from "@haat/contract/client";
import { formatNumber } from "@haat/i18n/numbers";
import { slot, type SlotValues } from "@haat/web-host/slots";
import type { PageLanguage } from "../http/request-context.server";
import type { Session } from "../session/session.server";
import { visitorKind, type CartGlance, type Visitor, type VisitorKind } from "../session/visitor.server";
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
  };

  async function findCart(sellerKey: string): Promise<CartGlance> {
    if (visitorKind(context.session.data) === "anonymous") return cartGlance(context, noCart);
    const { data } = await context.client().cart.cartProductQuantity({ sellerKey });
    return cartGlance(context, data);
  }
}

const slots: CartGlance = {
  count: slot("cartCount"),
  label: slot("cartLabel"),
  version: slot("cartVersion"),
};

/** All visitors of a kind. Somebody anonymous has no cart, so nothing is left to be filled. */
export function manyVisitors(context: PageLanguage, kind: VisitorKind): Visitor {
  const hasSlots = kind !== "anonymous";
  const cart = hasSlots ? slots : cartGlance(context, noCart);
  return { kind, hasSlots, cart: () => Promise.resolve(cart) };
}

/** What fills the slots of `manyVisitors` for one visitor. */
export function slotValuesOf({ count, label, version }: CartGlance): SlotValues {
  return { cartCount: count, cartLabel: label, cartVersion: version };
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
