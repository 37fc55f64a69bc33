-- A function that is made anew is everybody's to call, as it was.
DROP FUNCTION haat_payment_status(integer, integer, integer, bigint);--> statement-breakpoint
CREATE FUNCTION haat_payment_status(asked_shop integer, asked_order integer, order_status integer, total bigint)
RETURNS text LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	settled bigint;
	entries integer;
BEGIN
	IF order_status = 3 THEN
		RETURN 'void';
	END IF;
	SELECT coalesce(sum(e.amount), 0), count(*) INTO settled, entries FROM "cash_entry" e
	WHERE e.shop_id = asked_shop AND e.order_id = asked_order;
	RETURN CASE WHEN settled = total AND (entries > 0 OR order_status = 6) THEN 'paid' ELSE 'cash_on_delivery' END;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION haat_delivered_is_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user IN ('haat_shop', 'haat_member', 'haat_staff')
		AND haat_payment_status(NEW.shop_id, NEW.id, NEW.status, NEW.grand_total) <> 'paid' THEN
		RAISE check_violation USING
			MESSAGE = 'a delivered order is not settled', TABLE = 'customer_order', CONSTRAINT = 'customer_order_delivered_settled';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER sold_while_live ON "product";--> statement-breakpoint
CREATE TRIGGER sold_while_live BEFORE UPDATE OF "sold_count" ON "product" FOR EACH ROW
WHEN (NEW.sold_count > OLD.sold_count AND NEW.status <> 'live') EXECUTE FUNCTION haat_product_not_live();--> statement-breakpoint
REVOKE SELECT ("state") ON "parcel" FROM haat_shop;
