-- Loses nothing.
DROP FUNCTION haat_orders_by_number(text);--> statement-breakpoint
DROP FUNCTION haat_orders_by_phone(text);
