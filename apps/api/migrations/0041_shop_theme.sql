CREATE TABLE "shop_theme_draft" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"theme" jsonb,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "shop_theme_draft_whole" CHECK (num_nulls("shop_theme_draft"."theme", "shop_theme_draft"."saved_by", "shop_theme_draft"."saved_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "shop_theme_version" (
	"shop_id" integer NOT NULL,
	"number" integer NOT NULL,
	"theme" jsonb NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_theme_version_shop_id_number_pk" PRIMARY KEY("shop_id","number"),
	CONSTRAINT "shop_theme_version_counted" CHECK ("shop_theme_version"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_theme_draft" ADD CONSTRAINT "shop_theme_draft_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_theme_draft" ADD CONSTRAINT "shop_theme_draft_saved_by_customer_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_theme_version" ADD CONSTRAINT "shop_theme_version_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_theme_version" ADD CONSTRAINT "shop_theme_version_published_by_customer_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every theme that a shop wears is kept with who published it, whoever changes it; ten stay behind the one that is worn.
CREATE FUNCTION haat_keep_theme() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "shop_theme_version" ("shop_id", "number", "theme", "published_by", "published_at")
	SELECT NEW.id, coalesce(max(v.number), 0) + 1, NEW.theme, haat_account_id(), now()
	FROM "shop_theme_version" v WHERE v.shop_id = NEW.id;
	DELETE FROM "shop_theme_version" v WHERE v.shop_id = NEW.id AND v.number < (
		SELECT max(w.number) - 10 FROM "shop_theme_version" w WHERE w.shop_id = NEW.id
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER first_theme AFTER INSERT ON "shop" FOR EACH ROW EXECUTE FUNCTION haat_keep_theme();--> statement-breakpoint
CREATE TRIGGER next_theme AFTER UPDATE OF "theme" ON "shop" FOR EACH ROW WHEN (NEW.theme IS DISTINCT FROM OLD.theme) EXECUTE FUNCTION haat_keep_theme();--> statement-breakpoint
INSERT INTO "shop_theme_version" ("shop_id", "number", "theme", "published_at") SELECT "id", 1, "theme", "created_at" FROM "shop";--> statement-breakpoint
-- Who looks at a preview of the draft sees what is saved.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "shop_theme_draft" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
GRANT SELECT ON "shop_theme_version" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("version", "theme", "saved_by", "saved_at") ON "shop_theme_draft" TO haat_member;--> statement-breakpoint
ALTER TABLE "shop_theme_draft" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_theme_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_theme_draft" TO haat_member USING (shop_id = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "shop_theme_version" TO haat_member USING (shop_id = (SELECT haat_member_shop()));
