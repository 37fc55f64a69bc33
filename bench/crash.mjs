// Kills the server with SIGKILL in the middle of placing orders, several times, and counts: every order that was
// answered is there after the restart, every key has one order at most, and a retry with the same key finds it.
// `node bench/crash.mjs [rounds]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShopCaller } from "./shop-caller.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const rounds = Number(process.argv[2] ?? 5);
const buyersEachRound = 12;
const port = 4440;
const proxySecret = "bench-proxy-secret";
const data = mkdtempSync(join(tmpdir(), "haat-crash-"));
const env = {
  PORT: String(port),
  DATA_FOLDER: data,
  HAAT_DEMO: "1",
  RATE_LIMIT: "0",
  PROXY_SECRET: proxySecret,
};
const start = () => startServer("apps/api/build/server/serve.js", env, `http://127.0.0.1:${port}/readyz`);

let server = await start();
const shop = await createShopCaller({ port, proxySecret, shopName: "kacha-bazar" });
const sum = { answered: 0, lost: 0, doubled: 0, afterRetry: 0 };
for (let round = 0; round < rounds; round++) {
  const buyers = [];
  for (let place = 0; place < buyersEachRound; place++)
    buyers.push(await shop.prepareBuyer(round * buyersEachRound + place));
  const placing = buyers.map((buyer) => shop.placeOrder(buyer).catch(() => undefined));
  // Somewhere in the middle of them, another moment each round.
  await new Promise((resolve) => setTimeout(resolve, 15 + round * 20));
  await server.kill();
  const answers = await Promise.all(placing);
  server = await start();
  for (const [place, buyer] of buyers.entries()) {
    const first = answers[place]?.data?.order_id;
    const again = (await shop.placeOrder(buyer)).data?.order_id;
    const orders = await shop.countOrders(buyer);
    if (first) sum.answered++;
    if (first && again !== first) sum.lost++;
    if (orders > 1) sum.doubled++;
    if (orders === 1) sum.afterRetry++;
  }
}
printTable(
  ["kills", "buyers", "answered before the kill", "of those lost", "doubled", "with one order after a retry"],
  [[rounds, rounds * buyersEachRound, sum.answered, sum.lost, sum.doubled, sum.afterRetry]],
);
await server.stop();
rmSync(data, { recursive: true, force: true });
process.exitCode = sum.lost + sum.doubled > 0 || sum.afterRetry !== rounds * buyersEachRound ? 1 : 0;
