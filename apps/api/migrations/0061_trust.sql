CREATE TABLE "refused_phone" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "refused_phone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"customer_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"refused_by" integer NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_phone_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "refused_phone_once" UNIQUE("shop_id","phone"),
	CONSTRAINT "refused_phone_shape" CHECK ("refused_phone"."phone" ~ '^[+]8801[0-9]{9}$'),
	CONSTRAINT "refused_phone_reason_short" CHECK (char_length("refused_phone"."reason") <= 3000)
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "most_open_orders" integer DEFAULT 5;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "code_from" bigint;--> statement-breakpoint
ALTER TABLE "refused_phone" ADD CONSTRAINT "refused_phone_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_phone" ADD CONSTRAINT "refused_phone_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_phone" ADD CONSTRAINT "refused_phone_refused_by_customer_id_fk" FOREIGN KEY ("refused_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_phone_of_customer" ON "refused_phone" USING btree ("shop_id","customer_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "customer_order_of_phone" ON "customer_order" USING btree ("shop_id","recipient_phone");--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_trust_possible" CHECK ("shop"."most_open_orders" >= 1 and "shop"."most_open_orders" <= 100
        and "shop"."code_from" >= 100 and "shop"."code_from" <= 100000000 and "shop"."code_from" % 100 = 0);--> statement-breakpoint
GRANT UPDATE ("most_open_orders", "code_from") ON "shop" TO haat_member;--> statement-breakpoint
-- A shop's people refuse phones; shoppers see nothing of it, but for what the function below tells of their own order.
GRANT SELECT, INSERT, DELETE, UPDATE ("reason", "customer_id") ON "refused_phone" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "refused_phone" TO haat_staff;--> statement-breakpoint
ALTER TABLE "refused_phone" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "refused_phone" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "refused_phone" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
-- Everybody writes as who they are.
CREATE POLICY own_name ON "refused_phone" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("refused_by" = haat_account_id());--> statement-breakpoint
-- Whether the shop of the scope refuses the order that its customer is placing, and how many they have under way there. Orders of
-- one account, and those to one number, wait here for each other until their transactions end: each statement then sees what was
-- written meanwhile. To a number that is not the customer's own the orders of everybody count; to their own only theirs, so that
-- nobody uses up the orders of somebody else's number.
CREATE FUNCTION haat_order_standing(recipient text, OUT is_refused boolean, OUT open_orders integer)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	in_shop integer := haat_shop_id();
	of_customer integer := haat_customer_id();
	own_phone text;
	to_recipient integer;
BEGIN
	IF in_shop IS NULL OR of_customer IS NULL THEN
		RAISE insufficient_privilege USING MESSAGE = 'an order is placed by a customer in a shop';
	END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('orders of account ' || of_customer || ' in shop ' || in_shop, 0));
	PERFORM pg_advisory_xact_lock(hashtextextended('orders to ' || recipient || ' in shop ' || in_shop, 0));
	SELECT c."phone" INTO own_phone FROM "customer" c WHERE c."id" = of_customer;
	is_refused := EXISTS (SELECT FROM "refused_phone" r WHERE r."shop_id" = in_shop
		AND (r."phone" = own_phone OR r."phone" = recipient OR r."customer_id" = of_customer));
	SELECT count(*) INTO open_orders FROM "customer_order" o
	WHERE o."shop_id" = in_shop AND o."customer_id" = of_customer AND o."status" IN (1, 2, 4, 5);
	IF recipient <> own_phone THEN
		SELECT count(*) INTO to_recipient FROM "customer_order" o
		WHERE o."shop_id" = in_shop AND o."recipient_phone" = recipient AND o."status" IN (1, 2, 4, 5);
		open_orders := greatest(open_orders, to_recipient);
	END IF;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_order_standing(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_order_standing(text) TO haat_shop;
