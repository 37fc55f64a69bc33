DROP TRIGGER settles_order ON "cash_entry";--> statement-breakpoint
DROP FUNCTION haat_ledger_settles_order();--> statement-breakpoint
DROP TRIGGER never_dearer ON "customer_order";--> statement-breakpoint
DROP FUNCTION haat_order_never_dearer();
