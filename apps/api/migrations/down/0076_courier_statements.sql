-- Loses: couriers' statements, and which orders they settled.
DROP TRIGGER settled_stays_collected ON "cash_entry";--> statement-breakpoint
DROP TABLE "settled_parcel";--> statement-breakpoint
DROP TABLE "courier_statement_row";--> statement-breakpoint
DROP TABLE "courier_statement";--> statement-breakpoint
DROP FUNCTION haat_settled_is_collected();
