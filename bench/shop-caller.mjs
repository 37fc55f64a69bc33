// Shoppers who call the API over HTTP, for the measurements that place orders.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

/** What was answered. @throws the refusal: nothing that was asked for to begin with may fail unseen */
async function good(asked) {
  const answer = await asked;
  if (answer.success === false) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** Calls on one shop. `atOnce` is how many sockets there are. */
export async function createShopCaller({ port, proxySecret, shopName, atOnce = 16 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const call = (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const bytes = body && JSON.stringify(body);
      const json = bytes && { "content-type": "application/json" };
      const sent = request(
        {
          agent,
          port,
          method,
          path: `/api/v1${path}`,
          headers: { "x-proxy-secret": proxySecret, ...headers, ...json },
        },
        (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (part) => (text += part));
          response.on("error", reject);
          response.on("end", () => {
            try {
              resolve(JSON.parse(text));
            } catch (error) {
              reject(error);
            }
          });
        },
      );
      sent.on("error", reject);
      sent.end(bytes);
    });

  const { data: found } = await call("GET", `/seller_info_by_shop/en?shop_name=${shopName}`);
  const sellerKey = found.seller[0].seller_key;
  const { data: list } = await call("GET", `/shop_products_by_category/en/${sellerKey}/all/1`);
  const products = [];
  for (const { slug, has_attributes } of list.products) {
    const { data } = await call("GET", `/shop_product_by_id/en/${sellerKey}/${slug}`);
    if (!has_attributes && data.product[0].stock > 0) products.push(data.product[0]);
  }
  // Products take turns, and none is asked for more often than there are pieces of it.
  const pieces = [];
  for (let turn = 0; products.some(({ stock }) => stock > turn); turn += 1) {
    pieces.push(...products.filter(({ stock }) => stock > turn).map(({ id_product }) => id_product));
  }

  return {
    /** How many more buyers there can be. */
    left: () => pieces.length,
    /** A new customer with one product in the cart; `number` makes the phone. */
    async prepareBuyer(number) {
      const id_product = pieces.shift();
      if (id_product === undefined) throw new Error(`${shopName} is sold out`);
      const phone = `018${String(number).padStart(8, "0")}`;
      // Each from an address of their own, in all that they do: tries from one address wait for one another.
      const from = { "x-client-address": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
      const { data: sent } = await good(call("POST", "/send_otp", { phone }, from));
      const code = { phone, otp: sent.otp, request_id: sent.request_id };
      const { data: proved } = await good(call("POST", "/otp_validate", code, from));
      const person = {
        phone,
        ticket: proved.ticket,
        first_name: "Bench",
        last_name: "Buyer",
        password: "river-boat-monsoon-9",
        terms: true,
      };
      const { access_token } = await good(call("POST", "/customer_registration/en", person, from));
      const headers = { authorization: `Bearer ${access_token}` };
      const goods = { seller_key: sellerKey, id_product, quantity: 1 };
      await good(call("POST", "/add_to_cart/en", goods, headers));
      const cartPath = `/show_cart/en/${sellerKey}?shipping_method=2`;
      const { data: cart } = await good(call("GET", cartPath, undefined, headers));
      return { headers, key: randomUUID(), expectedTotal: cart.totals.grand_total };
    },
    showCart: ({ headers }) =>
      call("GET", `/show_cart/en/${sellerKey}?shipping_method=2`, undefined, headers),
    /** A new guest puts a product in a new cart. */
    fillGuestCart: (number) => {
      const { id_product } = products[number % products.length];
      return call("POST", "/add_to_cart/en", { seller_key: sellerKey, id_product, quantity: 1 });
    },
    /** Places the buyer's order; the same buyer again is a retry with the same key. */
    placeOrder: ({ headers, key, expectedTotal }) =>
      call(
        "POST",
        "/cart_purchase_order/en",
        { seller_key: sellerKey, shipping_method: 2, expected_total: expectedTotal },
        { ...headers, "idempotency-key": key },
      ),
    async countOrders({ headers }) {
      const { data } = await call("GET", `/purchase_order_list/en/${sellerKey}/1`, undefined, headers);
      return data.total;
    },
  };
}
