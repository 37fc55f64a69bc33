CREATE TABLE "shop_opening" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"language" text DEFAULT 'bn' NOT NULL,
	"is_monogram" boolean DEFAULT false NOT NULL,
	"area_id" integer,
	"area_name" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"days_from" integer,
	"days_to" integer,
	"preview_key" text NOT NULL,
	"started_by" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"times_sent" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "shop_opening_preview_key_unique" UNIQUE("preview_key"),
	CONSTRAINT "shop_opening_preview_key_shape" CHECK ("shop_opening"."preview_key" ~ '^pv[0-9a-f]{18}$'),
	CONSTRAINT "shop_opening_language_known" CHECK ("shop_opening"."language" in ('bn', 'en')),
	CONSTRAINT "shop_opening_days_possible" CHECK (num_nulls("shop_opening"."days_from", "shop_opening"."days_to") in (0, 2)
        and coalesce("shop_opening"."days_from", 0) between 0 and coalesce("shop_opening"."days_to", 0))
);
--> statement-breakpoint
CREATE TABLE "shop_remark" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_remark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"task" text NOT NULL,
	"remark" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"mended_at" timestamp with time zone,
	CONSTRAINT "shop_remark_task_known" CHECK ("shop_remark"."task" in ('name', 'label', 'logo', 'colours', 'place', 'delivery', 'product', 'about')),
	CONSTRAINT "shop_remark_says_something" CHECK ("shop_remark"."remark" <> '')
);
--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_status_known";--> statement-breakpoint
-- Until now a shop that waited for the platform was "new".
UPDATE "shop" SET "status" = 'sent' WHERE "status" = 'new';--> statement-breakpoint
ALTER TABLE "shop" ALTER COLUMN "status" SET DEFAULT 'draft';--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "pause_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "offers_pick_up" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_opening" ADD CONSTRAINT "shop_opening_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_opening" ADD CONSTRAINT "shop_opening_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_opening" ADD CONSTRAINT "shop_opening_started_by_customer_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_remark" ADD CONSTRAINT "shop_remark_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_remark" ADD CONSTRAINT "shop_remark_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_opening_queue" ON "shop_opening" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "shop_opening_of_account" ON "shop_opening" USING btree ("started_by","started_at");--> statement-breakpoint
CREATE INDEX "shop_remark_of_shop" ON "shop_remark" USING btree ("shop_id","id");--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_pause_told_while_paused" CHECK ("shop"."status" = 'paused' or ("shop"."pause_note" = '' and "shop"."paused_until" is null));--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_status_known" CHECK ("shop"."status" in ('draft', 'sent', 'changes_asked', 'approved', 'paused', 'suspended', 'rejected'));--> statement-breakpoint
-- The contract's table of moves (`shop-status.ts`). Whose a move is, is told by the role that a transaction works in; the
-- platform's own work, such as approving by itself, may make them all.
CREATE FUNCTION haat_shop_moves() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
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
			('suspended', 'approved', 'staff')
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
CREATE TRIGGER status_moves BEFORE UPDATE OF "status" ON "shop" FOR EACH ROW EXECUTE FUNCTION haat_shop_moves();--> statement-breakpoint
CREATE FUNCTION haat_new_preview_key() RETURNS text LANGUAGE sql VOLATILE
RETURN 'pv' || substr(replace(gen_random_uuid()::text, '-', ''), 15, 18);--> statement-breakpoint
INSERT INTO "shop_opening" ("shop_id", "preview_key", "started_at", "sent_at", "times_sent", "decided_at")
SELECT id, haat_new_preview_key(), created_at, created_at, 1, CASE WHEN status <> 'sent' THEN created_at END FROM "shop";--> statement-breakpoint
-- Every shop has its row, whoever adds the shop.
CREATE FUNCTION haat_shop_opening() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "shop_opening" ("shop_id", "preview_key", "started_at", "sent_at", "times_sent", "decided_at")
	VALUES (NEW.id, haat_new_preview_key(), NEW.created_at,
		CASE WHEN NEW.status <> 'draft' THEN NEW.created_at END, CASE WHEN NEW.status <> 'draft' THEN 1 ELSE 0 END,
		CASE WHEN NEW.status NOT IN ('draft', 'sent') THEN NEW.created_at END);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER has_opening AFTER INSERT ON "shop" FOR EACH ROW EXECUTE FUNCTION haat_shop_opening();--> statement-breakpoint
