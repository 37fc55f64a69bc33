ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_shop_id_shop_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_customer_id_customer_id_fk";--> statement-breakpoint
DROP INDEX "idempotency_key_age";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "owner" text;--> statement-breakpoint
UPDATE "idempotency_key" SET "owner" = 'customer ' || "customer_id";--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "owner" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_shop_id_customer_id_route_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_shop_id_owner_route_key_pk" PRIMARY KEY("shop_id","owner","route","key");--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP COLUMN "customer_id";--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");
