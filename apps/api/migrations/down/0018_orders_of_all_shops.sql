DROP POLICY own_orders ON "order_line";--> statement-breakpoint
DROP POLICY own_orders ON "customer_order";--> statement-breakpoint
DROP INDEX "customer_order_in_all_shops";
