-- Loses: what was counted of each shop's days; the next night after a new migration counts it again.
DROP INDEX "order_status_change_of_all";--> statement-breakpoint
DROP INDEX "customer_order_of_day";--> statement-breakpoint
DROP INDEX "customer_of_day";--> statement-breakpoint
REVOKE SELECT ON "text_message_day" FROM haat_staff;--> statement-breakpoint
DROP TABLE "shop_day";
