-- A customer who names no shop sees what they wait for in all of them, and ends it there; a change of it needs its shop.
CREATE POLICY own_alerts ON "stock_alert" FOR SELECT TO haat_shop USING (
	haat_shop_id() IS NULL AND phone = haat_customer_phone()
);--> statement-breakpoint
CREATE POLICY own_alerts_end ON "stock_alert" FOR DELETE TO haat_shop USING (
	haat_shop_id() IS NULL AND phone = haat_customer_phone()
);
