CREATE INDEX "customer_order_of_shop" ON "customer_order" USING btree ("shop_id","ordered_at","id");--> statement-breakpoint
CREATE INDEX "order_line_of_product" ON "order_line" USING btree ("shop_id","product_id","order_id");--> statement-breakpoint
DROP INDEX "product_live";--> statement-breakpoint
DROP INDEX "product_lowest_price";--> statement-breakpoint
DROP INDEX "product_highest_price";--> statement-breakpoint
DROP INDEX "customer_order_by_time";--> statement-breakpoint
DROP INDEX "order_line_by_product";
