import { createHash, randomBytes, randomUUID } from "node:crypto";
import { business, shippingMethods } from "@haat/contract/shared/business-constants";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import { runConsole } from "./console-example-walk";
import type { Connect } from "./example-client";
import { leaveForGood } from "./leaving-example";
import { proveOwnPhone } from "./trust-example-walk";
import { visitPlatform } from "./platform-visit-example";

/** Facts of the demo (apps/api/seed). */
const demo = {
  shopName: "kacha-bazar",
  customer: "01700000001",
  visitor: "01711111111",
  coupon: "BAZAR10",
  password: "river-boat-monsoon-9",
  newPassword: "kite-over-old-dhaka-7",
};

/** The smallest picture there is. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Somebody who is signed in, in a shop. */
interface Visit {
  client: ApiClient;
  language: Language;
  sellerKey: string;
}

/**
 * Makes every call of the API on the demo shops, in the order a shopper would.
 * @param pass lets so many seconds go by
 * @param makeTakeOut does what is to be done later of a copy of a shop's data
 */
export async function walkThroughCalls(
  connect: Connect,
  language: Language,
  pass: (seconds: number) => void,
  makeTakeOut: () => Promise<unknown>,
): Promise<void> {
  const guest = connect();
  const { data } = await guest.store.sellerInfoByShop({ language, shop_name: demo.shopName });
  const sellerKey = data.seller[0]?.seller_key ?? "";
  await findStores(guest, language);
  await browse(guest, language, sellerKey);
  await fillCart(connect, language, sellerKey);
  await signUp(guest, language);
  await keepAccount(connect, language);
  pass(business.otpResendSeconds);
  const client = await signIn(connect, guest, language, pass);
  const visit = { client, language, sellerKey };
  await bringSignInAlong(client, guest, language);
  const address = await keepAddresses(visit);
  const orderId = await order(visit, address);
  await buyAtOnce(visit);
  await waitForProduct(visit);
  await client.account.customerProfile({ language });
  await proveOwnPhone(client, language, pass);
  await client.ownData.copyOwnData({ language });
  await client.account.logout({});
  await leaveForGood(connect, language, pass);
  await runConsole(connect, language, { pass, makeTakeOut, orderId });
}

async function findStores(guest: ApiClient, language: Language): Promise<void> {
  const { data } = await guest.store.allBusinessCategory({ language });
  await guest.store.businessCategory({ id: data.all_business_categories[0]?.id_business_category ?? 0 });
  await visitPlatform(guest, language);
  await guest.store.webStoreFinder({ language, page: 1, address: language === "bn" ? "ঢাকা" : "Dhaka" });
  const named = { language, filter: language === "bn" ? "মোহাম্মদপুর" : "Mohammadpur" };
  const { data: found } = await guest.address.placeSearch(named);
  const [place] = found.places;
  const where = { id_city: place?.id_city ?? 0, id_area: place?.id_area ?? undefined };
  await guest.store.storesByPlace({ language, page: 1, ...where, per_page: 2 });
}

async function browse(guest: ApiClient, language: Language, sellerKey: string): Promise<void> {
  const shop = { language, sellerKey };
  await guest.shopAddress.shopLink({ sellerKey });
  await guest.shopAddress.productLink({ sellerKey, id_product: 1 });
  await guest.shopAddress.shopWhereabouts({ language, shop_name: demo.shopName });
  await guest.shopApp.shopApp(shop);
  await guest.catalogue.shopProductCategory(shop);
  await guest.catalogue.shopBannersList(shop);
  await guest.catalogue.shopHome(shop);
  await guest.productFeed.shopProductFeed(shop);
  await guest.catalogue.shopProductSlugs({ sellerKey, page: 1 });
  await guest.catalogue.shopRibbonProducts(shop);
  await guest.catalogue.shopProductsByCategory({
    ...shop,
    categorySlug: "all",
    page: 1,
    sort_by: "price_low",
  });
  const searchText = language === "bn" ? "চাল" : "rice";
  const { data } = await guest.catalogue.shopProducts({ ...shop, page: 1, searchText });
  await guest.catalogue.searchSuggestions({ ...shop, searchText: language === "bn" ? "আ" : "po" });
  const [product] = data.products;
  await guest.catalogue.shopProductById({ ...shop, slug: product?.slug ?? "" });
  await guest.views.addNewView({ language, seller_key: sellerKey, id_product: product?.id_product });
  const { data: wearing } = await guest.catalogue.shopRibbons({ sellerKey });
  const ribbonId = wearing.ribbons[0]?.id_ribbon ?? 0;
  await guest.catalogue.shopRibbonProductsById({ ...shop, ribbonId, page: 1 });
  const { data: written } = await guest.extraPages.shopExtraPages(shop);
  const [page] = written.extra_pages;
  await guest.extraPages.shopExtraPageById({ sellerKey, id: page?.id_extra_page ?? 0 });
  await guest.extraPages.shopExtraPageBySlug({ sellerKey, slug: page?.slug ?? "" });
}

