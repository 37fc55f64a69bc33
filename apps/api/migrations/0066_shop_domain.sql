CREATE TABLE "shop_domain" (
	"shop_id" integer NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"prefers_www" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"next_look_at" timestamp with time zone,
	"has_record" boolean,
	"bare_state" text,
	"www_state" text,
	"is_unanswered" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"good_at" timestamp with time zone,
	"misses" integer DEFAULT 0 NOT NULL,
	"lapsed_at" timestamp with time zone,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shop_domain_shop_id_domain_pk" PRIMARY KEY("shop_id","domain"),
	CONSTRAINT "shop_domain_written_plainly" CHECK (char_length("shop_domain"."domain") >= 3 and char_length("shop_domain"."domain") <= 240 and "shop_domain"."domain" ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'
        and "shop_domain"."domain" not like 'www.%'),
	CONSTRAINT "shop_domain_token_long" CHECK (char_length("shop_domain"."token") = 43),
	CONSTRAINT "shop_domain_bare_state_known" CHECK ("shop_domain"."bare_state" in ('here', 'elsewhere', 'missing')),
	CONSTRAINT "shop_domain_www_state_known" CHECK ("shop_domain"."www_state" in ('here', 'elsewhere', 'missing')),
	CONSTRAINT "shop_domain_misses_counted" CHECK ("shop_domain"."misses" between 0 and 1000),
	CONSTRAINT "shop_domain_verified_by_a_look" CHECK ("shop_domain"."verified_at" is null or num_nulls("shop_domain"."looked_at", "shop_domain"."good_at", "shop_domain"."next_look_at") = 0),
	CONSTRAINT "shop_domain_primary_verified" CHECK (not "shop_domain"."is_primary" or "shop_domain"."verified_at" is not null),
	CONSTRAINT "shop_domain_lapsed_or_verified" CHECK (num_nonnulls("shop_domain"."lapsed_at", "shop_domain"."verified_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "shop_domain" ADD CONSTRAINT "shop_domain_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_domain_verified_once" ON "shop_domain" USING btree ("domain") WHERE verified_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_domain_one_primary" ON "shop_domain" USING btree ("shop_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "shop_domain_due" ON "shop_domain" USING btree ("next_look_at") WHERE next_look_at is not null;
--> statement-breakpoint
-- Looks are written down all day; only what they change for visitors is told.
CREATE TRIGGER tell_change AFTER UPDATE ON "shop_domain" FOR EACH ROW
WHEN ((OLD.verified_at IS NULL) IS DISTINCT FROM (NEW.verified_at IS NULL) OR OLD.is_primary IS DISTINCT FROM NEW.is_primary
	OR OLD.prefers_www IS DISTINCT FROM NEW.prefers_www OR OLD.bare_state IS DISTINCT FROM NEW.bare_state
	OR OLD.www_state IS DISTINCT FROM NEW.www_state)
EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_removal AFTER DELETE ON "shop_domain" FOR EACH ROW
WHEN (OLD.verified_at IS NOT NULL) EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- That a domain is a shop's is written by the platform's own look at DNS, and by no member.
GRANT SELECT, INSERT, DELETE, UPDATE ("is_primary", "prefers_www", "looked_at") ON "shop_domain" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "shop_domain" TO haat_staff;--> statement-breakpoint
ALTER TABLE "shop_domain" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_domain" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_proves_nothing ON "shop_domain" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("verified_at" IS NULL);--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_domain" TO haat_staff USING ((SELECT haat_is_staff()));
