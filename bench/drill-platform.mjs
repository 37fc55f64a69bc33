// A platform in a drill of `deploy/`: what it is called, what is in it, and what is asked of it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { URLSearchParams } from "node:url";
import { check, note } from "./drill-notes.mjs";

export const platform = "haat.example";

/** Gives one of the demo's shops a domain of its own, which is verified. */
export const shopWithDomain = `insert into shop_domain (shop_id, domain, token, prefers_www, added_at, looked_at, next_look_at,
    has_record, bare_state, www_state, verified_at, good_at, is_primary)
  select id, 'rangdhonu.com', repeat('t', 43), false, now(), now(), now() + interval '1 day',
    true, 'here', 'here', now(), now(), false from shop where slug = 'rongdhonu'`;

/** Gives a release in a folder one migration more than the one before has. */
export function addMigration(release) {
  const migrations = join(release, "apps/api/migrations");
  const file = join(migrations, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const tag = "9999_drill";
  journal.entries.push({
    idx: journal.entries.length,
    version: "7",
    when: Date.now(),
    tag,
    breakpoints: true,
  });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(migrations, `${tag}.sql`), "create table drill (id integer primary key);");
  writeFileSync(join(migrations, "down", `${tag}.sql`), "drop table drill;");
}

/**
 * Asks a platform that is filled with the demo's shops what visitors and attackers ask.
 * @param port what stands behind each host in addresses, such as ":8443"; empty for 443
 */
export async function askEverything(visitor, port) {
  const statusOf = async (host, path = "/en") => (await visitor.ask(host, path)).status;
  const hosts = [platform, `console.${platform}`, `rongdhonu.${platform}`, "rangdhonu.com"];
  const began = performance.now();
  const statuses = [];
  for (const host of hosts) statuses.push(await statusOf(host));
  note("first look at four hosts", statuses.join(", "), (performance.now() - began) / 1000);
  check("pages over TLS, with verified certificates", statuses, [200, 200, 200, 200]);
  const own = await visitor.ask("rangdhonu.com", "/en");
  check("the own domain shows its shop", /<title>[^<]*Rongdhonu/i.test(own.body), true);
  check(
    "an unknown domain has no certificate",
    await statusOf("evil.example").catch(() => "refused"),
    "refused",
  );
  check("nor has a name of no shop", await statusOf(`nobody.${platform}`).catch(() => "refused"), "refused");
  const plain = await visitor.askPlain(`rongdhonu.${platform}`, "/en?x=1");
  check(
    "HTTP leads to HTTPS",
    [plain.status, plain.headers.location?.startsWith("https://rongdhonu.")],
    [308, true],
  );
  const asked = await statusOf(platform, `/.well-known/known-host?domain=${platform}`);
  check(
    "visitors are told of no host, and no numbers",
    [asked, await statusOf(platform, "/metrics")],
    [404, 404],
  );
  await buy(visitor, port);
  await forge(visitor);
}

/** A form of a page: its cookie, and who may post it. */
async function buy(visitor, port) {
  const host = `rongdhonu.${platform}`;
  const path = "/en/product-details/monipuri-saree";
  const { body } = await visitor.ask(host, path);
  const box = /<form[^>]*data-slot="buy-box"[^]*?<\/form>/.exec(body)?.[0] ?? "";
  const fields = new URLSearchParams({ quantity: "1" });
  for (const [input] of box.matchAll(/<(?:input|button)[^>]*>/g)) {
    const [, name] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value] = /value="([^"]*)"/.exec(input) ?? [];
    const isChosen = !/type="radio"/.test(input) || /checked/.test(input);
    if (name && name !== "quantity" && isChosen && !fields.has(name)) fields.set(name, value ?? "");
  }
  const action = /action="([^"]*)"/.exec(box)?.[1]?.replaceAll("&amp;", "&") ?? path;
  const post = (origin) => visitor.ask(host, action, { method: "POST", body: String(fields), origin });
  check("a form of another site is refused", (await post("https://evil.example")).status, 403);
  const taken = await post(`https://${host}${port}`);
  const cookies = (taken.headers["set-cookie"] ?? []).filter(
    (cookie) => /secure/i.test(cookie) && /httponly/i.test(cookie),
  );
  check(
    "the page's own form is taken, its session's cookie is secure",
    [taken.status < 400, cookies.length > 0],
    [true, true],
  );
}

/** Whoever says that it comes from elsewhere is counted as who it is. */
async function forge(visitor) {
  const left = async (address) => {
    const headers = { "X-Forwarded-For": address, "X-Client-Address": address, Forwarded: `for=${address}` };
    const answer = await visitor.ask(platform, "/api/v1/division_by_country/en/BD", { headers });
    return Number(/r=(\d+)/.exec(answer.headers.ratelimit ?? "")?.[1]);
  };
  const counts = [await left("203.0.113.1"), await left("203.0.113.2"), await left("203.0.113.3")];
  const [first] = counts;
  check("a forged address is not believed", [first > 0, ...counts], [true, first, first - 1, first - 2]);
}
