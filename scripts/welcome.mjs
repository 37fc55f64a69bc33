const shops = ["kacha-bazar", "rongdhonu", "bijli-ghar", "boi-para", "mishti-mukh"];

/** What a newcomer needs to know once the server listens. */
export function welcome(port) {
  const host = `localhost:${port}`;
  const rows = shops.map((shop) => `  http://${host}/${shop}`.padEnd(42) + `http://${shop}.${host}`);
  return [
    "",
    `Haat is open at http://${host} (Bengali) and http://${host}/en (English).`,
    "",
    "Demo shops, on the platform and on their own hosts:",
    ...rows,
    "",
    `The console, for sellers and the platform's people: http://console.${host} (Bengali), http://console.${host}/en (English).`,
    "01700000101 owns kacha-bazar, …102 is its manager, …103 its packer; the other shops' are …201, …301, …401 and …501.",
    "01700000901 and 01700000903 are admins of the platform, 01700000902 its support.",
    "",
    "To sign in, give any mobile number such as 01712345678: in this demo the one-time code is shown on the page.",
    "01700000001 is a customer with orders in every shop. Stop with Ctrl+C: the data stays in .data/.",
    "",
  ].join("\n");
}
