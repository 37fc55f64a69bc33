-- Loses: notes on orders, which orders are packed, why orders were cancelled, what came back of parcels, and in which language customers ordered.
DROP FUNCTION haat_orders_found(text, text, integer[], integer, timestamptz, timestamptz, timestamptz, integer, integer);--> statement-breakpoint
DROP TABLE "order_note";--> statement-breakpoint
DROP TABLE "order_undo";--> statement-breakpoint
DROP POLICY own_name ON "order_status_change";--> statement-breakpoint
REVOKE UPDATE ("sold_count") ON "product" FROM haat_member;--> statement-breakpoint
REVOKE UPDATE ("used_count") ON "coupon" FROM haat_member;--> statement-breakpoint
REVOKE INSERT, DELETE ON "order_status_change", "coupon_use" FROM haat_member;--> statement-breakpoint
REVOKE UPDATE ("status", "payment_status", "coupon_use_id") ON "customer_order" FROM haat_member;--> statement-breakpoint
DROP INDEX "order_line_of_product";--> statement-breakpoint
DROP INDEX "customer_order_part";--> statement-breakpoint
DROP INDEX "customer_order_of_status";--> statement-breakpoint
DROP INDEX "customer_order_of_shop";--> statement-breakpoint
ALTER TABLE "order_status_change" DROP COLUMN "reason";--> statement-breakpoint
ALTER TABLE "order_line" DROP COLUMN "written_off_pieces";--> statement-breakpoint
ALTER TABLE "order_line" DROP COLUMN "returned_pieces";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "packed_by";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "packed_at";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "language";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "place_en";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "place_bn";
