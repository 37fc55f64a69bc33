CREATE INDEX "product_of_category" ON "product" USING btree ("shop_id","category_id");--> statement-breakpoint
DROP INDEX "product_by_category";
