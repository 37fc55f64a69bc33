CREATE TABLE "shop_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" integer NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"permissions" text[],
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "shop_invitation_role_known" CHECK ("shop_invitation"."role" in ('manager', 'packer')),
	CONSTRAINT "shop_invitation_phone_shape" CHECK ("shop_invitation"."phone" ~ '^[+]8801[3-9][0-9]{8}$'),
	CONSTRAINT "shop_invitation_closed_with_outcome" CHECK (num_nulls("shop_invitation"."closed_at", "shop_invitation"."outcome") in (0, 2)
        and coalesce("shop_invitation"."outcome", 'accepted') in ('accepted', 'declined', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "shop_member" (
	"shop_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"role" text NOT NULL,
	"permissions" text[],
	"since" timestamp with time zone NOT NULL,
	"added_by" integer,
	CONSTRAINT "shop_member_shop_id_account_id_pk" PRIMARY KEY("shop_id","account_id"),
	CONSTRAINT "shop_member_role_known" CHECK ("shop_member"."role" in ('owner', 'manager', 'packer')),
	CONSTRAINT "shop_member_owner_unlimited" CHECK ("shop_member"."role" <> 'owner' or "shop_member"."permissions" is null)
);
--> statement-breakpoint
CREATE TABLE "platform_role" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"added_by" integer,
	CONSTRAINT "platform_role_known" CHECK ("platform_role"."role" in ('support', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_owner_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "audience" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_invitation" ADD CONSTRAINT "shop_invitation_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_invitation" ADD CONSTRAINT "shop_invitation_invited_by_customer_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_member" ADD CONSTRAINT "shop_member_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_member" ADD CONSTRAINT "shop_member_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_member" ADD CONSTRAINT "shop_member_added_by_customer_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_role" ADD CONSTRAINT "platform_role_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_role" ADD CONSTRAINT "platform_role_added_by_customer_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_invitation_of_phone" ON "shop_invitation" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_invitation_one_waiting" ON "shop_invitation" USING btree ("shop_id","phone") WHERE "shop_invitation"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "shop_member_of_account" ON "shop_member" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_member_one_owner" ON "shop_member" USING btree ("shop_id") WHERE "shop_member"."role" = 'owner';--> statement-breakpoint
INSERT INTO "shop_member" ("shop_id", "account_id", "role", "since")
SELECT "id", "owner_id", 'owner', "created_at" FROM "shop" WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "platform_role" ("account_id", "role", "since")
SELECT "id", 'admin', "created_at" FROM "customer" WHERE 'admin' = ANY ("roles");--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "roles";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "owner_id";--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_audience_known" CHECK ("session"."audience" in ('shop', 'console'));--> statement-breakpoint
-- A shop with members has an owner when a transaction ends; those who change its staff at the same time take turns at its row.
CREATE FUNCTION "shop_member_has_owner"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	changed integer := coalesce(NEW."shop_id", OLD."shop_id");
BEGIN
	PERFORM FROM "shop" WHERE "id" = changed FOR NO KEY UPDATE;
	IF (SELECT bool_or("role" = 'owner') FROM "shop_member" WHERE "shop_id" = changed) = false THEN
		RAISE EXCEPTION 'A shop with members needs an owner.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shop_member_owner_kept" AFTER INSERT OR UPDATE OR DELETE ON "shop_member"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "shop_member_has_owner"();--> statement-breakpoint
-- A platform that has had an admin keeps one: who takes roles away at the same time takes turns.
CREATE FUNCTION "platform_role_has_admin"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('haat platform roles'));
	IF NOT EXISTS (SELECT FROM "platform_role" WHERE "role" = 'admin') THEN
		RAISE EXCEPTION 'The platform needs an admin.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "platform_role_admin_kept" AFTER UPDATE OR DELETE ON "platform_role"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."role" = 'admin') EXECUTE FUNCTION "platform_role_has_admin"();--> statement-breakpoint
-- The wall knows the console, too: `haat_member` is for work in a shop, `haat_staff` for the platform's own. `haat.account_id`
-- says who works; whether that account is a member of the shop, or of the platform's people, is looked up by the wall itself.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['haat_member', 'haat_staff'] LOOP
		BEGIN
			EXECUTE format('CREATE ROLE %I NOLOGIN', name);
		EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
		END;
		EXECUTE format('GRANT %I TO %I', name, current_user);
		EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), name);
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION haat_account_id() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('haat.account_id', true), '')::integer;--> statement-breakpoint
-- The shop that is worked in, where who works there is a member of it.
CREATE FUNCTION haat_member_shop() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
RETURN (SELECT m."shop_id" FROM "shop_member" m WHERE m."shop_id" = haat_shop_id() AND m."account_id" = haat_account_id());--> statement-breakpoint
CREATE FUNCTION haat_is_staff() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
RETURN EXISTS (SELECT FROM "platform_role" r WHERE r."account_id" = haat_account_id());--> statement-breakpoint
GRANT SELECT ON "shop", "business_category", "division", "city", "area", "category", "ribbon", "product_ribbon", "product_picture",
	"global_attribute", "product_attribute_value", "product", "product_combination", "coupon", "coupon_use", "stock_movement",
	"customer_order", "order_line", "order_status_change", "delivery_area", "delivery_suburb", "banner", "extra_page",
	"shop_member", "shop_invitation", "audit_event" TO haat_member, haat_staff;--> statement-breakpoint
