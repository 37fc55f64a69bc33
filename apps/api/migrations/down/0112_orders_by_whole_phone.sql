CREATE OR REPLACE FUNCTION haat_orders_found(part text, phone_part text, products integer[], asked_status integer, since timestamptz,
	until timestamptz, before_at timestamptz, before_id integer, most integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path FROM CURRENT AS $$
DECLARE
	shop integer := haat_member_shop();
	wanted text := '($5 IS NULL OR o.status = $5) AND ($6 IS NULL OR o.ordered_at >= $6) AND ($7 IS NULL OR o.ordered_at < $7)
		AND ($8 IS NULL OR (o.ordered_at, o.id) < ($8, $9))';
BEGIN
	RETURN QUERY EXECUTE format($q$
		SELECT f.id FROM (
			(SELECT o.id, o.ordered_at FROM customer_order o WHERE o.shop_id = $1
				AND ((o.number || ' ' || o.recipient_name || ' ' || o.recipient_phone) ILIKE $2
					OR (o.number || ' ' || o.recipient_name || ' ' || o.recipient_phone) ILIKE $3)
				AND %1$s ORDER BY o.ordered_at DESC, o.id DESC LIMIT $10)
			UNION
			(SELECT l.id, l.ordered_at FROM unnest($4) AS p (id) CROSS JOIN LATERAL (
				SELECT o.id, o.ordered_at FROM order_line n JOIN customer_order o ON o.shop_id = n.shop_id AND o.id = n.order_id
				WHERE n.shop_id = $1 AND n.product_id = p.id AND %1$s ORDER BY n.order_id DESC LIMIT $10) l)
		) f ORDER BY f.ordered_at DESC, f.id DESC LIMIT $10
	$q$, wanted) USING shop, part, phone_part, products, asked_status, since, until, before_at, before_id, most;
END
$$;
