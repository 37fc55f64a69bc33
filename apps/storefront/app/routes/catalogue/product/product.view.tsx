import { Form, useActionData, useFetcher } from "@remix-run/react";
import {
  AttributePicker,
  type AttributeGroup,
  type AttributePickerProps,
} from "@haat/ui/commerce/attribute-picker/attribute-picker";
import { BuyBox, type BuyBoxProps } from "@haat/ui/commerce/buy-box/buy-box";
import { buyBoxIntents } from "@haat/ui/commerce/buy-box/buy-box-fields";
import {
  DeliveryPromise,
  type DeliveryPromiseProps,
} from "@haat/ui/commerce/delivery-promise/delivery-promise";
import type { CartSheetProps } from "@haat/ui/commerce/cart-sheet/cart-sheet";
import { ProductGallery, type ProductGalleryProps } from "@haat/ui/commerce/product-gallery/product-gallery";
import type { ProductCardData, ProductCardLabels } from "@haat/ui/commerce/product-card/product-card";
import { RibbonRow } from "@haat/ui/commerce/ribbon-row/ribbon-row";
import type { StockAlertFormProps } from "@haat/ui/commerce/stock-alert-form/stock-alert-form";
import { StickyBuyBar, type StickyBuyBarProps } from "@haat/ui/commerce/sticky-buy-bar/sticky-buy-bar";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import type { PriceProps } from "@haat/ui/primitives/price/price";
import { UiProvider, type UiFormProps } from "@haat/ui/primitives/ui-provider/ui-provider";
import { useScripted } from "@haat/ui/primitives/scripted/scripted.hook";
import { useEffect, useRef, useState } from "react";
import { pendingFormData } from "@haat/web-forms/pending-form.hook";
import { RouterLink } from "@haat/web-forms/router-parts";
import type { PutInCartAnswer } from "./put-in-cart-answer";
import type { StockAlertAnswer } from "./stock-alert-answer";
import { latePart } from "../../../shell/late-part";
import { QuickAdd, useCards, type QuickAddProps } from "../../../shell/quick-add";
import { Details, type DetailsProps } from "./details";
import { ProductCartSheet, type ProductCartSheetProps } from "./product-cart-sheet";
import { ProductHeading, type ProductHeadingData } from "./product-heading";
import { Awaiting as DrawnAwaiting } from "./awaiting";

export interface ProductViewProps {
  product: ProductHeadingData & {
    id: string;
    description: string;
    facts: DetailsProps["facts"];
    trail: BreadcrumbProps["trail"];
    groups: AttributeGroup[];
    attributeIds: string[];
    action: string;
    isSoldOut: boolean;
    gallery: Pick<ProductGalleryProps, "selected" | "pictures" | "position">;
    delivery: Pick<DeliveryPromiseProps, "time" | "fee" | "freeFrom" | "returns" | "soldBy">;
    maxQuantity: number;
  };
  /** Whether the shop sells now: one that can only be looked at has no ways to buy. */
  isSelling: boolean;
  /** In the place of the ways to buy, where nothing is left. */
  alert: {
    whom: Pick<StockAlertFormProps, "knownPhone" | "alertId">;
    labels: StockAlertFormProps["labels"];
  } | null;
  /** Of the same category, in stock. */
  others: { title: string; seeAllHref: string; products: ProductCardData[] };
  cart: Pick<ProductCartSheetProps, "cartHref" | "glanceHref" | "checkoutHref">;
  /** What goes with the buy box besides what is typed. */
  hidden: BuyBoxProps["hidden"];
  /** What the buttons of the others' cards send; none where nothing is sold. */
  quickAdd?: QuickAddProps | undefined;
  labels: {
    attributePicker: AttributePickerProps["labels"] & { cleared: string };
    breadcrumb: BreadcrumbProps["labels"];
    buyBox: BuyBoxProps["labels"];
    cartSheet: CartSheetProps["labels"];
    price: PriceProps["labels"];
    productGallery: ProductGalleryProps["labels"];
    deliveryPromise: DeliveryPromiseProps["labels"];
    productCard: ProductCardLabels;
    ribbonRow: { seeAll: string };
    stickyBuyBar: Pick<StickyBuyBarProps["labels"], "title">;
    details: DetailsProps["titles"];
  };
}

/** The server draws it with the page; a browser gets its scripts only where nothing is left to buy. */
const Awaiting = import.meta.env.SSR
  ? DrawnAwaiting
  : await latePart("[data-slot=stock-alert-form]", async () => (await import("./awaiting")).Awaiting);

const buyKey = "buy";

/** The buy box's form: posts without leaving the page, where there are scripts. */
function BuyForm({ method: _method, encType: _encType, ...rest }: UiFormProps) {
  return <Form method="post" navigate={false} fetcherKey={buyKey} {...rest} />;
}

const pickerId = "choice";
const buyBoxId = "buy";

