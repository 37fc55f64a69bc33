DROP TRIGGER "customer_blocked" ON "customer";--> statement-breakpoint
DROP FUNCTION "end_sessions_of_blocked"();--> statement-breakpoint
DROP TRIGGER "customer_address_home_kept" ON "customer_address";--> statement-breakpoint
DROP FUNCTION "customer_address_one_home"();
