CREATE TABLE "former_shop_name" (
	"slug" text PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_app" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"stale_since" timestamp with time zone,
	"fingerprints" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "shop_app_version_possible" CHECK ("shop_app"."version" >= 0),
	CONSTRAINT "shop_app_never_made_is_stale" CHECK ("shop_app"."version" > 0 or "shop_app"."stale_since" is not null),
	CONSTRAINT "shop_app_fingerprints_few" CHECK (cardinality("shop_app"."fingerprints") <= 10)
);
--> statement-breakpoint
CREATE TABLE "shop_app_version" (
	"shop_id" integer NOT NULL,
	"version" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_from" text NOT NULL,
	"is_drawn" boolean NOT NULL,
	"files" jsonb NOT NULL,
	CONSTRAINT "shop_app_version_shop_id_version_pk" PRIMARY KEY("shop_id","version"),
	CONSTRAINT "shop_app_version_counts_from_one" CHECK ("shop_app_version"."version" >= 1),
	CONSTRAINT "shop_app_version_digest_shape" CHECK ("shop_app_version"."made_from" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "former_shop_name" ADD CONSTRAINT "former_shop_name_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_app" ADD CONSTRAINT "shop_app_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_app_version" ADD CONSTRAINT "shop_app_version_shop_id_shop_app_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop_app"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_shop_name_of_shop" ON "former_shop_name" USING btree ("shop_id");
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "shop_app" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- A name under which a shop was open stays its own for good: what was printed leads there. Names are changed one at a time.
CREATE FUNCTION haat_keep_shop_name() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
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
CREATE TRIGGER keep_name BEFORE INSERT OR UPDATE OF "slug" ON "shop" FOR EACH ROW EXECUTE FUNCTION haat_keep_shop_name();--> statement-breakpoint
-- Shops that are open already get theirs.
INSERT INTO "shop_app" ("shop_id", "stale_since") SELECT id, now() FROM "shop" WHERE status = 'approved';--> statement-breakpoint
INSERT INTO "job" ("queue", "unique_key", "payload", "run_at")
SELECT 'shop app', shop_id::text, jsonb_build_object('shopId', shop_id), 'epoch' FROM "shop_app" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- An app that is to be made, or made anew, is made by one job, whoever asks. It runs as the owner, for transactions behind the
-- wall see no jobs.
CREATE FUNCTION haat_shop_app_asked() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "job" ("queue", "unique_key", "payload", "run_at")
	VALUES ('shop app', NEW.shop_id::text, jsonb_build_object('shopId', NEW.shop_id), 'epoch')
	ON CONFLICT ("queue", "unique_key") WHERE dead_at IS NULL
	DO UPDATE SET "asked" = "job"."asked" + 1, "run_at" = least("job"."run_at", excluded."run_at");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER app_asked AFTER INSERT OR UPDATE OF "stale_since" ON "shop_app" FOR EACH ROW
WHEN (NEW.stale_since IS NOT NULL) EXECUTE FUNCTION haat_shop_app_asked();--> statement-breakpoint
-- What a shop's app shows has changed, whoever changed it.
CREATE FUNCTION haat_shop_app_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "shop_app" SET stale_since = coalesce(stale_since, now()) WHERE shop_id = NEW.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER app_stale AFTER UPDATE OF "slug", "title_bn", "title_en", "tagline_bn", "tagline_en", "logo", "theme" ON "shop" FOR EACH ROW
WHEN (OLD.slug IS DISTINCT FROM NEW.slug OR OLD.title_bn IS DISTINCT FROM NEW.title_bn OR OLD.title_en IS DISTINCT FROM NEW.title_en OR OLD.tagline_bn IS DISTINCT FROM NEW.tagline_bn OR OLD.tagline_en IS DISTINCT FROM NEW.tagline_en OR OLD.logo IS DISTINCT FROM NEW.logo OR OLD.theme IS DISTINCT FROM NEW.theme)
EXECUTE FUNCTION haat_shop_app_stale();--> statement-breakpoint
-- Members see their shop's app, ask for it anew and say who signs it.
GRANT SELECT ON "shop_app", "shop_app_version" TO haat_member, haat_staff;--> statement-breakpoint
GRANT UPDATE ("stale_since", "fingerprints") ON "shop_app" TO haat_member;--> statement-breakpoint
ALTER TABLE "shop_app" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_app_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_app" TO haat_member USING (shop_id = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "shop_app_version" TO haat_member USING (shop_id = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_app" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_app_version" TO haat_staff USING ((SELECT haat_is_staff()));
