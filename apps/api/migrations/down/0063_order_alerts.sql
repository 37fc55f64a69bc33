-- Loses: in which browsers and by which text messages people hear of new orders, and the keys that push services know us by, so that
-- browsers have to be asked again.
DROP TRIGGER "tell_of_order" ON "customer_order";--> statement-breakpoint
DROP FUNCTION haat_tell_of_order();--> statement-breakpoint
DROP TABLE "order_alert_text";--> statement-breakpoint
DROP TABLE "order_alert_device";--> statement-breakpoint
DROP TABLE "push_key";--> statement-breakpoint
DELETE FROM "job" WHERE "queue" IN ('new order', 'push message', 'orders that wait too long', 'the key for push services');
