DROP POLICY own_alerts_end ON "stock_alert";--> statement-breakpoint
DROP POLICY own_alerts ON "stock_alert";
