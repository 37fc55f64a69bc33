-- Loses: which accounts their customers have deleted; they are blocked below, with a number that stands for none.
UPDATE "customer" SET "phone" = '+88019' || lpad("id"::text, 8, '0'), "status" = 'blocked' WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer_phone_shape";--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "deleted_at";--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_phone_shape" CHECK ("customer"."phone" ~ '^[+]8801[3-9][0-9]{8}$');
