-- Loses: all tries of a delivery but the last one, and which program moved, packed or wrote down something beside an order.
ALTER TABLE "webhook_delivery" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD COLUMN "status" integer;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD COLUMN "milliseconds" integer;--> statement-breakpoint
UPDATE "webhook_delivery" d SET "tried_at" = t."at", "status" = t."status", "error" = t."error", "milliseconds" = t."milliseconds"
FROM (
	SELECT DISTINCT ON ("shop_id", "delivery_id") * FROM "webhook_try" ORDER BY "shop_id", "delivery_id", "id" DESC
) t
WHERE t."shop_id" = d."shop_id" AND t."delivery_id" = d."id";--> statement-breakpoint
UPDATE "webhook_delivery" SET "error" = 'switched_off', "state" = 'failed' WHERE "state" = 'dropped';--> statement-breakpoint
ALTER TABLE "webhook_delivery" DROP CONSTRAINT "webhook_delivery_state_known";--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_state_known" CHECK ("webhook_delivery"."state" in ('waiting', 'delivered', 'failed'));--> statement-breakpoint
DROP TABLE "webhook_try";--> statement-breakpoint
REVOKE UPDATE ("url", "events") ON "webhook_endpoint" FROM haat_member;--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "packed_program";--> statement-breakpoint
ALTER TABLE "order_status_change" DROP COLUMN "program";--> statement-breakpoint
ALTER TABLE "order_note" DROP COLUMN "program";--> statement-breakpoint
ALTER TABLE "order_undo" DROP COLUMN "packed_program";
