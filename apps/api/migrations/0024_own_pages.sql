-- What is in a cart, or found no place in it, with its product as it is now. Who looks at it sees what the tables show them.
CREATE VIEW "cart_choice" WITH (security_invoker = true) AS
SELECT c.shop_id, c.id AS cart_id, c.customer_id, c.guest_key_hash, c.version AS cart_version, c.coupon_code AS cart_coupon,
	c.touched_at AS cart_touched_at, g.id, g.is_left_out, g.product_id, g.combination_id, g.quantity, g.price_when_added, g.added_at,
	p.slug, p.name_bn, p.name_en, p.home_city_only, coalesce(k.picture, p.picture) AS picture,
	coalesce(k.value_ids, '{}') AS value_ids, coalesce(k.price, p.price) AS unit_price, coalesce(k.stock, p.stock) AS available,
	(
		SELECT coalesce(json_agg(json_build_object(
			'id', v.id,
			'value', json_build_object('bn', v.name_bn, 'en', v.name_en),
			'attribute', json_build_object('bn', a.name_bn, 'en', a.name_en)
		) ORDER BY a.position, a.id), '[]')
		FROM "product_attribute_value" v
		JOIN "global_attribute" a ON a.shop_id = v.shop_id AND a.id = v.global_attribute_id
		WHERE v.shop_id = k.shop_id AND v.id = ANY (k.value_ids)
	) AS chosen
FROM "cart" c
JOIN (
	SELECT shop_id, cart_id, id, false AS is_left_out, product_id, combination_id, quantity, price_when_added, added_at FROM "cart_line"
	UNION ALL
	SELECT shop_id, cart_id, id, true, product_id, combination_id, quantity, NULL, NULL FROM "cart_left_out"
) g ON g.shop_id = c.shop_id AND g.cart_id = c.id
JOIN "product" p ON p.shop_id = g.shop_id AND p.id = g.product_id
LEFT JOIN "product_combination" k ON k.shop_id = g.shop_id AND k.id = g.combination_id;--> statement-breakpoint
-- A shop's coupons with how often the customer has used each.
CREATE VIEW "coupon_of_customer" WITH (security_invoker = true) AS
SELECT c.*, (
	SELECT count(*)::integer FROM "coupon_use" u
	WHERE u.shop_id = c.shop_id AND u.coupon_id = c.id AND u.customer_id = haat_customer_id()
) AS uses_by_customer
FROM "coupon" c;--> statement-breakpoint
-- Orders as a list shows them, each with its first line.
CREATE VIEW "order_summary" WITH (security_invoker = true) AS
SELECT o.shop_id, o.id, o.customer_id, o.number, o.ordered_at, o.status, o.grand_total, o.item_count, o.shipping_method,
	o.payment_status, o.shop_title_bn, o.shop_title_en, s.slug AS shop_slug, l.name_bn AS first_name_bn,
	l.name_en AS first_name_en, l.picture AS first_picture,
	(SELECT count(*)::integer FROM "order_line" a WHERE a.shop_id = o.shop_id AND a.order_id = o.id) AS lines
FROM "customer_order" o
JOIN "shop" s ON s.id = o.shop_id
JOIN "order_line" l ON l.shop_id = o.shop_id AND l.order_id = o.id AND l.position = 0;--> statement-breakpoint
GRANT SELECT ON "cart_choice", "coupon_of_customer", "order_summary" TO haat_shop;--> statement-breakpoint
-- Those orders of a customer that a search is about. Without a shop it is about all of them.
CREATE FUNCTION haat_matching_orders(asked_shop integer, asked_customer integer, asked_status integer, asked_from timestamptz,
	asked_until timestamptz, asked_pattern text, asked_newest text)
RETURNS TABLE (shop_id integer, id integer, ordered_at timestamptz, status integer) LANGUAGE sql STABLE
BEGIN ATOMIC
	SELECT o.shop_id, o.id, o.ordered_at, o.status FROM "customer_order" o
	WHERE (asked_shop IS NULL OR o.shop_id = asked_shop) AND o.customer_id = asked_customer
		AND (asked_status IS NULL OR o.status = asked_status)
		AND (asked_from IS NULL OR o.ordered_at >= asked_from)
		AND (asked_until IS NULL OR o.ordered_at < asked_until)
		-- None is where the customer has no order of that number.
		AND (asked_newest IS NULL OR (o.ordered_at, o.id) <= (
			SELECT n.ordered_at, n.id FROM "customer_order" n
			WHERE (asked_shop IS NULL OR n.shop_id = asked_shop) AND n.customer_id = asked_customer AND n.number = asked_newest
			ORDER BY n.ordered_at DESC, n.id DESC LIMIT 1
		))
		AND (asked_pattern IS NULL OR o.number ILIKE asked_pattern OR EXISTS (
			SELECT FROM "order_line" l
			WHERE l.shop_id = o.shop_id AND l.order_id = o.id AND (l.name_bn ILIKE asked_pattern OR l.name_en ILIKE asked_pattern)
		));
