// A customer for measurements: signs the demo's customer in with the code that the page shows, and puts a product in the
// cart. Answers the `Cookie` header.
import http from "node:http";

const demoPhone = "01700000001";

export async function signedInCookie(port, shop, productPath) {
  const cookies = new Map();
  const send = async (path, fields) => {
    const headers = {
      host: new URL(shop).host,
      origin: shop,
      "sec-fetch-site": "same-origin",
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    const answer = await ask({ port, path, headers }, fields);
    for (const cookie of answer.headers["set-cookie"] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      cookies.set(name, value);
    }
    return answer;
  };
  const productPage = (await send(productPath)).text;
  const id = /name="id_product" value="(\d+)"/.exec(productPage)?.[1];
  await send(productPath, { id_product: id, quantity: "1", intent: "add" });
  await send("/login", { phone: demoPhone });
  const code = /<strong[^>]*>(\d{6})<\/strong>/.exec((await send("/login/code")).text)?.[1];
  const { status } = await send("/login/code", { otp: code, intent: "verify" });
  if (status !== 302) throw new Error(`signing in answered ${status}`);
  // Reads the welcome, so that it is not on the page that is measured.
  await send("/");
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
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
      { host: "127.0.0.1", port, path, method: body ? "POST" : "GET", headers: { ...headers, ...type } },
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
