ALTER TABLE "customer" DROP CONSTRAINT "customer_phone_shape";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_phone_shape" CHECK ("customer"."phone" ~ '^[+]8801[3-9][0-9]{8}$' or "customer"."deleted_at" is not null);--> statement-breakpoint
GRANT SELECT ("deleted_at") ON "customer" TO "haat_staff";
