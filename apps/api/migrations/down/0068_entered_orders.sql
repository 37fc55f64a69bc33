-- Loses: which orders shops wrote down and how they had reached them; one without an account becomes its writer's.
DROP FUNCTION haat_account_of_phone(text);--> statement-breakpoint
DROP POLICY own_order ON "customer_order";--> statement-breakpoint
DROP POLICY own_name ON "customer_order";--> statement-breakpoint
REVOKE INSERT ON "customer_order", "order_line" FROM haat_member;--> statement-breakpoint
UPDATE "customer_order" SET "customer_id" = "entered_by" WHERE "customer_id" IS NULL;--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_of_somebody";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "source";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "entered_by";--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "customer_id" SET NOT NULL;
