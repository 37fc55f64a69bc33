-- Loses: the idempotency keys of guests, of phones and of calls outside a shop; they are kept for a day only.
DROP INDEX "idempotency_key_age";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "customer_id" integer;--> statement-breakpoint
UPDATE "idempotency_key" SET "customer_id" = substr("owner", 10)::integer WHERE "owner" ~ '^customer [0-9]+$';--> statement-breakpoint
DELETE FROM "idempotency_key" k WHERE "customer_id" IS NULL
	OR NOT EXISTS (SELECT FROM "customer" WHERE "id" = k."customer_id")
	OR NOT EXISTS (SELECT FROM "shop" WHERE "id" = k."shop_id");--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "customer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_shop_id_owner_route_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_shop_id_customer_id_route_key_pk" PRIMARY KEY("shop_id","customer_id","route","key");--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP COLUMN "owner";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "shop"("id");--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer"("id");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("shop_id","created_at");
