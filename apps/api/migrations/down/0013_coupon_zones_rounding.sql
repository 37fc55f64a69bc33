-- Loses: the coupons that stay with carts, the suburbs and exceptions of delivery. What was rounded off an order goes into
-- its coupon's discount.
DROP TABLE "delivery_area";--> statement-breakpoint
DROP TABLE "delivery_suburb";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_fees_whole_taka";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "delivery_fee_suburbs";--> statement-breakpoint
ALTER TABLE "cart" DROP CONSTRAINT "cart_coupon_code_shape";--> statement-breakpoint
ALTER TABLE "cart" DROP COLUMN "coupon_code";--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_whole_taka";--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_total_right";--> statement-breakpoint
UPDATE "customer_order" SET "coupon_discount" = "coupon_discount" + "rounding" WHERE "rounding" > 0;--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "rounding";--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_total_right" CHECK ("customer_order"."item_total" >= 0 and "customer_order"."delivery_fee" >= 0 and "customer_order"."coupon_discount" between 0 and "customer_order"."item_total"
        and "customer_order"."grand_total" = "customer_order"."item_total" - "customer_order"."coupon_discount" + "customer_order"."delivery_fee"
        and "customer_order"."vat_included" between 0 and "customer_order"."grand_total");
