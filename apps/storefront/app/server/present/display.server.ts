import type { ProductCard, ProductSummary } from "@haat/contract/shop/catalogue.contract";
import type { HomeLayout } from "@haat/contract/shared/choices";
import type { UnitBasis } from "@haat/contract/shared/measure";
import type { CartItem, PricedLine, Totals } from "@haat/contract/shop/cart.contract";
import { formatMoney, formatReduction, formatWholeMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { SentenceKey } from "@haat/i18n/translator";
import type { PageLanguage, RequestContext } from "../http/request-context.server";
import type { Shop } from "../http/shop-of-page.server";

/** Turns the API's amounts and counts into the words a page shows; browsers format differently, so they never do. */

/** Address of a picture, without a width (`/320` … is added where it is shown). */
export function mediaPath(key: string): string {
  return `/media/${key}`;
}

/** A sentence about a count, with the count in the digits of the language. */
export function countSentence(context: PageLanguage, key: SentenceKey, count: number): string {
  return context.translate(key, { count, formatted: formatNumber(count, context.language) });
}

/** How many products (lines) and how many pieces there are, the same everywhere: "3 products, 7 pieces". */
export function countsText(
  context: PageLanguage,
  { total_items, total_pieces }: { total_items: number; total_pieces: number },
): string {
  const products = countSentence(context, "pages.cart.lines", total_items);
  const pieces = countSentence(context, "pages.cart.pieces", total_pieces);
  return context.translate("pages.cart.counts", { products, pieces });
}

/** The price as a card or a page shows it: "from" where the combinations differ. */
export function priceText(context: PageLanguage, product: { price: number; price_varies: boolean }): string {
  const amount = formatMoney(product.price, context.language);
  return product.price_varies ? context.translate("pages.list.minPrice", { amount }) : amount;
}

/** What a price comes to by what a pack holds, "from" where packs differ; nothing where nobody says what they hold. */
export function unitPriceText(
  context: PageLanguage,
  unitPrice: { price: number; per: UnitBasis; varies?: boolean } | null,
): string | undefined {
  if (!unitPrice) return undefined;
  const money = formatMoney(unitPrice.price, context.language);
  const amount = context.translate(`pages.list.unitPrice.${unitPrice.per}`, { amount: money });
  return unitPrice.varies ? context.translate("pages.list.minPrice", { amount }) : amount;
}

/** The colours of a card, with how many there are besides. */
function coloursView(context: PageLanguage, colours: ProductSummary["colours"]) {
  if (!colours) return undefined;
  const { swatches, count } = colours;
  const more = count - swatches.length;
  return {
    swatches,
    more: more > 0 ? countSentence(context, "pages.list.moreColours", more) : undefined,
    spoken: countSentence(context, "pages.list.colours", count),
  };
}

export interface ProductCardView {
  href: string;
  name: string;
  lead: string | undefined;
  picture: string;
  price: string;
  oldPrice: string | undefined;
  unitPrice: string | undefined;
  colours: { swatches: string[]; more: string | undefined; spoken: string } | undefined;
  ribbon: { label: string; tone: 1 | 2 | 3 | 4 } | undefined;
  inStock: boolean;
  left: string | undefined;
  addId: string | undefined;
  hasChoices: boolean;
}

/** Where cards have the line below their names: who wrote a book, what matters of a device. */
const layoutsWithLeads: ReadonlySet<HomeLayout | undefined> = new Set<HomeLayout>(["catalogue", "bookshelf"]);
export const hasLeads = ({ theme }: Pick<Shop["seller"], "theme">) => layoutsWithLeads.has(theme.homeLayout);

/**
 * A product's card; it goes into the cart from there while the shop sells and there is nothing to choose. In lite mode its
 * line says what its picture does not.
 */
export function productCardView(
  context: PageLanguage & Pick<RequestContext, "choices">,
  { paths, seller }: Pick<Shop, "paths" | "seller">,
  product: ProductCard,
): ProductCardView {
  const canSell = seller.standing.is_selling && product.in_stock;
  return {
    href: paths.product(product.slug),
    name: product.name,
    lead: ((context.choices.lite || hasLeads(seller)) && product.lead) || undefined,
    picture: mediaPath(product.picture),
    price: priceText(context, product),
    oldPrice: product.old_price === null ? undefined : formatMoney(product.old_price, context.language),
    unitPrice: unitPriceText(context, product.unit_price),
    colours: coloursView(context, product.colours),
    ribbon: product.ribbon ? { label: product.ribbon.name, tone: product.ribbon.tone } : undefined,
    inStock: product.in_stock,
    left: product.few_left === null ? undefined : countSentence(context, "pages.list.left", product.few_left),
    addId: canSell && !product.has_attributes ? String(product.id_product) : undefined,
    hasChoices: canSell && product.has_attributes,
  };
}

interface LineNote {
  tone: "warning" | "danger" | "info";
  text: string;
}

const isBuyable = ({ stock_state }: PricedLine) => stock_state === "ok" || stock_state === "short";

/** Whether any of the lines can be ordered, perhaps in a smaller quantity. */
export const hasBuyable = (lines: readonly PricedLine[]): boolean => lines.some(isBuyable);

/** Why lines cannot be ordered as they are; nothing where they can. */
export function stockRefusal({ translate }: PageLanguage, lines: readonly PricedLine[]): string | undefined {
  if (lines.every(({ stock_state }) => stock_state === "ok")) return undefined;
  return translate(hasBuyable(lines) ? "pages.cart.fixFirst" : "pages.cart.nothingLeft");
}

/** A line of the cart in words, with what changed since it was added. @param cart all of its lines */
export function cartLineView(
  context: PageLanguage,
  shop: Pick<Shop, "paths" | "seller">,
  line: CartItem,
  cart: readonly CartItem[],
) {
  const { language, translate } = context;
  const hasRest = cart.some((other) => other.cart_unique_id !== line.cart_unique_id && isBuyable(other));
  const { notes, ...words } = pricedLineView(context, shop, line, hasRest);
  if (line.price_when_added === null) return { id: line.cart_unique_id, ...words, notes };
  const amount = formatMoney(line.price_when_added, language);
  const priceNote: LineNote = { tone: "info", text: translate("pages.cart.priceChanged", { amount }) };
  return { id: line.cart_unique_id, ...words, notes: [priceNote, ...notes] };
}

/** A product in a quantity in words, with what is wrong with its stock. @param hasRest something else of it can be ordered without it */
export function pricedLineView(
  context: PageLanguage,
  { paths, seller }: Pick<Shop, "paths" | "seller">,
  line: PricedLine,
  hasRest: boolean,
) {
  const { language, translate } = context;
  const notes: LineNote[] = [];
  if (line.home_city_only)
    notes.push({
      tone: "info",
      text: translate("accountPages.cart.homeCityOnly", { city: seller.home_city.city_name }),
    });
  if (line.stock_state === "short")
    notes.push({ tone: "warning", text: countSentence(context, "pages.cart.short", line.available) });
  if (line.stock_state === "gone" || line.stock_state === "out") {
    const said = { gone: hasRest ? "gone" : "goneAlone", out: hasRest ? "out" : "outAlone" } as const;
    notes.push({ tone: "danger", text: translate(`pages.cart.${said[line.stock_state]}`) });
  }
  return {
    href: line.stock_state === "gone" ? undefined : paths.product(line.slug),
    name: line.name,
    picture: mediaPath(line.picture),
    choice: choiceText(line.product_attribute),
    quantity: line.quantity,
    quantityText: `${formatNumber(line.quantity, language)} × ${formatMoney(line.unit_price, language)}`,
    unitPrice: translate("pages.cart.each", { amount: formatMoney(line.unit_price, language) }),
    lineTotal: formatMoney(line.line_total, language),
    notes,
  };
}

/** The chosen values of a line in one phrase; nothing where there are none. */
export function choiceText(choices: CartItem["product_attribute"]): string | undefined {
  return choices.map((choice) => choice.name).join(", ") || undefined;
}

/**
 * The sums of a cart or an order, as `OrderSummary` shows them.
 * @param isFetched it is picked up at the store: then nothing is said of delivery, which costs nothing
 */
export function totalsView(
  context: PageLanguage,
  totals: Omit<Totals, "delivery_fee_is_estimate">,
  isFetched = false,
) {
  const { language, translate } = context;
  const money = (amount: number) => formatMoney(amount, language);
  const fee = totals.delivery_fee;
  const delivery = fee === 0 ? translate("pages.checkout.freeDelivery") : money(fee);
  return {
    itemTotal: money(totals.item_total),
    couponDiscount:
      totals.coupon_discount > 0 ? formatReduction(totals.coupon_discount, language) : undefined,
    delivery: isFetched && fee === 0 ? undefined : delivery,
    rounding: totals.rounding > 0 ? formatReduction(totals.rounding, language) : undefined,
    grandTotal: money(totals.grand_total),
    vatIncluded:
      totals.vat_percent === 0
        ? translate("shopSettings.shown.noVat")
        : translate("pages.checkout.vatIncluded", {
            amount: formatWholeMoney(totals.vat_included, language),
            percent: formatNumber(totals.vat_percent, language),
          }),
  };
}
