-- Loses: when couriers were asked about parcels, and what they took twice.
DROP INDEX "courier_statement_open";--> statement-breakpoint
ALTER TABLE "parcel" DROP COLUMN "twins";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "looked_at";
