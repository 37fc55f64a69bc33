-- Loses: the couriers of shops, and which parcel each of them has.
DROP POLICY own_orders ON "courier";--> statement-breakpoint
DROP TABLE "parcel";--> statement-breakpoint
DROP TABLE "courier";
