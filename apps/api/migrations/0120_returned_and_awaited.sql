-- A customer who names no shop sees what became of their orders in all of them, as they see the orders.
CREATE POLICY own_orders ON "order_status_change" FOR SELECT TO haat_shop USING (
	haat_shop_id() IS NULL
	AND EXISTS (SELECT FROM "customer_order" o WHERE o.shop_id = "order_status_change".shop_id AND o.id = "order_status_change".order_id)
);--> statement-breakpoint
-- The same columns, and whether an order is cancelled because it was not taken, or came back.
CREATE OR REPLACE VIEW "order_summary" WITH (security_invoker = true) AS
SELECT o.shop_id, o.id, o.customer_id, o.number, o.ordered_at, o.status, o.grand_total, o.item_count, o.shipping_method,
	o.payment_status, o.shop_title_bn, o.shop_title_en, s.slug AS shop_slug, l.name_bn AS first_name_bn,
	l.name_en AS first_name_en, l.picture AS first_picture,
	(SELECT count(*)::integer FROM "order_line" a WHERE a.shop_id = o.shop_id AND a.order_id = o.id AND a.quantity > 0) AS lines,
	(o.status = 3 AND EXISTS (
		SELECT FROM "order_status_change" c
		WHERE c.shop_id = o.shop_id AND c.order_id = o.id AND c.status = 3 AND c.reason IN ('refused', 'returned')
	)) AS is_returned
FROM "customer_order" o
JOIN "shop" s ON s.id = o.shop_id
CROSS JOIN LATERAL (
	SELECT f.name_bn, f.name_en, f.picture FROM "order_line" f
	WHERE f.shop_id = o.shop_id AND f.order_id = o.id ORDER BY f.quantity = 0, f.position LIMIT 1
) l;--> statement-breakpoint
-- A shop counts who waits for its goods, and never sees who they are.
GRANT SELECT ("shop_id", "product_id", "combination_id", "told_at") ON "stock_alert" TO haat_member;--> statement-breakpoint
CREATE POLICY member_wall ON "stock_alert" FOR SELECT TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));
