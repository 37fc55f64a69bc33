-- Concurrently: the table of all products, while shops sell.
CREATE INDEX IF NOT EXISTS "product_by_category" ON "product" USING btree ("shop_id","category_id","status");--> statement-breakpoint
-- Locks: for a moment.
DROP INDEX "product_of_category";
