-- Loses: in which browsers and by which text messages people hear of new orders, and the keys that push services know us by, so that
-- browsers have to be asked again.
DROP TRIGGER "tell_of_order" ON "customer_order";
DROP FUNCTION haat_tell_of_order();
DROP TABLE "order_alert_text";
DROP TABLE "order_alert_device";
DROP TABLE "push_key";
DELETE FROM "job" WHERE "queue" IN ('new order', 'push message', 'orders that wait too long', 'seal the key for push services anew');
