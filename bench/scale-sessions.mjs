// Signs in those whose calls `npm run bench -- scale` measures.
import { createHash, randomBytes } from "node:crypto";

/** Sessions of who owns the measured shops, of an admin who has proved a second factor, and of the customer with many orders. */
export async function signIn(client) {
  const token = async (audience, text) => {
    const { rows } = await client.query(text);
    const made = randomBytes(32).toString("base64url");
    await client.query(
      `insert into session (token_hash, customer_id, audience, created_at, expires_at, proved_at, phone_proved_at)
       values ($1, $2, $3, now(), now() + interval '1 day', now(), now())`,
      [createHash("sha256").update(made).digest("base64url"), rows[0].id, audience],
    );
    return { made, id: rows[0].id };
  };
  const owner = await token(
    "console",
    "select m.account_id as id from shop_member m join shop s on s.id = m.shop_id where s.seller_key = 'scalelargest' and m.role = 'owner'",
  );
  const admin = await token(
    "console",
    "select account_id as id from platform_role where role = 'admin' order by 1 limit 1",
  );
  await client.query(
    "insert into authenticator (account_id, sealed_secret, created_at, confirmed_at) values ($1, '', now(), now()) on conflict do nothing",
    [admin.id],
  );
  const customer = await token(
    "shop",
    "select customer_id as id from customer_order where customer_id is not null group by 1 order by count(*) desc limit 1",
  );
  return { owner: owner.made, admin: admin.made, customer: customer.made };
}
