-- Behind the wall an order never costs more than it did, and what was ordered is written down once.
CREATE FUNCTION haat_order_never_dearer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user IN ('haat_shop', 'haat_member', 'haat_staff') AND (
		NEW.grand_total > OLD.grand_total OR NEW.ordered_total <> coalesce(OLD.ordered_total, OLD.grand_total)
		OR (OLD.ordered_total IS NOT NULL AND NEW.ordered_total IS NULL)
	) THEN
		RAISE check_violation USING
			MESSAGE = 'an order costs more than before', TABLE = 'customer_order', CONSTRAINT = 'customer_order_never_dearer';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER never_dearer BEFORE UPDATE OF "grand_total", "ordered_total" ON "customer_order"
FOR EACH ROW EXECUTE FUNCTION haat_order_never_dearer();--> statement-breakpoint
-- Nor does the ledger leave a delivered order unsettled, or have anything of one that is on its way.
CREATE FUNCTION haat_ledger_settles_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user IN ('haat_shop', 'haat_member', 'haat_staff') AND EXISTS (
		SELECT FROM "customer_order" o
		WHERE o.shop_id = NEW.shop_id AND o.id = NEW.order_id AND o.status <> 3
			AND (SELECT sum(e.amount) FROM "cash_entry" e WHERE e.shop_id = o.shop_id AND e.order_id = o.id)
				<> CASE WHEN o.status = 6 THEN o.grand_total ELSE 0 END
	) THEN
		RAISE check_violation USING
			MESSAGE = 'the ledger and an order do not agree', TABLE = 'cash_entry', CONSTRAINT = 'cash_entry_settles_order';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settles_order AFTER INSERT ON "cash_entry" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION haat_ledger_settles_order();