/** A product without choices that can be bought. */
async function plainProduct(client: ApiClient, language: Language, sellerKey: string): Promise<number> {
  const { data } = await client.catalogue.shopProductsByCategory({
    language,
    sellerKey,
    categorySlug: "all",
    page: 1,
  });
  const product = data.products.find((each) => !each.has_attributes && each.in_stock);
  return product?.id_product ?? 0;
}

async function fillCart(connect: Connect, language: Language, sellerKey: string): Promise<void> {
  const id_product = await plainProduct(connect(), language, sellerKey);
  const adding = { language, seller_key: sellerKey, id_product, quantity: 2 };
  const { data } = await connect().cart.addToCart(adding, { context: { idempotencyKey: randomUUID() } });
  const guest = connect({ [callHeaders.cartKey]: data.cart_key ?? "" });
  const line = { seller_key: sellerKey, cart_unique_id: data.cart_unique_id };
  await guest.cart.updateCart({ language, ...line, quantity: 3 });
  await guest.cart.showCart({ language, sellerKey });
  await guest.cart.cartProductQuantity({ sellerKey });
  await guest.cart.shopCoupons({ language, sellerKey });
  await guest.cart.cartLeftOut({ language, seller_key: sellerKey, left_out_id: randomUUID(), take: false });
  await guest.cart.removeCartProduct({ cartUniqueId: data.cart_unique_id });
}

async function signUp(guest: ApiClient, language: Language): Promise<void> {
  const phone = demo.visitor;
  const { data: sent } = await guest.account.sendOtp({ phone });
  const { otp, request_id } = sent;
  const { data: proved } = await guest.account.otpValidate({ phone, otp: otp ?? "", request_id });
  await guest.account.customerRegistration({
    language,
    phone,
    ticket: proved.ticket,
    first_name: language === "bn" ? "সুমাইয়া" : "Sumaiya",
    last_name: language === "bn" ? "আক্তার" : "Akter",
    password: demo.password,
    terms: true,
  });
}

/** The second way in, and what a customer does with the account. */
async function keepAccount(connect: Connect, language: Language): Promise<void> {
  const { phone, password, newPassword } = { phone: demo.visitor, ...demo };
  const { access_token } = await connect().account.signinPassword({ language, phone, password });
  const client = connect({ [callHeaders.authorization]: `Bearer ${access_token}` });
  const file = new File([Buffer.from(pixel, "base64")], "me.png", { type: "image/png" });
  const { data: uploaded } = await client.account.pictureUpload({ language, picture: file });
  const { data: profiles } = await client.account.customerProfile({ language });
  const { first_name = "", last_name = "", version } = profiles[0] ?? {};
  await client.account.updateCustomerProfile(
    { language, first_name, last_name, email: "sumaiya@example.com", picture: uploaded.picture },
    { context: { ifMatch: `"${version}"` } },
  );
  const { data: signedIn } = await client.session.sessions({ language });
  await client.session.endSession({ id: signedIn.sessions.find(({ current }) => !current)?.id ?? "" });
  await client.account.password({ language, old_password: password, password: newPassword });
  await client.session.logoutEverywhere({});
}

async function signIn(
  connect: Connect,
  guest: ApiClient,
  language: Language,
  pass: (seconds: number) => void,
): Promise<ApiClient> {
  const phone = demo.customer;
  const { data: sent } = await guest.account.sendOtp({ phone });
  pass(business.otpResendSeconds);
  const { request_id } = sent;
  const { data: again } = await guest.account.otpResend({ phone, request_id });
  const { data: proved } = await guest.account.otpValidate({ phone, otp: again.otp ?? "", request_id });
  const session = await guest.account.signin({ language, phone, ticket: proved.ticket });
  return connect({
    [callHeaders.authorization]: `Bearer ${"access_token" in session ? session.access_token : ""}`,
  });
}

/** One sign-in on the platform, and on a shop's own host. */
async function bringSignInAlong(client: ApiClient, guest: ApiClient, language: Language): Promise<void> {
  const shop_name = demo.shopName;
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const { data } = await client.handOver.handOver({ shop_name, challenge });
  await guest.handOver.signinHandOver({ language, shop_name, token: data.token, verifier });
}

