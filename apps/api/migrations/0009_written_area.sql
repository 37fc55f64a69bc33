ALTER TABLE "customer_address" ALTER COLUMN "area_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_address" ADD COLUMN "area_name" text;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_one_area" CHECK (("customer_address"."area_id" is null) <> ("customer_address"."area_name" is null));