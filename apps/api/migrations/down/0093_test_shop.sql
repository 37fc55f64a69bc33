-- Loses: test shops, with all that is in them. Their customers are left as deleted accounts.
DO $$
DECLARE
	gone integer[] := ARRAY(SELECT s.id FROM "shop" s WHERE s.tests_shop_id IS NOT NULL);
	left_over text[] := ARRAY(
		SELECT c.table_name::text FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
		WHERE c.table_schema = current_schema() AND c.column_name = 'shop_id' AND t.table_type = 'BASE TABLE');
	still text[];
	name text;
BEGIN
	WHILE cardinality(gone) > 0 AND cardinality(left_over) > 0 LOOP
		still := '{}';
		FOREACH name IN ARRAY left_over LOOP
			BEGIN
				EXECUTE format('DELETE FROM %I WHERE shop_id = ANY ($1)', name) USING gone;
			EXCEPTION WHEN foreign_key_violation THEN
				still := still || name;
			END;
		END LOOP;
		IF cardinality(still) = cardinality(left_over) THEN
			RAISE 'these tables of test shops cannot be emptied: %', still;
		END IF;
		left_over := still;
	END LOOP;
	DELETE FROM "shop" WHERE id = ANY (gone);
	UPDATE "session" s SET revoked_at = now() FROM "customer" c
	WHERE c.id = s.customer_id AND haat_test_shop_of(c.phone) IS NOT NULL AND s.revoked_at IS NULL;
	UPDATE "customer" SET deleted_at = now() WHERE haat_test_shop_of(phone) IS NOT NULL AND deleted_at IS NULL;
END $$;--> statement-breakpoint
DROP FUNCTION haat_pass_test_time(integer, integer);--> statement-breakpoint
DROP FUNCTION haat_fill_test_shop(integer, integer);--> statement-breakpoint
DROP FUNCTION haat_copy_rows(text, integer, integer, text);--> statement-breakpoint
DROP FUNCTION haat_empty_test_shop(integer);--> statement-breakpoint
DROP FUNCTION haat_require_test_shop(integer);--> statement-breakpoint
DROP FUNCTION haat_test_shop_tables();--> statement-breakpoint
DROP TRIGGER not_of_test_shop ON "shop_visits";--> statement-breakpoint
DROP TRIGGER not_of_test_shop ON "shop_day";--> statement-breakpoint
DROP FUNCTION haat_day_of_test_shop();--> statement-breakpoint
DROP TRIGGER not_of_test_shop ON "shop_domain";--> statement-breakpoint
DROP TRIGGER not_of_test_shop ON "courier_booking";--> statement-breakpoint
DROP TRIGGER not_of_test_shop ON "courier_account";--> statement-breakpoint
DROP FUNCTION haat_not_of_test_shop();--> statement-breakpoint
DROP TRIGGER of_kind ON "api_key";--> statement-breakpoint
DROP FUNCTION haat_api_key_of_kind();--> statement-breakpoint
DROP TRIGGER test_shop_handed_over ON "shop_member";--> statement-breakpoint
DROP TRIGGER test_shop_left ON "shop_member";--> statement-breakpoint
DROP FUNCTION haat_test_shop_without_owner();--> statement-breakpoint
DROP TRIGGER test_shop_follows ON "shop";--> statement-breakpoint
DROP FUNCTION haat_test_shop_follows();--> statement-breakpoint
DROP TRIGGER test_shop_made ON "shop";--> statement-breakpoint
DROP FUNCTION haat_test_shop_made();--> statement-breakpoint
DROP TRIGGER of_own_customers ON "customer_order";--> statement-breakpoint
DROP FUNCTION haat_order_of_own_customers();--> statement-breakpoint
CREATE OR REPLACE FUNCTION haat_order_of_selling_shop() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM FROM "shop" WHERE id = NEW.shop_id AND status = 'approved' FOR SHARE;
	IF NOT FOUND THEN
		RAISE check_violation USING
			MESSAGE = 'the shop does not sell', TABLE = 'customer_order', CONSTRAINT = 'customer_order_of_selling_shop';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER no_test_person ON "platform_role";--> statement-breakpoint
DROP TRIGGER no_test_person ON "shop_member";--> statement-breakpoint
DROP TRIGGER no_test_person ON "session";--> statement-breakpoint
DROP FUNCTION haat_no_test_person();--> statement-breakpoint
DROP TRIGGER of_test_shop ON "customer";--> statement-breakpoint
DROP FUNCTION haat_test_customer();--> statement-breakpoint
DROP FUNCTION haat_test_shop_of(text);--> statement-breakpoint
DROP FUNCTION haat_is_test_shop(integer);--> statement-breakpoint
CREATE OR REPLACE FUNCTION haat_shop_moves() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF NEW.status <> OLD.status AND NOT EXISTS (
		SELECT FROM (VALUES
			('draft', 'sent', 'member'),
			('changes_asked', 'sent', 'member'),
			('sent', 'approved', 'staff'),
			('sent', 'changes_asked', 'staff'),
			('rejected', 'changes_asked', 'staff'),
			('sent', 'rejected', 'staff'),
			('changes_asked', 'rejected', 'staff'),
			('approved', 'paused', 'member'),
			('paused', 'approved', 'member'),
			('approved', 'suspended', 'staff'),
			('paused', 'suspended', 'staff'),
			('suspended', 'approved', 'staff'),
			('approved', 'closing', 'member'),
			('paused', 'closing', 'member'),
			('closing', 'paused', 'member'),
			('closing', 'closed', 'platform')
		) AS move (was, becomes, by)
		WHERE move.was = OLD.status AND move.becomes = NEW.status
			AND (current_user NOT IN ('haat_member', 'haat_staff') OR current_user = 'haat_' || move.by)
	) THEN
		RAISE check_violation USING
			MESSAGE = format('a shop does not become %s from %s', NEW.status, OLD.status), TABLE = 'shop', CONSTRAINT = 'shop_status_moves';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TABLE "test_message";--> statement-breakpoint
DROP TABLE "test_shop";--> statement-breakpoint
DROP INDEX "shop_one_test_shop";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_test_shop_apart";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_tests_shop_fk";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "tests_shop_id";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_status_known";--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_status_known" CHECK ("shop"."status" in ('draft', 'sent', 'changes_asked', 'approved', 'paused', 'suspended', 'rejected', 'closing', 'closed'));--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer_phone_shape";--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_phone_shape" CHECK ("customer"."phone" ~ '^[+]8801[3-9][0-9]{8}$' or "customer"."deleted_at" is not null);
