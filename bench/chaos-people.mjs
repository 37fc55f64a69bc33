// Those who are there while everything around them fails: buyers, somebody who looks at pages, somebody who asks for codes, and
// a seller with pictures and parcels. For drills.
import { createECDH, randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { tsImport } from "tsx/esm/api";

const { createHttpClient } = await tsImport("../apps/api/src/testing/http-client.ts", import.meta.url);
const language = "en";
const shopName = "kacha-bazar";
/** Of the demo: apps/api/seed/content/people.content.ts. */
const ownersPhone = "01700000101";
/** An answer with one of these in it tells where in our files it failed. */
const trace = /\n\s+at .+:\d+:\d+|node_modules|SQLSTATE|select \S+ from /;

/** @param port of the API @param pagesPort of the storefront */
export async function createPeople({ port, pagesPort, proxySecret }) {
  const answers = { counts: new Map(), traces: 0 };
  const count = (what, code) => {
    const name = `${what}: ${code}`;
    answers.counts.set(name, (answers.counts.get(name) ?? 0) + 1);
  };
  const send = async (request) => {
    const url = request.url.replace("http://api.test", `http://127.0.0.1:${port}`);
    const body = request.method === "GET" ? undefined : await request.arrayBuffer();
    const answer = await fetch(url, { method: request.method, headers: request.headers, body });
    const text = answer.status >= 400 ? await answer.clone().text() : "";
    if (trace.test(text)) answers.traces++;
    return answer;
  };
  const clientOf = (headers = {}) => createHttpClient(send, { "x-proxy-secret": proxySecret, ...headers });
  const anybody = clientOf();
  const { data: found } = await anybody.store.sellerInfoByShop({ language, shop_name: shopName });
  const inShop = { language, seller_key: found.seller[0].seller_key };
  const place = await findPlace(anybody);
  const products = await findProducts(anybody, inShop.seller_key);

  /** Proves a phone by the code that the demo tells. */
  const prove = async (client, phone) => {
    const { data: sent } = await client.account.sendOtp({ phone });
    const { data } = await client.account.otpValidate({
      phone,
      otp: sent.otp,
      request_id: sent.request_id,
    });
    return data.ticket;
  };
  const addressOf = (number) => ({
    "x-client-address": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  });
  const phoneOf = (number) => `018${String(number).padStart(8, "0")}`;

  /** A new customer with a product in the cart. */
  async function prepareBuyer(number) {
    const phone = phoneOf(number);
    const guest = clientOf(addressOf(number));
    const ticket = await prove(guest, phone);
    const person = {
      phone,
      ticket,
      first_name: "Drill",
      last_name: "Buyer",
      password: "river-boat-monsoon-9",
    };
    const { access_token } = await guest.account.customerRegistration({ language, ...person, terms: true });
    const client = clientOf({ authorization: `Bearer ${access_token}` });
    const { data: saved } = await client.address.customerAddressCreate({
      ...place,
      first_name: "Drill",
      last_name: "Buyer",
      contact_number: phone,
      address: "House 5, Road 3",
    });
    const id_product = products[number % products.length];
    await client.cart.addToCart({ ...inShop, id_product, quantity: 1 });
    const { address_unique_id } = saved;
    const { data } = await client.cart.showCart({
      language,
      sellerKey: inShop.seller_key,
      shipping_method: 1,
      address_unique_id,
    });
    return { client, key: randomUUID(), address_unique_id, total: data.totals.grand_total };
  }

  /** Tries until it is done; what it is refused with meanwhile is counted. @returns nothing where it never was */
  async function insist(what, work, { patience = 90, pause = 700 } = {}) {
    const end = performance.now() + patience * 1000;
    while (performance.now() < end) {
      try {
        const result = await work();
        count(what, "well");
        return result;
      } catch (error) {
        count(what, error.code ?? error.cause?.code ?? error.message);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return undefined;
  }

  async function placeOrder(buyer) {
    buyer.hasTried = true;
    const { address_unique_id, total } = buyer;
    const order = { ...inShop, shipping_method: 1, address_unique_id, expected_total: total };
    const context = { idempotencyKey: buyer.key };
    const placed = await insist("order", () => buyer.client.order.cartPurchaseOrder(order, { context }));
    buyer.orderId = placed?.data.order_id;
    return buyer.orderId;
  }

  const ordersOf = async ({ client }) => {
    const { data } = await client.order.purchaseOrderList({
      language,
      sellerKey: inShop.seller_key,
      page: 1,
    });
    return data.orders.map(({ order_id }) => order_id);
  };

  return {
    answers,
    products,
    prepareBuyer,
    placeOrder,
    ordersOf,
    insist,
    seller: await createSeller({ clientOf, prove, inShop, addressOf }),
    /** Asks for a code for a phone of its own. */
    askCode: (number) => clientOf(addressOf(number)).account.sendOtp({ phone: phoneOf(number) }),
    /** Looks at a page as a browser that keeps nothing. @returns its status */
    async look(path) {
      const answer = await fetch(`http://localhost:${pagesPort}${path}`);
      const text = await answer.text();
      if (trace.test(text)) answers.traces++;
      count("page", answer.headers.get("cache-status")?.includes("ttl=-") ? "as it was" : answer.status);
      return answer.status;
    },
    paths: [
      "/en",
      "/en/kacha-bazar",
      "/en/kacha-bazar/all-products/all",
      `/kacha-bazar/product-details/${products[0]}`,
    ],
  };
}

/** The owner of the shop, with a browser that is told of orders and an account at the courier. */
async function createSeller({ clientOf, prove, inShop, addressOf }) {
  const guest = clientOf(addressOf(1));
  const ticket = await prove(guest, ownersPhone);
  const { access_token } = await guest.sellerAccount.signin({ language, phone: ownersPhone, ticket });
  const client = clientOf({ authorization: `Bearer ${access_token}` });
  await client.parcelSending.saveAccount({
    ...inShop,
    courier: "steadfast",
    key: "key",
    secret: "secret",
    store: "",
    user: "",
    password: "",
  });
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#0a7d4f" } })
    .png()
    .toBuffer();
  return {
    /** Writes down that more came than anybody buys, of all products that are ordered. */
    async fillShelves(products) {
      for (const id_product of products) {
        const came = { id_product, change: "received", pieces: 10_000 };
        const context = { idempotencyKey: randomUUID() };
        await client.sellerStock.changeStock({ ...inShop, ...came }, { context });
      }
    },
    /** Has a browser told of new orders. @param origin of its push service */
    async hearOfOrders(origin) {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const p256dh = keys.getPublicKey().toString("base64url");
      const auth = randomBytes(16).toString("base64url");
      const device = { endpoint: `${origin}/send/${randomUUID()}`, p256dh, auth };
      await client.sellerOrderAlerts.addAlertDevice({ ...inShop, ...device });
    },
    uploadPicture: () =>
      client.sellerFace.uploadSectionPicture({
        ...inShop,
        picture: new File([picture], "picture.png", { type: "image/png" }),
      }),
    /** Looks at the desk of orders. */
    lookAtOrders: () => client.sellerOrders.desk(inShop),
    acceptOrder: (order_id, idempotencyKey) =>
      client.sellerOrders.moveOrder(
        { ...inShop, order_id, from: "pending", to: "accept" },
        { context: { idempotencyKey } },
      ),
    sendParcel: (order_id, idempotencyKey) =>
      client.parcelSending.sendParcel(
        { ...inShop, order_id, courier: "steadfast", pieces: 1, weight_grams: 500, note: "", version: 0 },
        { context: { idempotencyKey } },
      ),
    async sendingOf(order_id) {
      const { data: found } = await client.sellerCouriers.parcel({ ...inShop, order_id });
      return found.order.sending?.state ?? "not sent";
    },
  };
}

async function findPlace(client) {
  const { data } = await client.address.placeSearch({ language, filter: "Dhanmondi" });
  const { id_division, id_city, id_area } = data.places.find((each) => each.id_area !== null);
  return { id_division, id_city, id_area, postal_code: "1205" };
}

async function findProducts(client, sellerKey) {
  const { data } = await client.catalogue.shopProductsByCategory({
    language,
    sellerKey,
    categorySlug: "all",
    page: 1,
  });
  return data.products.filter(({ has_attributes }) => !has_attributes).map(({ id_product }) => id_product);
}
