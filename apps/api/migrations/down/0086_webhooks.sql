-- Loses: where shops' programs heard what happens, and what was told to them.
DROP TRIGGER tell_webhooks ON "order_status_change";--> statement-breakpoint
DROP TRIGGER take_webhooks_back ON "order_status_change";--> statement-breakpoint
DROP TRIGGER tell_webhooks ON "product";--> statement-breakpoint
DROP FUNCTION haat_webhook_of_order();--> statement-breakpoint
DROP FUNCTION haat_webhook_taken_back();--> statement-breakpoint
DROP FUNCTION haat_webhook_of_stock();--> statement-breakpoint
DROP FUNCTION haat_tell_webhooks(integer, text, text, json, timestamptz, timestamptz);--> statement-breakpoint
DROP TABLE "webhook_delivery";--> statement-breakpoint
DROP TABLE "webhook_endpoint";