/** A product: pictures, price, choices, and the two ways to buy. */
export function ProductView(props: ProductViewProps) {
  const { product, isSelling, alert, others, cart, hidden, quickAdd, labels } = props;
  const posted = useActionData<PutInCartAnswer | StockAlertAnswer>();
  const adding = useFetcher<PutInCartAnswer>({ key: buyKey });
  const bought = posted && "added" in posted ? posted : undefined;
  const answer = [adding.data, bought].find((given) => given?.path === product.action);
  const refusal = answer?.added === false ? answer : undefined;
  const missing = refusal?.missing?.[0];
  useFocusOn(missing && `${pickerId}-${missing.id}`, refusal);
  const pending = pendingIntent(pendingFormData(adding));
  const row = (
    <RibbonRow
      id="others"
      {...others}
      products={useCards(others.products)}
      labels={{ seeAll: labels.ribbonRow.seeAll, product: labels.productCard }}
      className="col-span-full mt-6"
    />
  );
  const hasOthers = others.products.length > 0;
  return (
    <div className="page grid grid-cols-1 gap-3 py-2 sm:grid-cols-2 sm:grid-rows-[auto_auto_1fr] sm:gap-6 sm:py-6 md:gap-x-10">
      <Breadcrumb
        trail={product.trail}
        current={product.name}
        labels={labels.breadcrumb}
        className="col-span-full max-sm:hidden"
      />
      <ProductGallery {...product.gallery} labels={labels.productGallery} />
      <Offer
        product={product}
        isSelling={isSelling}
        alert={alert}
        hidden={hidden}
        refusal={refusal}
        pending={pending}
        labels={labels}
      />
      {hasOthers && quickAdd && <QuickAdd {...quickAdd} />}
      {product.isSoldOut && hasOthers && row}
      <Details text={product.description} facts={product.facts} titles={labels.details} />
      {!product.isSoldOut && hasOthers && row}
      {isSelling && !product.isSoldOut && (
        <StickyBuyBar
          price={product.price}
          oldPrice={product.oldPrice}
          formId={buyBoxId}
          pending={pending}
          labels={{ ...labels.buyBox, ...labels.stickyBuyBar, price: labels.price }}
        />
      )}
      <ProductCartSheet
        added={answer?.added === true ? answer : undefined}
        {...cart}
        labels={labels.cartSheet}
      />
    </div>
  );
}

/** What it is, what it costs, the choice, and the ways to buy, or to wait where it is sold out. */
function Offer({ product, isSelling, alert, labels, hidden, refusal, pending }: OfferProps) {
  return (
    <div className="grid min-w-0 content-start gap-4 sm:row-span-2 sm:gap-6">
      <ProductHeading product={product} priceLabels={labels.price} />
      {product.groups.length > 0 && (
        <Choices key={product.id} product={product} refusal={refusal} labels={labels} />
      )}
      {alert && <Awaiting key={product.action} product={product} {...alert} />}
      {isSelling && !alert && (
        <Buying product={product} hidden={hidden} refusal={refusal} pending={pending} labels={labels} />
      )}
      <DeliveryPromise {...product.delivery} labels={labels.deliveryPromise} />
    </div>
  );
}

interface BuyingProps extends Pick<ProductViewProps, "product" | "hidden" | "labels"> {
  refusal: Refusal;
  pending: BuyBoxProps["pending"];
}
type OfferProps = BuyingProps & Pick<ProductViewProps, "alert" | "isSelling">;

type Refusal = Extract<PutInCartAnswer, { added: false }> | undefined;

/** Brings who pressed a button to the choice that is missing. */
function useFocusOn(id: string | undefined, answer: Refusal) {
  // Not where it came with the page: who has gone on meanwhile is not taken back.
  const cameWithPage = useRef(!useScripted());
  useEffect(() => {
    if (id && !cameWithPage.current) document.getElementById(id)?.focus();
    cameWithPage.current = false;
  }, [id, answer]);
}

function Choices({
  product,
  refusal,
  labels,
}: Pick<ProductViewProps, "product" | "labels"> & { refusal: Refusal }) {
  const hasClearedLater = useClearedLater(product.groups);
  const groups = product.groups.map((group) => ({
    ...group,
    error: refusal?.missing?.find(({ id }) => id === group.id)?.error,
  }));
  return (
    <div>
      <AttributePicker formId={pickerId} groups={groups} labels={labels.attributePicker} />
      <p role="status" className="mt-3 text-small text-muted empty:mt-0">
        {hasClearedLater && labels.attributePicker.cleared}
      </p>
    </div>
  );
}

/** Whether the last choice took back a later one. */
function useClearedLater(groups: readonly AttributeGroup[]): boolean {
  const chosen = groups.filter(({ values }) => values.some(({ state }) => state === "selected")).length;
  const [known, setKnown] = useState({ chosen, isCleared: false });
  if (known.chosen !== chosen) setKnown({ chosen, isCleared: chosen < known.chosen });
  return known.chosen === chosen && known.isCleared;
}

/** Quantity and the two ways to buy. */
function Buying({ product, hidden, refusal, pending, labels }: BuyingProps) {
  return (
    <UiProvider Link={RouterLink} Form={BuyForm}>
      <BuyBox
        key={product.action}
        formId={buyBoxId}
        action={product.action}
        productId={product.id}
        hidden={hidden}
        attributeIds={product.attributeIds}
        max={product.maxQuantity}
        quantity={typedQuantity(refusal)}
        hasBar
        pending={pending}
        errors={{ quantity: refusal?.quantityError ? [refusal.quantityError] : undefined }}
        formErrors={refusal?.error ? [refusal.error] : []}
        labels={labels.buyBox}
      />
    </UiProvider>
  );
}

/** What was typed stays, where it is a number at all. */
function typedQuantity(refusal: Refusal): number {
  const typed = Number(refusal?.quantity || 1);
  return Number.isNaN(typed) ? 1 : typed;
}

function pendingIntent(form: FormData | undefined): BuyBoxProps["pending"] {
  const intent = form?.get("intent");
  return Object.values(buyBoxIntents).find((known) => known === intent);
}
