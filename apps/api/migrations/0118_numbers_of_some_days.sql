-- Concurrently: orders are placed all the time.
CREATE INDEX IF NOT EXISTS "order_line_by_order" ON "order_line" USING btree ("shop_id","order_id","product_id","quantity","line_total");