async function keepAddresses({ client, language }: Visit): Promise<string> {
  const { data: inCountry } = await client.address.divisionByCountry({ language, country: "BD" });
  const id_division = inCountry.divisions[0]?.id_division ?? 0;
  const { data: inDivision } = await client.address.cityByDivision({ language, division: id_division });
  const id_city = inDivision.cities[0]?.id_city ?? 0;
  const { data: inCity } = await client.address.areaByCity({ language, city: id_city });
  await client.address.placeSearch({ language, filter: language === "bn" ? "ধানমন্ডি" : "Chittagong" });
  const fields = {
    first_name: language === "bn" ? "নুসরাত" : "Nusrat",
    last_name: language === "bn" ? "জাহান" : "Jahan",
    contact_number: demo.customer,
    id_division,
    id_city,
    id_area: inCity.areas[0]?.id_area ?? 0,
    address: language === "bn" ? "বাড়ি ৫, সড়ক ৩" : "House 5, Road 3",
    postal_code: "1205",
  };
  const { data: saved } = await client.address.customerAddressCreate(fields, {
    context: { idempotencyKey: randomUUID() },
  });
  const id = saved.address_unique_id;
  await client.address.customerAddressUpdate(
    { id, ...fields, postal_code: "1209" },
    { context: { ifMatch: '"1"' } },
  );
  const { data: spare } = await client.address.customerAddressCreate(fields);
  await client.address.customerAddressDelete({ id: spare.address_unique_id });
  await client.address.customerAddressList({ language });
  return id;
}

/** Somebody waits for what is sold out, and then no longer. */
async function waitForProduct({ client, language, sellerKey }: Visit): Promise<void> {
  const inShop = { language, sellerKey };
  const all = { ...inShop, categorySlug: "all", page: 1, per_page: business.mostPerPage };
  const { data } = await client.catalogue.shopProductsByCategory(all);
  const id_product = data.products.find(({ in_stock }) => !in_stock)?.id_product ?? 0;
  await client.stockAlerts.askStockAlert({ language, seller_key: sellerKey, id_product });
  const { data: waiting } = await client.stockAlerts.stockAlerts(inShop);
  const id = waiting.stock_alerts[0]?.id_stock_alert ?? "";
  await client.stockAlerts.removeStockAlert({ sellerKey, id });
  await client.stockAlerts.askStockAlert({ language, seller_key: sellerKey, id_product });
  const { data: anywhere } = await client.stockAlerts.customerStockAlerts({ language });
  await client.stockAlerts.removeCustomerStockAlert({
    id: anywhere.stock_alerts[0]?.id_stock_alert ?? "",
  });
}

/** @returns the order's number */
async function order({ client, language, sellerKey }: Visit, address_unique_id: string): Promise<string> {
  const id_product = await plainProduct(client, language, sellerKey);
  await client.cart.addToCart({ language, seller_key: sellerKey, id_product, quantity: 5 });
  const delivery = { shipping_method: shippingMethods.homeDelivery, address_unique_id };
  const code = demo.coupon;
  await client.cart.couponCheck({ language, sellerKey, code });
  await client.cart.takeCouponAlong({ language, seller_key: sellerKey, code });
  await client.cart.applyCartCoupon({ language, seller_key: sellerKey, code });
  await client.cart.removeCartCoupon({ sellerKey });
  await client.cart.applyCartCoupon({ language, seller_key: sellerKey, code });
  const { data: cart } = await client.cart.showCart({ language, sellerKey, ...delivery });
  const { data: placed } = await client.order.cartPurchaseOrder(
    { language, seller_key: sellerKey, ...delivery, expected_total: cart.totals.grand_total },
    { context: { idempotencyKey: randomUUID() } },
  );
  await client.order.purchaseOrderList({ language, sellerKey, page: 1 });
  await client.order.purchaseOrderByStatus({ language, sellerKey, page: 1, status: 1 });
  await client.order.sellerOrderStatusList({ sellerKey });
  await client.order.customerOrderList({ language, page: 1 });
  await client.order.customerOrderStatusList({});
  await client.order.purchaseOrderDetails({ language, orderId: placed.order_id });
  const { data: billed } = await client.invoice.invoiceDetails({ language, orderId: placed.order_id });
  await client.invoice.generateInvoice({ orderId: placed.order_id, language });
  const [number = "", grand_total = "", due = "", value = ""] =
    billed.invoice[0]?.check_link.split("/").slice(-4) ?? [];
  await client.billCheck.checkBill({ language, number, grand_total, due, value });
  return placed.order_id;
}

/** Buys one product beside the cart, and thinks better of it. */
async function buyAtOnce({ client, language, sellerKey }: Visit): Promise<void> {
  const wanted = { id_product: await plainProduct(client, language, sellerKey), quantity: 1 };
  const shipping_method = shippingMethods.pickUp;
  const asked = { language, sellerKey, shipping_method, ...wanted };
  const { data: quote } = await client.order.directPurchaseQuote(asked);
  const expected_total = quote.totals.grand_total;
  const { data: placed } = await client.order.directPurchaseOrder(
    { language, seller_key: sellerKey, shipping_method, expected_total, ...wanted },
    { context: { idempotencyKey: randomUUID() } },
  );
  const reason = language === "bn" ? "ভুল করে অর্ডার করেছি" : "Ordered by mistake";
  await client.order.customerOrderUpdate({ order_id: placed.order_id, confirmed: true, reason });
}
