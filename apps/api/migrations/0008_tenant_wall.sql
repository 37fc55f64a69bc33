-- The tenant wall: what a transaction that took the role `haat_shop` may see and change, whatever its queries ask for.
-- `haat.shop_id`, `haat.customer_id` and `haat.guest_key` say whose rows stand on its side; what is not said opens nothing.
DO $$
BEGIN
	CREATE ROLE haat_shop NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;--> statement-breakpoint
DO $$
BEGIN
	EXECUTE format('GRANT haat_shop TO %I', current_user);
	EXECUTE format('GRANT USAGE ON SCHEMA %I TO haat_shop', current_schema());
END $$;--> statement-breakpoint
CREATE FUNCTION haat_shop_id() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('haat.shop_id', true), '')::integer;--> statement-breakpoint
CREATE FUNCTION haat_customer_id() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('haat.customer_id', true), '')::integer;--> statement-breakpoint
CREATE FUNCTION haat_guest_key() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('haat.guest_key', true), '');--> statement-breakpoint
-- Behind the wall nobody sees sessions, codes, tickets or messages; places, shops and trades are everybody's.
GRANT SELECT ON "shop", "business_category", "division", "city", "area" TO haat_shop;--> statement-breakpoint
GRANT SELECT ON "category", "ribbon", "product_ribbon", "product_picture", "global_attribute", "product_attribute_value" TO haat_shop;--> statement-breakpoint
GRANT SELECT, UPDATE ("stock", "sold_count") ON "product" TO haat_shop;--> statement-breakpoint
GRANT SELECT, UPDATE ("stock") ON "product_combination" TO haat_shop;--> statement-breakpoint
GRANT SELECT, UPDATE ("used_count") ON "coupon" TO haat_shop;--> statement-breakpoint
GRANT SELECT, INSERT ON "order_line", "order_status_change", "stock_movement" TO haat_shop;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("status", "payment_status", "coupon_use_id") ON "customer_order" TO haat_shop;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "idempotency_key" TO haat_shop;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "cart", "cart_line", "coupon_use", "customer_address" TO haat_shop;--> statement-breakpoint
GRANT SELECT ("id", "version"), UPDATE ("version") ON "customer" TO haat_shop;--> statement-breakpoint
GRANT INSERT ON "audit_event" TO haat_shop;--> statement-breakpoint
-- Rows of the shop and of nobody in it.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['category', 'ribbon', 'product_ribbon', 'product_picture', 'global_attribute',
		'product_attribute_value', 'product', 'product_combination', 'coupon', 'stock_movement'] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
		EXECUTE format('CREATE POLICY tenant_wall ON %I TO haat_shop USING (shop_id = haat_shop_id())', name);
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "cart" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "cart" TO haat_shop USING (
	shop_id = haat_shop_id() AND (customer_id = haat_customer_id() OR guest_key_hash = haat_guest_key())
);--> statement-breakpoint
ALTER TABLE "cart_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- The cart itself is looked for behind the wall, too.
CREATE POLICY tenant_wall ON "cart_line" TO haat_shop USING (
	shop_id = haat_shop_id()
	AND EXISTS (SELECT FROM "cart" WHERE "cart".shop_id = "cart_line".shop_id AND "cart".id = "cart_line".cart_id)
);--> statement-breakpoint
ALTER TABLE "customer_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "customer_order" TO haat_shop USING (
	shop_id = haat_shop_id() AND customer_id = haat_customer_id()
);--> statement-breakpoint
ALTER TABLE "order_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "order_line" TO haat_shop USING (
	shop_id = haat_shop_id()
	AND EXISTS (SELECT FROM "customer_order" o WHERE o.shop_id = "order_line".shop_id AND o.id = "order_line".order_id)
);--> statement-breakpoint
ALTER TABLE "order_status_change" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "order_status_change" TO haat_shop USING (
	shop_id = haat_shop_id()
	AND EXISTS (SELECT FROM "customer_order" o WHERE o.shop_id = "order_status_change".shop_id AND o.id = "order_status_change".order_id)
);--> statement-breakpoint
ALTER TABLE "coupon_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "coupon_use" TO haat_shop USING (
	shop_id = haat_shop_id() AND customer_id = haat_customer_id()
);--> statement-breakpoint
ALTER TABLE "idempotency_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "idempotency_key" TO haat_shop USING (
	shop_id = coalesce(haat_shop_id(), 0)
	AND (owner = 'customer ' || haat_customer_id() OR owner = 'guest ' || haat_guest_key())
);--> statement-breakpoint
ALTER TABLE "customer_address" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "customer_address" TO haat_shop USING (customer_id = haat_customer_id());--> statement-breakpoint
ALTER TABLE "customer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "customer" TO haat_shop USING (id = haat_customer_id());--> statement-breakpoint
ALTER TABLE "audit_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "audit_event" TO haat_shop USING (false) WITH CHECK (
	customer_id = haat_customer_id() AND (shop_id IS NULL OR shop_id = haat_shop_id())
);