-- Labels that a reader takes for each other have the same skeleton: without hyphens, 0 is o, 1 and i are l, rn is m, vv is w.
CREATE FUNCTION haat_label_skeleton(label text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(replace(replace(replace(lower(label), '-', ''), 'rn', 'm'), 'vv', 'w'), '01i', 'oll');--> statement-breakpoint
CREATE INDEX "shop_label_skeleton" ON "shop" (haat_label_skeleton("slug"));--> statement-breakpoint
CREATE INDEX "former_shop_name_skeleton" ON "former_shop_name" (haat_label_skeleton("slug"));--> statement-breakpoint
-- Whether a shop can have a label: 'own', 'taken', 'look_alike' or 'free'. It runs as the owner, for a member sees one shop alone;
-- of the others it tells no more than that.
CREATE FUNCTION haat_label_state(label text, own_shop integer) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	SELECT CASE
		WHEN EXISTS (SELECT FROM "shop" s WHERE s.slug = label AND s.id = own_shop) THEN 'own'
		WHEN EXISTS (SELECT FROM "shop" s WHERE s.slug = label)
			OR EXISTS (SELECT FROM "former_shop_name" f WHERE f.slug = label AND f.shop_id <> own_shop) THEN 'taken'
		WHEN EXISTS (SELECT FROM "shop" s WHERE haat_label_skeleton(s.slug) = haat_label_skeleton(label) AND s.id <> own_shop)
			OR EXISTS (SELECT FROM "former_shop_name" f
				WHERE haat_label_skeleton(f.slug) = haat_label_skeleton(label) AND f.shop_id <> own_shop) THEN 'look_alike'
		ELSE 'free'
	END;
END;--> statement-breakpoint
-- Nobody buys from a shop that does not sell, also where it stops at the same moment.
CREATE FUNCTION haat_order_of_selling_shop() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
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
CREATE TRIGGER of_selling_shop BEFORE INSERT ON "customer_order" FOR EACH ROW EXECUTE FUNCTION haat_order_of_selling_shop();--> statement-breakpoint
-- What was remarked on the first product counts as mended when a product is changed, whoever changes it.
CREATE FUNCTION haat_product_remark_mended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "shop_remark" SET mended_at = now()
	WHERE shop_id = coalesce(NEW.shop_id, OLD.shop_id) AND task = 'product' AND mended_at IS NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER remark_mended AFTER INSERT OR DELETE OR UPDATE OF "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "published_at"
ON "product" FOR EACH ROW EXECUTE FUNCTION haat_product_remark_mended();--> statement-breakpoint
-- Its people fill the shop in, and move it as far as is theirs; the platform's people decide on it.
GRANT SELECT ON "shop_opening", "shop_remark" TO haat_member, haat_staff;--> statement-breakpoint
GRANT UPDATE ("slug", "status", "pause_note", "paused_until", "title_bn", "title_en", "tagline_bn", "tagline_en", "description_bn",
	"description_en", "address_bn", "address_en", "delivery_time_bn", "delivery_time_en", "logo", "theme", "phone", "home_city_id",
	"delivery_fee_inside", "delivery_fee_suburbs", "delivery_fee_outside", "free_delivery_from", "offers_pick_up") ON "shop" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("version", "is_monogram", "area_id", "area_name", "street", "contact_name", "days_from", "days_to", "preview_key", "sent_at", "times_sent")
	ON "shop_opening" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("mended_at") ON "shop_remark" TO haat_member;--> statement-breakpoint
GRANT INSERT, DELETE ON "delivery_area", "delivery_suburb" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("status", "status_reason", "pause_note", "paused_until") ON "shop" TO haat_staff;--> statement-breakpoint
GRANT UPDATE ("version", "decided_at") ON "shop_opening" TO haat_staff;--> statement-breakpoint
GRANT INSERT ON "shop_remark" TO haat_staff;--> statement-breakpoint
GRANT INSERT, UPDATE ("stale_since") ON "shop_app" TO haat_staff;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("value") ON "platform_setting" TO haat_staff;--> statement-breakpoint
ALTER TABLE "shop_opening" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_remark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "platform_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_opening" TO haat_member USING (shop_id = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "shop_remark" TO haat_member USING (shop_id = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_opening" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_remark" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "platform_setting" TO haat_staff USING ((SELECT haat_is_staff()));
