CREATE TABLE "test_message" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "test_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_message_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "test_shop" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	"hours_ahead" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_shop_code_shape" CHECK ("test_shop"."code" ~ '^[0-9]{6}$'),
	CONSTRAINT "test_shop_never_behind" CHECK ("test_shop"."hours_ahead" >= 0)
);
--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer_phone_shape";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_status_known";--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "tests_shop_id" integer;--> statement-breakpoint
ALTER TABLE "test_message" ADD CONSTRAINT "test_message_shop_id_test_shop_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."test_shop"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_shop" ADD CONSTRAINT "test_shop_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_message_age" ON "test_message" USING btree ("at");--> statement-breakpoint
-- Locks: shops are few, a row for each.
ALTER TABLE "shop" ADD CONSTRAINT "shop_tests_shop_fk" FOREIGN KEY ("tests_shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Locks: shops are few, a row for each.
CREATE UNIQUE INDEX "shop_one_test_shop" ON "shop" USING btree ("tests_shop_id");--> statement-breakpoint
-- It lets in all that the one before did, and test customers; so no row that is there has to be looked at.
ALTER TABLE "customer" ADD CONSTRAINT "customer_phone_shape" CHECK ("customer"."phone" ~ '^[+]8801[2-9][0-9]{8}$' or "customer"."deleted_at" is not null) NOT VALID;--> statement-breakpoint
-- Locks: shops are few, a row for each.
ALTER TABLE "shop" ADD CONSTRAINT "shop_test_shop_apart" CHECK (case when "shop"."tests_shop_id" is null then "shop"."status" <> 'test'
        else "shop"."status" in ('test', 'suspended') and "shop"."slug" ~ '^test-' and "shop"."id" <= 99999 end);--> statement-breakpoint
-- Locks: shops are few, a row for each.
ALTER TABLE "shop" ADD CONSTRAINT "shop_status_known" CHECK ("shop"."status" in ('draft', 'sent', 'changes_asked', 'approved', 'paused', 'suspended', 'rejected', 'closing', 'closed', 'test'));--> statement-breakpoint
-- The contract's table of moves (`shop-status.ts`). A test shop follows the shop that it belongs to, and goes no other way.
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
			('closing', 'closed', 'platform'),
			('test', 'suspended', 'platform'),
			('suspended', 'test', 'platform')
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
CREATE FUNCTION haat_is_test_shop(asked integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	SELECT EXISTS (SELECT FROM "shop" s WHERE s."id" = asked AND s."tests_shop_id" IS NOT NULL);
END;--> statement-breakpoint
-- Numbers that no operator has (those of people begin with 013 to 019) belong to the customers of test shops: five digits name the
-- shop, three the customer. So an account that a known code opens is never that of a person, nor of another test shop.
CREATE FUNCTION haat_test_shop_of(phone text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN phone ~ '^[+]88012[0-9]{8}$' THEN substr(phone, 7, 5)::integer END;--> statement-breakpoint
-- An account with such a number is there only for a test shop that is there, and never becomes another's.
CREATE FUNCTION haat_test_customer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF (TG_OP = 'INSERT' AND haat_test_shop_of(NEW.phone) IS NOT NULL AND NOT EXISTS (
			SELECT FROM "shop" s WHERE s.id = haat_test_shop_of(NEW.phone) AND s.status = 'test'
		)) OR (TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL
			AND haat_test_shop_of(NEW.phone) IS DISTINCT FROM haat_test_shop_of(OLD.phone)) THEN
		RAISE check_violation USING
			MESSAGE = 'no test shop has this customer', TABLE = 'customer', CONSTRAINT = 'customer_of_test_shop';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER of_test_shop BEFORE INSERT OR UPDATE OF "phone" ON "customer" FOR EACH ROW EXECUTE FUNCTION haat_test_customer();--> statement-breakpoint
-- Such an account works nowhere: it gets no session of the console, no shop and no office.
CREATE FUNCTION haat_no_test_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF haat_test_shop_of((SELECT c.phone FROM "customer" c
		WHERE c.id = (to_jsonb(NEW) ->> TG_ARGV[0])::integer)) IS NOT NULL THEN
		RAISE check_violation USING
			MESSAGE = 'a test customer works nowhere', TABLE = TG_TABLE_NAME, CONSTRAINT = 'person_is_no_test_customer';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER no_test_person BEFORE INSERT ON "session" FOR EACH ROW WHEN (NEW.audience = 'console')
EXECUTE FUNCTION haat_no_test_person('customer_id');--> statement-breakpoint
CREATE TRIGGER no_test_person BEFORE INSERT OR UPDATE OF "account_id" ON "shop_member" FOR EACH ROW
EXECUTE FUNCTION haat_no_test_person('account_id');--> statement-breakpoint
CREATE TRIGGER no_test_person BEFORE INSERT ON "platform_role" FOR EACH ROW
EXECUTE FUNCTION haat_no_test_person('account_id');--> statement-breakpoint
-- Nobody buys from a shop that does not sell, also where it stops at the same moment.
CREATE OR REPLACE FUNCTION haat_order_of_selling_shop() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM FROM "shop" WHERE id = NEW.shop_id AND status IN ('approved', 'test') FOR SHARE;
	IF NOT FOUND THEN
		RAISE check_violation USING
			MESSAGE = 'the shop does not sell', TABLE = 'customer_order', CONSTRAINT = 'customer_order_of_selling_shop';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
-- Test customers order in their test shop alone, and nobody else does there. So no order that is tried out stands in a person's
-- account, and none in a shop's books.
CREATE FUNCTION haat_order_of_own_customers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF NEW.customer_id IS NOT NULL
		AND haat_test_shop_of((SELECT c.phone FROM "customer" c WHERE c.id = NEW.customer_id))
			IS DISTINCT FROM (CASE WHEN haat_is_test_shop(NEW.shop_id) THEN NEW.shop_id END) THEN
		RAISE check_violation USING
			MESSAGE = 'an order of another world', TABLE = 'customer_order', CONSTRAINT = 'customer_order_of_own_customers';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER of_own_customers BEFORE INSERT OR UPDATE OF "shop_id", "customer_id" ON "customer_order"
FOR EACH ROW EXECUTE FUNCTION haat_order_of_own_customers();--> statement-breakpoint
-- A test shop is of a shop that people decided on, stays its own, and stands as it does.
CREATE FUNCTION haat_test_shop_made() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF (TG_OP = 'UPDATE' AND NEW.tests_shop_id IS DISTINCT FROM OLD.tests_shop_id)
		OR (TG_OP = 'INSERT' AND NEW.tests_shop_id IS NOT NULL AND NOT EXISTS (
			SELECT FROM "shop" s WHERE s.id = NEW.tests_shop_id AND s.status IN ('approved', 'paused') FOR SHARE
		)) THEN
		RAISE check_violation USING
			MESSAGE = 'no test shop can be made of it', TABLE = 'shop', CONSTRAINT = 'shop_test_shop_made';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER test_shop_made BEFORE INSERT OR UPDATE OF "tests_shop_id" ON "shop"
FOR EACH ROW EXECUTE FUNCTION haat_test_shop_made();--> statement-breakpoint
CREATE FUNCTION haat_test_shop_follows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "shop" SET status = CASE WHEN NEW.status IN ('approved', 'paused') THEN 'test' ELSE 'suspended' END
	WHERE tests_shop_id = NEW.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER test_shop_follows AFTER UPDATE OF "status" ON "shop" FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.tests_shop_id IS NULL)
EXECUTE FUNCTION haat_test_shop_follows();--> statement-breakpoint
-- Who owns the shop no more has nothing in its test shop either; the next owner gets it by filling it.
CREATE FUNCTION haat_test_shop_without_owner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	DELETE FROM "shop_member" m USING "shop" s WHERE s.tests_shop_id = OLD.shop_id AND m.shop_id = s.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER test_shop_left AFTER DELETE ON "shop_member" FOR EACH ROW WHEN (OLD.role = 'owner')
EXECUTE FUNCTION haat_test_shop_without_owner();--> statement-breakpoint
CREATE TRIGGER test_shop_handed_over AFTER UPDATE OF "role" ON "shop_member" FOR EACH ROW WHEN (OLD.role = 'owner' AND NEW.role <> 'owner')
EXECUTE FUNCTION haat_test_shop_without_owner();--> statement-breakpoint
-- A key says by its first letters whether it is a test shop's.
CREATE FUNCTION haat_api_key_of_kind() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF haat_is_test_shop(NEW.shop_id) <> starts_with(NEW.prefix, 'haat_test_') THEN
		RAISE check_violation USING
			MESSAGE = 'a key of another kind of shop', TABLE = 'api_key', CONSTRAINT = 'api_key_of_kind';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER of_kind BEFORE INSERT OR UPDATE OF "shop_id", "prefix" ON "api_key" FOR EACH ROW EXECUTE FUNCTION haat_api_key_of_kind();--> statement-breakpoint
-- No courier is asked for what a test shop sends, and no domain leads to it.
CREATE FUNCTION haat_not_of_test_shop() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF haat_is_test_shop(NEW.shop_id) THEN
		RAISE check_violation USING
			MESSAGE = 'a test shop has none', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_not_of_test_shop';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER not_of_test_shop BEFORE INSERT OR UPDATE OF "shop_id" ON "courier_account" FOR EACH ROW EXECUTE FUNCTION haat_not_of_test_shop();--> statement-breakpoint
CREATE TRIGGER not_of_test_shop BEFORE INSERT OR UPDATE OF "shop_id" ON "courier_booking" FOR EACH ROW EXECUTE FUNCTION haat_not_of_test_shop();--> statement-breakpoint
CREATE TRIGGER not_of_test_shop BEFORE INSERT OR UPDATE OF "shop_id" ON "shop_domain" FOR EACH ROW EXECUTE FUNCTION haat_not_of_test_shop();--> statement-breakpoint
-- The platform's days are without it, whoever counts them.
CREATE FUNCTION haat_day_of_test_shop() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	RETURN CASE WHEN haat_is_test_shop(NEW.shop_id) THEN NULL ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER not_of_test_shop BEFORE INSERT OR UPDATE ON "shop_day" FOR EACH ROW EXECUTE FUNCTION haat_day_of_test_shop();--> statement-breakpoint
CREATE TRIGGER not_of_test_shop BEFORE INSERT OR UPDATE ON "shop_visits" FOR EACH ROW EXECUTE FUNCTION haat_day_of_test_shop();--> statement-breakpoint
-- What is emptied and filled again: whatever bears a shop's id, a table that comes later as well, but for what the shop is, who works
-- in it, its keys and its webhooks, and what was written down of them.
CREATE FUNCTION haat_test_shop_tables() RETURNS SETOF text LANGUAGE sql STABLE AS $$
	SELECT c.table_name::text FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
	WHERE c.table_schema = current_schema() AND c.column_name = 'shop_id' AND t.table_type = 'BASE TABLE'
		AND c.table_name NOT IN ('test_shop', 'shop_member', 'shop_opening', 'shop_app', 'shop_app_version', 'shop_theme_version',
			'api_key', 'webhook_endpoint', 'audit_event', 'bill_key', 'former_shop_name', 'shop_view')
$$;
--> statement-breakpoint
CREATE FUNCTION haat_require_test_shop(shop integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "test_shop" t WHERE t.shop_id = shop FOR UPDATE;
	IF NOT FOUND OR NOT haat_is_test_shop(shop) THEN
		RAISE check_violation USING
			MESSAGE = 'this is no test shop', TABLE = 'shop', CONSTRAINT = 'shop_is_test_shop';
	END IF;
END
$$;
--> statement-breakpoint
-- Tables that others lean on are emptied after those, whatever their order: what cannot go yet is tried again. Its customers keep
-- their numbers and nothing else.
CREATE FUNCTION haat_empty_test_shop(shop integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	left_over text[] := ARRAY(SELECT haat_test_shop_tables());
	still text[];
	name text;
BEGIN
	PERFORM haat_require_test_shop(shop);
	WHILE cardinality(left_over) > 0 LOOP
		still := '{}';
		FOREACH name IN ARRAY left_over LOOP
			BEGIN
				EXECUTE format('DELETE FROM %I WHERE shop_id = $1', name) USING shop;
			EXCEPTION WHEN foreign_key_violation THEN
				still := still || name;
			END;
		END LOOP;
		IF cardinality(still) = cardinality(left_over) THEN
			RAISE 'these tables of a test shop cannot be emptied: %', still;
		END IF;
		left_over := still;
	END LOOP;
	DELETE FROM "customer_address" a USING "customer" c WHERE c.id = a.customer_id AND haat_test_shop_of(c.phone) = shop;
	UPDATE "session" s SET revoked_at = statement_timestamp() FROM "customer" c
	WHERE c.id = s.customer_id AND haat_test_shop_of(c.phone) = shop AND s.revoked_at IS NULL;
	UPDATE "customer" c SET first_name = 'Test', last_name = right(c.phone, 3), email = NULL, password_hash = NULL, picture = NULL,
		version = c.version + 1
	WHERE haat_test_shop_of(c.phone) = shop AND c.deleted_at IS NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION haat_copy_rows(copied text, from_shop integer, to_shop integer, picked text DEFAULT 'true') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	names text := (
		SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
		WHERE a.attrelid = copied::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
			-- What was sold and said of goods elsewhere is not theirs here, and what is in stock is moved in below.
			AND a.attname NOT IN ('shop_id', 'sold_count', 'rating_count', 'rating_sum', 'ledger_stock')
	);
BEGIN
	EXECUTE format('INSERT INTO %1$I (shop_id, %2$s) OVERRIDING SYSTEM VALUE SELECT $2, %2$s FROM %1$I r WHERE r.shop_id = $1 AND %3$s',
		copied, names, picked) USING from_shop, to_shop;
END
$$;
--> statement-breakpoint
-- The newest goods on sale of the shop that a test shop belongs to, with all that they stand on, under the same ids.
CREATE FUNCTION haat_fill_test_shop(shop integer, most integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	model integer := (SELECT s.tests_shop_id FROM "shop" s WHERE s.id = shop);
	is_picked text := format('r.product_id IN (SELECT p.id FROM "product" p WHERE p.shop_id = %s)', shop);
BEGIN
	PERFORM haat_require_test_shop(shop);
	PERFORM haat_copy_rows(each, model, shop)
	FROM unnest(ARRAY['delivery_suburb', 'delivery_area', 'category', 'size_guide', 'ribbon', 'global_attribute', 'search_word']) each;
	PERFORM haat_copy_rows('product', model, shop, format('r.id IN (SELECT p.id FROM "product" p
		WHERE p.shop_id = %s AND p.status = ''live'' ORDER BY p.published_at DESC, p.id DESC LIMIT %s)', model, most));
	PERFORM haat_copy_rows(each, model, shop, is_picked)
	FROM unnest(ARRAY['product_attribute_value', 'product_combination', 'product_picture', 'product_ribbon']) each;
	INSERT INTO "stock_movement" (shop_id, product_id, combination_id, change, reason, at)
	SELECT shop, p.id, NULL, p.stock, 'initial', statement_timestamp() FROM "product" p
	WHERE p.shop_id = shop AND NOT p.has_attributes AND p.stock > 0
	UNION ALL
	SELECT shop, k.product_id, k.id, k.stock, 'initial', statement_timestamp() FROM "product_combination" k
	WHERE k.shop_id = shop AND k.stock > 0;
END
$$;
--> statement-breakpoint
-- A clock for one shop would have to be asked in a hundred places. What happened in it grows older instead, which comes to the same:
-- every moment of it, but for those of its goods and coupons, whose rules are set by hand.
CREATE FUNCTION haat_pass_test_time(shop integer, hours integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	each record;
BEGIN
	PERFORM haat_require_test_shop(shop);
	IF hours <= 0 THEN
		RAISE 'time passes forwards';
	END IF;
	FOR each IN
		SELECT c.table_name, string_agg(format('%1$I = %1$I - make_interval(hours => $2)', c.column_name), ', ') AS changes
		FROM information_schema.columns c
		WHERE c.table_schema = current_schema() AND c.data_type = 'timestamp with time zone'
			AND c.table_name IN (SELECT haat_test_shop_tables())
			AND c.table_name NOT IN ('product', 'coupon', 'coupon_version', 'goods_import', 'product_draft')
		GROUP BY c.table_name
	LOOP
		EXECUTE format('UPDATE %I SET %s WHERE shop_id = $1', each.table_name, each.changes) USING shop, hours;
	END LOOP;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION haat_empty_test_shop(integer), haat_fill_test_shop(integer, integer), haat_pass_test_time(integer, integer),
	haat_copy_rows(text, integer, integer, text) FROM PUBLIC;
