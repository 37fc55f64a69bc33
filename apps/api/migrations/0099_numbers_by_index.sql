-- Concurrently: the tables of all products, orders and lines, while shops sell.
CREATE INDEX IF NOT EXISTS "product_live" ON "product" USING btree ("shop_id","id","slug") WHERE status = 'live';--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "product_lowest_price" ON "product" USING btree ("shop_id","price") WHERE status = 'live';--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "product_highest_price" ON "product" USING btree ("shop_id","max_price") WHERE status = 'live';--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "customer_order_by_time" ON "customer_order" USING btree ("shop_id","ordered_at","id","status","grand_total","coupon_discount","coupon_code");--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "order_line_by_product" ON "order_line" USING btree ("shop_id","product_id","order_id","quantity","line_total");--> statement-breakpoint
-- Locks: for a moment.
DROP INDEX "customer_order_of_shop";--> statement-breakpoint
-- Locks: for a moment.
DROP INDEX "order_line_of_product";
