-- A shopper's cart as the badge shows it, read behind the tenant wall in one statement, for any number of shoppers at once. The
-- role and the settings are the function's own: at its end PostgreSQL gives back those that were before, whatever happens.
CREATE FUNCTION haat_cart_glance(asked_shop integer, asked_customer integer, asked_guest text)
RETURNS TABLE (cart_id uuid, cart_version integer, lines integer)
LANGUAGE plpgsql VOLATILE ROWS 1
SET role = haat_shop
SET haat.shop_id = ''
SET haat.customer_id = ''
SET haat.guest_key = ''
AS $$
BEGIN
	PERFORM set_config('haat.shop_id', coalesce(asked_shop::text, ''), true),
		set_config('haat.customer_id', coalesce(asked_customer::text, ''), true),
		set_config('haat.guest_key', coalesce(asked_guest, ''), true);
	RETURN QUERY
		SELECT c.id, c.version, (SELECT count(*)::integer FROM cart_line l WHERE l.shop_id = c.shop_id AND l.cart_id = c.id)
		FROM cart c
		WHERE c.shop_id = asked_shop AND (c.customer_id = asked_customer OR c.guest_key_hash = asked_guest);
END
$$;--> statement-breakpoint
-- Who stands behind the wall already cannot ask for another's.
REVOKE EXECUTE ON FUNCTION haat_cart_glance(integer, integer, text) FROM PUBLIC;
