-- Loses: of which parcels that are sent nobody knows whether an earlier asking was heard.
ALTER TABLE "courier_booking" DROP COLUMN "is_in_doubt";
