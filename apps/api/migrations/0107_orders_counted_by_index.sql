-- Concurrently: orders are placed all the time.
CREATE INDEX IF NOT EXISTS "customer_order_everywhere" ON "customer_order" USING btree ("customer_id","ordered_at","id","shop_id","status","number");--> statement-breakpoint
-- Locks: for a moment.
DROP INDEX "customer_order_in_all_shops";
