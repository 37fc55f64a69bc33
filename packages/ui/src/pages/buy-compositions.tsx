import { fill, type Sample } from "../samples/in-language";
import { AddressChoice } from "../commerce/address-choice/address-choice";
import { CartLine } from "../commerce/cart-line/cart-line";
import { CouponBox } from "../commerce/coupon-box/coupon-box";
import { DeliveryMethod } from "../commerce/delivery-method/delivery-method";
import { OrderFacts, OrderLines } from "../commerce/order-details/order-details";
import { OrderSummary } from "../commerce/order-summary/order-summary";
import { OrderTimeline } from "../commerce/order-timeline/order-timeline";
import { SignInForm } from "../commerce/sign-in-form/sign-in-form";
import { Badge } from "../primitives/badge/badge";
import { Button, LinkButton } from "../primitives/button/button";
import { ShopPage, type CompositionProps } from "./shop-page";

/** The cart on its way to an order. */
export function CheckoutPage({ sample, layout }: CompositionProps) {
  return (
    <ShopPage sample={sample} layout={layout}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <h1 className="text-h1">{sample.words.orderSummary.title}</h1>
          <CartLines {...sample} />
          <DeliveryChoices {...sample} />
        </div>
        <CheckoutSummary {...sample} />
      </div>
    </ShopPage>
  );
}

function CartLines({ words, shop, language }: Sample) {
  return (
    <div className="divide-y divide-border">
      {shop.products.slice(0, 2).map((product) => (
        <CartLine
          key={product.id}
          formId={`line-${product.id}`}
          action="#"
          line={{
            id: product.id,
            href: product.href,
            name: product.name,
            picture: product.picture,
            choice: language === "bn" ? "লাল, মাঝারি" : "Red, M",
            unitPrice: product.price,
            lineTotal: product.price,
            quantity: 1,
            notes:
              product.id === "rice"
                ? [
                    {
                      tone: "warning",
                      text: fill(words.cartLine.short, { number: shop.money("2").slice(1) }),
                    },
                  ]
                : [],
          }}
          labels={{
            ...words.cartLine,
            quantity: fill(words.cartLine.quantity, { name: product.name }),
            decrease: fill(words.cartLine.decrease, { name: product.name }),
            increase: fill(words.cartLine.increase, { name: product.name }),
            remove: fill(words.cartLine.remove, { name: product.name }),
          }}
        />
      ))}
    </div>
  );
}

function DeliveryChoices({ words, shop, language }: Sample) {
  return (
    <>
      <DeliveryMethod
        formId="checkout"
        selected="1"
        homeDelivery={{
          cost: shop.money("60"),
          text: fill(words.deliveryMethod.within, { data: language === "bn" ? "২৪ ঘণ্টা" : "24 hours" }),
        }}
        pickUp={{
          cost: words.orderSummary.free,
          text: fill(words.deliveryMethod.pickUpText, { address: shop.address }),
        }}
        labels={words.deliveryMethod}
      />
      <AddressChoice
        formId="checkout"
        selected="1"
        addHref="#/shipping-address"
        addresses={[
          {
            id: "1",
            name: shop.customer.name,
            phone: "01712 345678",
            address: shop.customer.address,
            isHome: true,
          },
        ]}
        labels={words.addressChoice}
      />
    </>
  );
}

function CheckoutSummary({ words, shop }: Sample) {
  return (
    <OrderSummary
      className="content-start self-start"
      itemTotal={shop.money("2,840")}
      couponDiscount={`−${shop.money("200")}`}
      delivery={shop.money("60")}
      grandTotal={shop.money("2,700")}
      vatIncluded={fill(words.orderSummary.vatIncluded, {
        amount: shop.money("245.45"),
        percent: shop.money("10").slice(1),
      })}
      labels={words.orderSummary}
    >
      <CouponBox
        formId="coupon"
        action="#"
        applied={{ code: "EID10", amount: `−${shop.money("200")}` }}
        labels={words.couponBox}
      />
      <Button size="large">{words.cartSheet.checkout}</Button>
      <LinkButton href="#/" variant="quiet">
        {words.orderPlaced.goOn}
      </LinkButton>
    </OrderSummary>
  );
}

/** The one field that signs a customer in. */
export function SignInPage({ sample, layout }: CompositionProps) {
  const { words } = sample;
  return (
    <ShopPage sample={sample} layout={layout}>
      <div className="mx-auto grid w-full max-w-100 gap-6 py-6">
        <h1 className="text-h1">{words.shopHeader.signIn}</h1>
        <SignInForm formId="sign-in" action="#" phone="01712345678" labels={words.signInForm} />
      </div>
    </ShopPage>
  );
}

/** An order that is on its way. */
export function OrderPage({ sample, layout }: CompositionProps) {
  const { words, shop, language } = sample;
  return (
    <ShopPage sample={sample} layout={layout}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <div className="grid gap-3">
            <Badge tone="info" className="justify-self-start">
              {words.orderStatus.shipped}
            </Badge>
            <h1 className="text-h1">
              {words.orderCard.order} <span lang="en">HT-7K2M9Q</span>
            </h1>
          </div>
          <OrderLines
            labels={words.orderLines}
            lines={shop.products.slice(4, 6).map((product) => ({
              id: product.id,
              href: product.href,
              name: product.name,
              picture: product.picture,
              choice: shop.categories[0]?.name,
              quantity: shop.money("2").slice(1),
              unitPrice: product.price,
              lineTotal: product.price,
            }))}
          />
          <OrderFacts
            facts={[
              { icon: "cash", label: words.orderFacts.payment, value: words.orderFacts.cashOnDelivery },
              { icon: "truck", label: words.orderFacts.delivery, value: shop.customer.address },
            ]}
          />
        </div>
        <div className="panel self-start p-5">
          <OrderTimeline
            labels={words.orderTimeline}
            steps={[
              {
                id: "pending",
                label: words.orderStatus.pending,
                time: language === "bn" ? "২ মার্চ, ২০২৬, সকাল ১০:৪৫" : "2 March 2026, 10:45",
                state: "done",
              },
              { id: "accept", label: words.orderStatus.accept, state: "done" },
              { id: "shipped", label: words.orderStatus.shipped, state: "current" },
              { id: "delivered", label: words.orderStatus.delivered, state: "coming" },
            ]}
          />
        </div>
      </div>
    </ShopPage>
  );
}
