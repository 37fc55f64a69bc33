import { Form, useActionData, useFetcher } from "@remix-run/react";
import {
  AttributePicker,
  type AttributeGroup,
  type AttributePickerProps,
} from "@haat/ui/commerce/attribute-picker/attribute-picker";
import { BuyBox, buyBoxIntents, type BuyBoxProps } from "@haat/ui/commerce/buy-box/buy-box";
import type { CartDrawerProps } from "@haat/ui/commerce/cart-drawer/cart-drawer";
import { ProductGallery, type ProductGalleryProps } from "@haat/ui/commerce/product-gallery/product-gallery";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { Price, type PriceProps } from "@haat/ui/primitives/price/price";
import { UiProvider, type UiFormProps } from "@haat/ui/primitives/ui-provider/ui-provider";
import { RouterLink } from "../../shell/router-parts";
import type { PutInCartAnswer } from "./put-in-cart-answer";
import { ProductCartDrawer } from "./product-cart-drawer";

export interface ProductViewProps {
  product: {
    id: string;
    name: string;
    description: string;
    price: string;
    oldPrice?: string | undefined;
    ribbons: { label: string; tone: 1 | 2 | 3 | 4 }[];
    stock: { tone: BadgeProps["tone"]; text: string };
    trail: BreadcrumbProps["trail"];
    groups: AttributeGroup[];
    attributeIds: string[];
    action: string;
    isSoldOut: boolean;
    gallery: Pick<ProductGalleryProps, "selected" | "pictures">;
    delivery: string[];
    maxQuantity: number;
  };
  cart: Pick<CartDrawerProps, "cartHref" | "checkoutHref">;
  labels: {
    attributePicker: AttributePickerProps["labels"];
    breadcrumb: BreadcrumbProps["labels"];
    buyBox: BuyBoxProps["labels"];
    cartDrawer: CartDrawerProps["labels"];
    price: PriceProps["labels"];
    productGallery: ProductGalleryProps["labels"];
    details: string;
    delivery: string;
    returns: string;
  };
}

const buyKey = "buy";

/** The buy box's form: posts without leaving the page, where there are scripts. */
function BuyForm({ method: _method, encType: _encType, ...rest }: UiFormProps) {
  return <Form method="post" navigate={false} fetcherKey={buyKey} {...rest} />;
}

/** A product: pictures, price, choices, and the two ways to buy. */
export function ProductView({ product, cart, labels }: ProductViewProps) {
  const posted = useActionData<PutInCartAnswer>();
  const adding = useFetcher<PutInCartAnswer>({ key: buyKey });
  const answer = [adding.data, posted].find((given) => given?.path === product.action);
  const refusal = answer?.added === false ? answer : undefined;
  const groups = product.groups.map((group) => ({
    ...group,
    error: group.id === refusal?.missingGroup ? refusal.error : undefined,
  }));
  return (
    <div className="page grid grid-cols-1 gap-6 py-4 sm:py-6 md:grid-cols-2 md:gap-x-10 lg:gap-x-14">
      <div className="md:col-span-2">
        <Breadcrumb trail={product.trail} current={product.name} labels={labels.breadcrumb} />
      </div>
      <ProductGallery {...product.gallery} labels={labels.productGallery} />
      <div className="grid min-w-0 content-start gap-6">
        <ProductHeading product={product} labels={labels} />
        <AttributePicker formId="choice" groups={groups} labels={labels.attributePicker} />
        <UiProvider Link={RouterLink} Form={BuyForm}>
          <BuyBox
            key={product.action}
            formId="buy"
            action={product.action}
            productId={product.id}
            attributeIds={product.attributeIds}
            max={product.maxQuantity}
            quantity={Number(refusal?.quantity ?? 1) || 1}
            soldOut={product.isSoldOut}
            pending={pendingIntent(adding.formData)}
            errors={{ quantity: refusal?.quantityError ? [refusal.quantityError] : undefined }}
            formErrors={refusal?.error ? [refusal.error] : []}
            labels={labels.buyBox}
          />
        </UiProvider>
        <Promises title={labels.delivery} promises={[...product.delivery, labels.returns]} />
      </div>
      <section aria-labelledby="details" className="max-w-prose md:col-span-2">
        <h2 id="details" className="mb-3 text-h3">
          {labels.details}
        </h2>
        <p className="whitespace-pre-line">{product.description}</p>
      </section>
      <ProductCartDrawer
        added={answer?.added === true ? answer : undefined}
        {...cart}
        labels={labels.cartDrawer}
      />
    </div>
  );
}

function pendingIntent(form: FormData | undefined): BuyBoxProps["pending"] {
  const intent = form?.get("intent");
  return Object.values(buyBoxIntents).find((known) => known === intent);
}

function ProductHeading({ product, labels }: Pick<ProductViewProps, "product" | "labels">) {
  return (
    <div className="grid gap-3">
      {product.ribbons.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {product.ribbons.map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </p>
      )}
      <h1 className="text-h1">{product.name}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price price={product.price} oldPrice={product.oldPrice} labels={labels.price} size="large" />
        <Badge tone={product.stock.tone}>{product.stock.text}</Badge>
      </div>
    </div>
  );
}

/** Delivery, fee and return in words, within one screen of the buttons (ux.md 51). */
function Promises({ title, promises }: { title: string; promises: string[] }) {
  return (
    <section aria-label={title} className="panel p-5">
      <h2 className="mb-2 flex items-center gap-2 text-title font-semibold">
        <Icon name="truck" />
        {title}
      </h2>
      <ul className="grid gap-1.5 text-small text-muted">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  );
}
