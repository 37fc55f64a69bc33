-- A customer cancels nothing that a courier has: for that they read where the parcel of their own order is.
GRANT SELECT ("state") ON "parcel" TO haat_shop;--> statement-breakpoint
-- As before, but that whoever takes back the cancelling of an order, which only a shop's people do, takes its pieces again, also of
-- what went off sale meanwhile.
DROP TRIGGER sold_while_live ON "product";--> statement-breakpoint
CREATE TRIGGER sold_while_live BEFORE UPDATE OF "sold_count" ON "product" FOR EACH ROW
WHEN (NEW.sold_count > OLD.sold_count AND NEW.status <> 'live' AND current_user <> 'haat_member') EXECUTE FUNCTION haat_product_not_live();--> statement-breakpoint
-- As before, by what the row says when the transaction ends: the ledger of any shop's order is for the triggers alone to ask.
CREATE OR REPLACE FUNCTION haat_delivered_is_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user IN ('haat_shop', 'haat_member', 'haat_staff') AND NOT EXISTS (
		SELECT FROM "customer_order" o
		WHERE o.shop_id = NEW.shop_id AND o.id = NEW.id AND (o.status <> 6 OR o.payment_status = 'paid')
	) THEN
		RAISE check_violation USING
			MESSAGE = 'a delivered order is not settled', TABLE = 'customer_order', CONSTRAINT = 'customer_order_delivered_settled';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_payment_status(integer, integer, integer, bigint) FROM PUBLIC;
