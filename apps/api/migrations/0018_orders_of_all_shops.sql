CREATE INDEX "customer_order_in_all_shops" ON "customer_order" USING btree ("customer_id","ordered_at","id");--> statement-breakpoint
-- A customer who names no shop sees what they have ordered in all of them, and changes nothing of it.
CREATE POLICY own_orders ON "customer_order" FOR SELECT TO haat_shop USING (
	haat_shop_id() IS NULL AND customer_id = haat_customer_id()
);--> statement-breakpoint
CREATE POLICY own_orders ON "order_line" FOR SELECT TO haat_shop USING (
	haat_shop_id() IS NULL
	AND EXISTS (SELECT FROM "customer_order" o WHERE o.shop_id = "order_line".shop_id AND o.id = "order_line".order_id)
);
