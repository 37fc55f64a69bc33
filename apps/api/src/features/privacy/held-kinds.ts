import { business } from "@haat/contract/shared/business-constants";
import type { RetentionKind } from "@haat/contract/shared/retention";

/**
 * What the platform holds of people, in one list: what they are given a copy of, what becomes of it when they delete their
 * account, and what the platform's people are told of a phone are read from it. A test holds it against the tables there are.
 *
 * In the statements `:account` stands for the number of the account (null where there is none), `:phone` for the phone as
 * `+8801712345678` and `:national` for the same as `01712345678`; all are parameters. What is copied is read in one language:
 * `:language` ends the name of a column that there is for each.
 */
export interface HeldKind {
  /** The tables that it is in. */
  tables: readonly string[];
  /** The rows of a person, the first table under the alias `t`. */
  from: string;
  /** What a person is given of each row, as JSON (`ownData.file.fields` has what each name is called); nothing where it says nothing that they do not know. */
  copied?: string;
  /** What is done with it when the account is deleted; nothing where it stays as it is. */
  atDeletion?: readonly string[];
  /**
   * How long it is kept otherwise: in days, as long as is set for a kind, or as long as the account or the order is there.
   */
  kept: number | RetentionKind | "account" | "order";
}

/** Orders of the account, and those that a shop wrote down for the phone. */
const ownOrder = "(t.customer_id = :account or (t.customer_id is null and t.recipient_phone = :phone))";
/** The rows of a table that belong to the person's own orders. */
const ofOwnOrder = (alias: string) =>
  `customer_order t where ${alias}.shop_id = t.shop_id and ${alias}.order_id = t.id and ${ownOrder}`;

/** In place of what a person wrote or was called. */
export const removedText = "—";

