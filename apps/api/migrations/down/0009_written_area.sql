-- Loses: that an area was written by the customer. Its name goes in front of the address line, and the first area of the
-- city stands in its place.
ALTER TABLE "customer_address" DROP CONSTRAINT "customer_address_one_area";--> statement-breakpoint
UPDATE "customer_address" SET
  "area_id" = (SELECT min("area"."id") FROM "area" WHERE "area"."city_id" = "customer_address"."city_id"),
  "address" = "area_name" || ', ' || "address"
WHERE "area_id" IS NULL;--> statement-breakpoint
ALTER TABLE "customer_address" DROP COLUMN "area_name";--> statement-breakpoint
ALTER TABLE "customer_address" ALTER COLUMN "area_id" SET NOT NULL;
