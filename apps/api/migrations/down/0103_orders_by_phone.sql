CREATE OR REPLACE FUNCTION haat_orders_by_phone(wanted text) RETURNS TABLE ("shop_id" integer, "id" integer) LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	SELECT o."shop_id", o."id" FROM "customer_order" o
	WHERE (SELECT haat_is_staff()) AND (o."number" || ' ' || o."recipient_name" || ' ' || o."recipient_phone") LIKE '% ' || wanted AND o."recipient_phone" = wanted;
END;--> statement-breakpoint
CREATE INDEX "customer_order_of_phone" ON "customer_order" USING btree ("shop_id","recipient_phone");--> statement-breakpoint
DROP INDEX "customer_order_by_phone";
