-- Loses: shops' accounts at couriers, and how far the sending of parcels is.
DROP TABLE "courier_booking";--> statement-breakpoint
DROP TABLE "courier_account";