GRANT SELECT ("id", "phone", "first_name", "last_name", "picture", "status") ON "customer" TO haat_member, haat_staff;--> statement-breakpoint
GRANT INSERT ON "audit_event" TO haat_member, haat_staff;--> statement-breakpoint
GRANT INSERT, UPDATE ("role", "permissions"), DELETE ON "shop_member" TO haat_member;--> statement-breakpoint
GRANT INSERT, UPDATE ("closed_at", "outcome") ON "shop_invitation" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("role"), DELETE ON "platform_role" TO haat_staff;--> statement-breakpoint
ALTER TABLE "shop" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "banner" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "extra_page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_invitation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "platform_role" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Shops are everybody's among shoppers, as before.
CREATE POLICY tenant_wall ON "shop" FOR SELECT TO haat_shop USING (true);--> statement-breakpoint
CREATE POLICY member_wall ON "shop" TO haat_member USING ("id" = (SELECT haat_member_shop()));--> statement-breakpoint
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['category', 'ribbon', 'product_ribbon', 'product_picture', 'global_attribute',
		'product_attribute_value', 'product', 'product_combination', 'coupon', 'coupon_use', 'stock_movement', 'customer_order',
		'order_line', 'order_status_change', 'delivery_area', 'delivery_suburb', 'banner', 'extra_page', 'shop_member',
		'shop_invitation'] LOOP
		EXECUTE format('CREATE POLICY member_wall ON %I TO haat_member USING (shop_id = (SELECT haat_member_shop()))', name);
	END LOOP;
	FOREACH name IN ARRAY ARRAY['shop', 'category', 'ribbon', 'product_ribbon', 'product_picture', 'global_attribute',
		'product_attribute_value', 'product', 'product_combination', 'coupon', 'coupon_use', 'stock_movement', 'customer_order',
		'order_line', 'order_status_change', 'delivery_area', 'delivery_suburb', 'banner', 'extra_page', 'shop_member',
		'shop_invitation', 'customer', 'platform_role'] LOOP
		EXECUTE format('CREATE POLICY staff_wall ON %I TO haat_staff USING ((SELECT haat_is_staff()))', name);
	END LOOP;
END $$;--> statement-breakpoint
-- Of accounts a member sees those of the shop's staff.
CREATE POLICY member_wall ON "customer" FOR SELECT TO haat_member USING (
	EXISTS (SELECT FROM "shop_member" m WHERE m."shop_id" = haat_shop_id() AND m."account_id" = "customer"."id")
);--> statement-breakpoint
-- What is written down of a shop is read there; everybody writes as who they are.
CREATE POLICY member_wall ON "audit_event" TO haat_member USING ("shop_id" = (SELECT haat_member_shop())) WITH CHECK (
	"shop_id" = (SELECT haat_member_shop()) AND "customer_id" = haat_account_id()
);--> statement-breakpoint
CREATE POLICY staff_wall ON "audit_event" TO haat_staff USING ((SELECT haat_is_staff())) WITH CHECK (
	(SELECT haat_is_staff()) AND "customer_id" = haat_account_id()
);
