CREATE INDEX "customer_order_in_all_shops" ON "customer_order" USING btree ("customer_id","ordered_at","id");--> statement-breakpoint
DROP INDEX "customer_order_everywhere";