END;--> statement-breakpoint
-- Says whose rows are wanted, until the function that asks is over.
CREATE FUNCTION haat_enter(asked_shop integer, asked_customer integer, asked_guest text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM set_config('haat.shop_id', coalesce(asked_shop::text, ''), true),
		set_config('haat.customer_id', coalesce(asked_customer::text, ''), true),
		set_config('haat.guest_key', coalesce(asked_guest, ''), true);
END
$$;--> statement-breakpoint
-- The functions below read what is somebody's own behind the tenant wall, each in one statement for any number of callers at
-- once. Role and settings are the function's own: at its end PostgreSQL gives back those that were before, whatever happens.
CREATE FUNCTION haat_cart_choices(asked_shop integer, asked_customer integer, asked_guest text)
RETURNS SETOF "cart_choice" LANGUAGE plpgsql VOLATILE ROWS 5
SET role = haat_shop SET haat.shop_id = '' SET haat.customer_id = '' SET haat.guest_key = ''
AS $$
BEGIN
	PERFORM haat_enter(asked_shop, asked_customer, asked_guest);
	RETURN QUERY SELECT v.* FROM cart_choice v
		WHERE v.shop_id = asked_shop AND (v.customer_id = asked_customer OR v.guest_key_hash = asked_guest);
END
$$;--> statement-breakpoint
CREATE FUNCTION haat_coupons(asked_shop integer, asked_customer integer, asked_code text, asked_moment timestamptz)
RETURNS SETOF "coupon_of_customer" LANGUAGE plpgsql VOLATILE ROWS 5
SET role = haat_shop SET haat.shop_id = '' SET haat.customer_id = '' SET haat.guest_key = ''
AS $$
BEGIN
	PERFORM haat_enter(asked_shop, asked_customer, NULL);
	IF asked_code IS NOT NULL THEN
		RETURN QUERY SELECT v.* FROM coupon_of_customer v WHERE v.shop_id = asked_shop AND v.code = asked_code;
	ELSE
		-- The easiest to reach first; a shop that offers more at a time confuses its shoppers.
		RETURN QUERY SELECT v.* FROM coupon_of_customer v
			WHERE v.shop_id = asked_shop AND v.is_public
				AND (v.starts_at IS NULL OR v.starts_at <= asked_moment) AND (v.ends_at IS NULL OR v.ends_at > asked_moment)
				AND (v.total_uses IS NULL OR v.used_count < v.total_uses)
			ORDER BY v.min_item_total, v.id LIMIT 50;
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION haat_addresses(asked_customer integer)
RETURNS SETOF "customer_address" LANGUAGE plpgsql VOLATILE ROWS 5
SET role = haat_shop SET haat.shop_id = '' SET haat.customer_id = '' SET haat.guest_key = ''
AS $$
BEGIN
	PERFORM haat_enter(NULL, asked_customer, NULL);
	RETURN QUERY SELECT a.* FROM customer_address a WHERE a.customer_id = asked_customer;
END
$$;--> statement-breakpoint
-- Whatever is searched for, it is among the orders of one customer: a plan for each search costs more than it saves.
CREATE FUNCTION haat_orders(asked_shop integer, asked_customer integer, asked_status integer, asked_from timestamptz,
	asked_until timestamptz, asked_pattern text, asked_newest text, asked_limit integer, asked_offset integer)
RETURNS SETOF "order_summary" LANGUAGE plpgsql VOLATILE ROWS 10
SET role = haat_shop SET haat.shop_id = '' SET haat.customer_id = '' SET haat.guest_key = '' SET plan_cache_mode = force_generic_plan
AS $$
BEGIN
	PERFORM haat_enter(asked_shop, asked_customer, NULL);
	RETURN QUERY SELECT v.*
		FROM (
			SELECT m.shop_id, m.id FROM haat_matching_orders(asked_shop, asked_customer, asked_status, asked_from, asked_until,
				asked_pattern, asked_newest) m
			ORDER BY m.ordered_at DESC, m.id DESC LIMIT asked_limit OFFSET asked_offset
		) page
		JOIN order_summary v ON v.shop_id = page.shop_id AND v.id = page.id;
END
$$;--> statement-breakpoint
CREATE FUNCTION haat_order_counts(asked_shop integer, asked_customer integer, asked_from timestamptz, asked_until timestamptz,
	asked_pattern text, asked_newest text)
RETURNS TABLE (order_status integer, orders integer) LANGUAGE plpgsql VOLATILE ROWS 5
SET role = haat_shop SET haat.shop_id = '' SET haat.customer_id = '' SET haat.guest_key = '' SET plan_cache_mode = force_generic_plan
AS $$
BEGIN
	PERFORM haat_enter(asked_shop, asked_customer, NULL);
	RETURN QUERY SELECT m.status, count(*)::integer
		FROM haat_matching_orders(asked_shop, asked_customer, NULL, asked_from, asked_until, asked_pattern, asked_newest) m
		GROUP BY m.status;
END
$$;--> statement-breakpoint
-- Who stands behind the wall already cannot ask for another's.
REVOKE EXECUTE ON FUNCTION haat_cart_choices(integer, integer, text), haat_coupons(integer, integer, text, timestamptz),
	haat_addresses(integer),
	haat_orders(integer, integer, integer, timestamptz, timestamptz, text, text, integer, integer),
	haat_order_counts(integer, integer, timestamptz, timestamptz, text, text) FROM PUBLIC;
