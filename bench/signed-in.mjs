// Visitors for measurements, as the `Cookie` header of each: a guest who has put a product in the cart, and the demo's customer,
// signed in with the code that the page shows.
import http from "node:http";

const demoPhone = "01700000001";

/** @param productPath of a product without choices, on the host of `origin` */
export async function guestCookie(port, origin, productPath) {
  const browser = createBrowser(port, origin);
  await putInCart(browser, productPath);
  return browser.cookie();
}

/** @param shop path of the shop on the host of `origin`: empty on its own host */
export async function signedInCookie(port, origin, productPath, shop = "") {
  const browser = createBrowser(port, origin);
  await putInCart(browser, productPath);
  await browser.send(`${shop}/login`, { phone: demoPhone });
  const codePage = await browser.send(`${shop}/login/code`);
  const code = /<strong[^>]*>(\d{6})<\/strong>/.exec(codePage.text)?.[1];
  const { status } = await browser.send(`${shop}/login/code`, { otp: code, intent: "verify" });
  if (status !== 302) throw new Error(`signing in answered ${status}`);
  // Reads the welcome, so that it is not on the page that is measured.
  await browser.send(`${shop}/`);
  return browser.cookie();
}

async function putInCart(browser, productPath) {
  const id = /name="id_product" value="(\d+)"/.exec((await browser.send(productPath)).text)?.[1];
  const { status } = await browser.send(productPath, { id_product: id, quantity: "1", intent: "add" });
  if (status !== 302) throw new Error(`putting a product in the cart answered ${status}`);
  await browser.send(productPath);
}

/** Sends forms and keeps cookies. */
export function createBrowser(port, origin) {
  const cookies = new Map();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const usual = { host: new URL(origin).host, "accept-language": "bn" };
  return {
    cookie,
    /** Looks at a page; what it sets is not kept. */
    look: (path) => ask({ port, path, headers: { ...usual, cookie: cookie() } }),
    async send(path, fields) {
      const { host } = new URL(origin);
      const headers = { host, origin, "sec-fetch-site": "same-origin", cookie: cookie() };
      const answer = await ask({ port, path, headers }, fields);
      for (const set of answer.headers["set-cookie"] ?? []) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set);
        cookies.set(name, value);
      }
      return answer;
    },
  };
}

function ask({ port, path, headers }, fields) {
  const body =
    fields &&
    Object.entries(fields)
      .map((pair) => pair.map(encodeURIComponent).join("="))
      .join("&");
  const type = body && { "content-type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const request = http.request(
      // Each on a connection of its own: the server ends those that rest.
      {
        agent: false,
        host: "127.0.0.1",
        port,
        path,
        method: body ? "POST" : "GET",
        headers: { ...headers, ...type },
      },
      (response) => {
        let text = "";
        response
          .setEncoding("utf8")
          .on("data", (part) => (text += part))
          .on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
      },
    );
    request.on("error", reject).end(body);
  });
}
