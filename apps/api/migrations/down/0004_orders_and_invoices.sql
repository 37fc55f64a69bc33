-- Loses: versions of carts; legal names, BINs and the wish for a challan, of shops and of what was ordered; uses of a
-- coupon that no order has.
ALTER TABLE "coupon_use" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
-- A cancelled order gave its use of the coupon back, and still names the coupon by its code.
UPDATE "customer_order" o SET "coupon_id" = c."id" FROM "coupon" c WHERE c."shop_id" = o."shop_id" AND c."code" = o."coupon_code";--> statement-breakpoint
UPDATE "coupon_use" u SET "order_id" = o."id" FROM "customer_order" o WHERE o."shop_id" = u."shop_id" AND o."coupon_use_id" = u."id";--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_coupon_use_fk";--> statement-breakpoint
DELETE FROM "coupon_use" WHERE "order_id" IS NULL;--> statement-breakpoint
ALTER TABLE "coupon_use" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_use" DROP CONSTRAINT "coupon_use_shop_id_id_pk";--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_shop_id_coupon_id_order_id_pk" PRIMARY KEY("shop_id","coupon_id","order_id");--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "customer_order"("shop_id","id");--> statement-breakpoint
ALTER TABLE "coupon_use" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_combination_fk";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_bin_shape";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_challan_needs_bin";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "legal_name_bn", DROP COLUMN "legal_name_en", DROP COLUMN "bin", DROP COLUMN "issues_challan";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "coupon_use_id", DROP COLUMN "shop_legal_name_bn", DROP COLUMN "shop_legal_name_en", DROP COLUMN "shop_bin", DROP COLUMN "issues_challan";--> statement-breakpoint
ALTER TABLE "cart" DROP COLUMN "version";
