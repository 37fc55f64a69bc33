-- Loses: the ledger of cash with its closings, and which pieces were taken out of orders or returned.
REVOKE UPDATE ("quantity", "taken_out", "returned", "line_total") ON "order_line" FROM haat_member;--> statement-breakpoint
REVOKE UPDATE ("item_total", "coupon_discount", "rounding", "grand_total", "ordered_total", "vat_included", "item_count") ON "customer_order" FROM haat_member;--> statement-breakpoint
DROP TRIGGER delivered_is_settled ON "customer_order";--> statement-breakpoint
DROP FUNCTION haat_delivered_is_settled();--> statement-breakpoint
DROP TRIGGER paid_by_ledger ON "customer_order";--> statement-breakpoint
DROP FUNCTION haat_order_paid_by_ledger();--> statement-breakpoint
DROP TABLE "cash_closing";--> statement-breakpoint
DROP TABLE "cash_entry";--> statement-breakpoint
DROP FUNCTION haat_cash_moves_payment();--> statement-breakpoint
DROP FUNCTION haat_payment_status(integer, integer, integer, bigint);--> statement-breakpoint
CREATE OR REPLACE VIEW "order_summary" WITH (security_invoker = true) AS
SELECT o.shop_id, o.id, o.customer_id, o.number, o.ordered_at, o.status, o.grand_total, o.item_count, o.shipping_method,
	o.payment_status, o.shop_title_bn, o.shop_title_en, s.slug AS shop_slug, l.name_bn AS first_name_bn,
	l.name_en AS first_name_en, l.picture AS first_picture,
	(SELECT count(*)::integer FROM "order_line" a WHERE a.shop_id = o.shop_id AND a.order_id = o.id) AS lines
FROM "customer_order" o
JOIN "shop" s ON s.id = o.shop_id
JOIN "order_line" l ON l.shop_id = o.shop_id AND l.order_id = o.id AND l.position = 0;--> statement-breakpoint
DROP TRIGGER order_adds_up ON "customer_order";--> statement-breakpoint
DROP TRIGGER order_adds_up ON "order_line";--> statement-breakpoint
DROP FUNCTION haat_order_adds_up();--> statement-breakpoint
DROP TRIGGER ordered_pieces_stay ON "order_line";--> statement-breakpoint
DROP FUNCTION haat_ordered_pieces_stay();--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_never_up";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_quantity_possible";--> statement-breakpoint
-- A line of which nothing was left is one that was ordered again.
UPDATE "order_line" SET "quantity" = "quantity" + "taken_out" + "returned", "line_total" = "unit_price" * ("quantity" + "taken_out" + "returned") WHERE "quantity" = 0;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_quantity_possible" CHECK ("order_line"."quantity" between 1 and 10);--> statement-breakpoint
ALTER TABLE "order_line" DROP COLUMN "returned";--> statement-breakpoint
ALTER TABLE "order_line" DROP COLUMN "taken_out";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "ordered_total";