export const heldKinds = {
  account: {
    tables: ["customer", "uploaded_picture"],
    from: "customer t where t.id = :account",
    copied: `jsonb_build_object('phone', t.phone, 'first_name', t.first_name, 'last_name', t.last_name, 'email', t.email,
      'has_picture', t.picture is not null, 'has_password', t.password_hash is not null, 'opened_at', t.created_at)`,
    // The last of all (`closeAccount`): other rows are found by it.
    kept: "account",
  },
  addresses: {
    tables: ["customer_address"],
    from: "customer_address t where t.customer_id = :account",
    copied: `jsonb_build_object('first_name', t.first_name, 'last_name', t.last_name, 'phone', t.contact_number,
      'address', t.address, 'postal_code', t.postal_code, 'area',
      coalesce(t.area_name, (select a.name_:language from area a where a.id = t.area_id)), 'district',
      (select c.name_:language from city c where c.id = t.city_id), 'is_home', t.is_home, 'written_at', t.created_at)`,
    atDeletion: ["delete from customer_address where customer_id = :account"],
    kept: "account",
  },
  orders: {
    tables: ["customer_order", "order_note", "courier_booking", "parcel"],
    from: `customer_order t where ${ownOrder}`,
    copied: `jsonb_build_object('shop', t.shop_title_:language, 'number', t.number, 'ordered_at', t.ordered_at, 'name', t.recipient_name,
      'phone', t.recipient_phone, 'address', t.delivery_address_:language, 'grand_total_poisha', t.grand_total, 'lines',
      (select jsonb_agg(jsonb_build_object('name', l.name_:language, 'quantity', l.quantity, 'total_poisha', l.line_total)
        order by l.position) from order_line l where l.shop_id = t.shop_id and l.order_id = t.id))`,
    atDeletion: [
      `delete from order_note n using ${ofOwnOrder("n")}`,
      `update courier_booking b set note = '', message = '' from ${ofOwnOrder("b")}`,
      `update parcel p set note = '' from ${ofOwnOrder("p")}`,
      // What the law asks for stays: goods, sums, days, the district. Area and name of the place say where somebody lives.
      `update customer_order t set recipient_name = '${removedText}', recipient_phone = '',
        delivery_address_bn = case when delivery_address_bn is null then null else '${removedText}' end,
        delivery_address_en = case when delivery_address_en is null then null else '${removedText}' end where ${ownOrder}`,
    ],
    kept: "order",
  },
  orders_for_the_phone: {
    tables: ["customer_order"],
    from: "customer_order t where t.customer_id is distinct from :account and t.customer_id is not null and t.recipient_phone = :phone",
    // Somebody else's order, who had it brought to this phone: it is theirs.
    kept: "order",
  },
  complaints: {
    tables: ["complaint", "complaint_message"],
    from: "complaint_message t where t.account_id = :account and t.author = 'customer'",
    copied: "jsonb_build_object('at', t.at, 'text', t.text, 'pictures', cardinality(t.pictures))",
    atDeletion: [
      `update complaint_message set text = '${removedText}', pictures = '{}' where account_id = :account and author = 'customer'`,
    ],
    kept: "order",
  },
  ratings: {
    tables: ["rating"],
    from: "rating t where t.customer_id = :account",
    copied:
      "jsonb_build_object('at', t.rated_at, 'stars', t.stars, 'text', t.text, 'shown_name', t.shown_name, 'answer', t.answer)",
    // Nobody stands behind it any more: it goes whole, and the product's average is counted without it.
    atDeletion: ["delete from rating where customer_id = :account"],
    kept: "account",
  },
  carts: {
    tables: ["cart", "cart_line", "cart_left_out"],
    from: "cart t where t.customer_id = :account",
    copied: `jsonb_build_object('touched_at', t.touched_at, 'coupon', t.coupon_code, 'products',
      (select jsonb_agg(jsonb_build_object('product', p.name_:language, 'quantity', l.quantity)) from cart_line l
        join product p on p.shop_id = l.shop_id and p.id = l.product_id where l.shop_id = t.shop_id and l.cart_id = t.id))`,
    atDeletion: [
      "delete from cart_left_out l using cart t where l.shop_id = t.shop_id and l.cart_id = t.id and t.customer_id = :account",
      "delete from cart_line l using cart t where l.shop_id = t.shop_id and l.cart_id = t.id and t.customer_id = :account",
      "delete from cart where customer_id = :account",
    ],
    kept: "account",
  },
  coupon_uses: {
    tables: ["coupon_use"],
    from: "coupon_use t where t.customer_id = :account",
    copied: "jsonb_build_object('used_at', t.used_at)",
    // A number of an account that is nobody's then.
    kept: "order",
  },
  stock_alerts: {
    tables: ["stock_alert"],
    from: "stock_alert t where t.phone = :phone",
    copied: "jsonb_build_object('asked_at', t.created_at, 'told_at', t.told_at)",
    atDeletion: ["delete from stock_alert where phone = :phone"],
    kept: "stock_alerts",
  },
  sessions: {
    tables: ["session", "hand_over"],
    from: "session t where t.customer_id = :account",
    copied: `jsonb_build_object('for', t.audience, 'device', t.device, 'begun_at', t.created_at, 'used_at', t.last_used_at,
      'ends_at', t.expires_at)`,
    atDeletion: [
      "delete from hand_over where customer_id = :account",
      "delete from session where customer_id = :account",
    ],
    kept: "account",
  },
  second_factors: {
    tables: ["authenticator", "passkey", "recovery_code"],
    from: "passkey t where t.account_id = :account",
    copied: "jsonb_build_object('name', t.name)",
    atDeletion: [
      "delete from authenticator where account_id = :account",
      "delete from passkey where account_id = :account",
      "delete from recovery_code where account_id = :account",
    ],
    kept: "account",
  },
  consents: {
    tables: ["terms_acceptance"],
    from: "terms_acceptance t where t.account_id = :account",
    copied:
      "jsonb_build_object('terms', t.kind, 'version', t.version, 'told_at', t.told_at, 'accepted_at', t.accepted_at)",
    atDeletion: ["delete from terms_acceptance where account_id = :account"],
    kept: "account",
  },
  codes: {
    tables: ["one_time_code", "wrong_try", "sign_in_ticket"],
    from: "one_time_code t where t.phone = :phone",
    copied: "jsonb_build_object('sent_at', t.created_at, 'used_at', t.used_at)",
    // The codes and tries themselves go by themselves: until then the limits of the phone count them.
    atDeletion: ["delete from sign_in_ticket where phone = :phone"],
    kept: "codes",
  },
  trail: {
    tables: ["audit_event"],
    from: "audit_event t where t.customer_id = :account",
    copied: "jsonb_build_object('at', t.at, 'action', t.action, 'device', t.device)",
    atDeletion: [
      "update audit_event set before = null, after = null, device = null where customer_id = :account",
    ],
    kept: "trail",
  },
  messages: {
    tables: ["contact_message"],
    from: "contact_message t where t.phone in (:phone, :national)",
    copied:
      "jsonb_build_object('name', t.name, 'email', t.email, 'subject', t.subject, 'message', t.message, 'at', t.created_at)",
    atDeletion: ["delete from contact_message where phone in (:phone, :national)"],
    kept: "messages",
  },
  invitations: {
    tables: ["shop_invitation"],
    from: "shop_invitation t where t.phone = :phone",
    copied: "jsonb_build_object('role', t.role, 'invited_at', t.created_at)",
    atDeletion: ["delete from shop_invitation where phone = :phone"],
    kept: "account",
  },
  refusals: {
    tables: ["refused_phone"],
    from: "refused_phone t where t.phone = :phone or t.customer_id = :account",
    // A shop's own note of whose orders it does not take: a deletion would be the way around it.
    kept: "order",
  },
  statement_rows: {
    tables: ["courier_statement_row"],
    from: "courier_statement_row t where t.phone in (:phone, :national)",
    atDeletion: ["update courier_statement_row set phone = '' where phone in (:phone, :national)"],
    kept: "order",
  },
  test_messages: {
    tables: ["test_message"],
    from: "test_message t where t.phone = :phone",
    copied: "jsonb_build_object('text', t.text, 'at', t.at)",
    atDeletion: ["delete from test_message where phone = :phone"],
    kept: business.testMessageDays,
  },
  repeated_calls: {
    tables: ["idempotency_key"],
    from: "idempotency_key t where t.owner = 'customer ' || :account",
    atDeletion: ["delete from idempotency_key where owner = 'customer ' || :account"],
    kept: 1,
  },
} as const satisfies Record<string, HeldKind>;

export type HeldKindName = keyof typeof heldKinds;
export const heldKindNames = Object.keys(heldKinds) as HeldKindName[];
