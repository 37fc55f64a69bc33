-- Loses: why and when owners closed their shops. One that may be taken back is paused, one that is closed for good is suspended.
ALTER TABLE "shop" DISABLE TRIGGER status_moves;--> statement-breakpoint
UPDATE "shop" SET "status" = 'paused' WHERE "status" = 'closing';--> statement-breakpoint
UPDATE "shop" SET "status" = 'suspended', "status_reason" = 'Closed by its owner.' WHERE "status" = 'closed';--> statement-breakpoint
ALTER TABLE "shop" ENABLE TRIGGER status_moves;--> statement-breakpoint
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
		IF OLD.status IN ('approved', 'paused', 'suspended') THEN
			INSERT INTO "former_shop_name" ("slug", "shop_id") VALUES (OLD.slug, OLD.id) ON CONFLICT DO NOTHING;
		END IF;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TABLE "shop_closing";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_status_known";--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_status_known" CHECK ("shop"."status" in ('draft', 'sent', 'changes_asked', 'approved', 'paused', 'suspended', 'rejected'));
