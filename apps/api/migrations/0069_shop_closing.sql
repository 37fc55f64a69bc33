CREATE TABLE "shop_closing" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"final_from" timestamp with time zone NOT NULL,
	"held_up_at" timestamp with time zone,
	"final_at" timestamp with time zone,
	CONSTRAINT "shop_closing_reason_known" CHECK ("shop_closing"."reason" in ('business_ends', 'few_orders', 'no_time', 'elsewhere', 'missing', 'other')),
	CONSTRAINT "shop_closing_words_short" CHECK (char_length("shop_closing"."words") <= 5000),
	CONSTRAINT "shop_closing_in_order" CHECK ("shop_closing"."final_from" > "shop_closing"."closed_at" and "shop_closing"."held_up_at" >= "shop_closing"."final_from" and "shop_closing"."final_at" >= "shop_closing"."final_from")
);
--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_status_known";--> statement-breakpoint
ALTER TABLE "shop_closing" ADD CONSTRAINT "shop_closing_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_closing" ADD CONSTRAINT "shop_closing_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_status_known" CHECK ("shop"."status" in ('draft', 'sent', 'changes_asked', 'approved', 'paused', 'suspended', 'rejected', 'closing', 'closed'));--> statement-breakpoint
-- The contract's table of moves (`shop-status.ts`). What is the platform's own work is done by no role behind the wall.
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
-- A name under which a shop was open stays its own for good, also where its owner has closed it.
CREATE OR REPLACE FUNCTION haat_keep_shop_name() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW.slug = OLD.slug THEN
			RETURN NEW;
		END IF;
		PERFORM pg_advisory_xact_lock(hashtext('shop name ' || name)) FROM unnest(ARRAY[NEW.slug, OLD.slug]) name ORDER BY name;
	ELSE
		PERFORM pg_advisory_xact_lock(hashtext('shop name ' || NEW.slug));
	END IF;
	IF EXISTS (SELECT FROM "former_shop_name" f WHERE f.slug = NEW.slug AND f.shop_id <> NEW.id) THEN
		RAISE unique_violation USING
			MESSAGE = 'another shop had this name', TABLE = 'shop', CONSTRAINT = 'shop_slug_unique';
	END IF;
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM "former_shop_name" WHERE slug = NEW.slug;
		IF OLD.status IN ('approved', 'paused', 'suspended', 'closing', 'closed') THEN
			INSERT INTO "former_shop_name" ("slug", "shop_id") VALUES (OLD.slug, OLD.id) ON CONFLICT DO NOTHING;
		END IF;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
-- Its owner closes a shop and takes that back; that it is final is written by the platform's own work.
GRANT SELECT, INSERT, DELETE ON "shop_closing" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "shop_closing" TO haat_staff;--> statement-breakpoint
ALTER TABLE "shop_closing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_closing" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY owner_closes ON "shop_closing" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("account_id" = haat_account_id() AND "final_at" IS NULL
	AND EXISTS (SELECT FROM "shop_member" m WHERE m."shop_id" = "shop_closing"."shop_id" AND m."account_id" = haat_account_id() AND m."role" = 'owner'));--> statement-breakpoint
CREATE POLICY owner_reopens ON "shop_closing" AS RESTRICTIVE FOR DELETE TO haat_member USING ("final_at" IS NULL
	AND EXISTS (SELECT FROM "shop_member" m WHERE m."shop_id" = "shop_closing"."shop_id" AND m."account_id" = haat_account_id() AND m."role" = 'owner'));--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_closing" TO haat_staff USING ((SELECT haat_is_staff()));
