CREATE TABLE "shop_day_off" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"note_bn" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	CONSTRAINT "shop_day_off_shop_id_day_pk" PRIMARY KEY("shop_id","day"),
	CONSTRAINT "shop_day_off_note_short" CHECK (char_length("shop_day_off"."note_bn") <= 800 and char_length("shop_day_off"."note_en") <= 800)
);
--> statement-breakpoint
CREATE TABLE "shop_hours" (
	"shop_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"opens_at" integer NOT NULL,
	"closes_at" integer NOT NULL,
	CONSTRAINT "shop_hours_shop_id_weekday_pk" PRIMARY KEY("shop_id","weekday"),
	CONSTRAINT "shop_hours_weekday_known" CHECK ("shop_hours"."weekday" between 0 and 6),
	CONSTRAINT "shop_hours_in_a_day" CHECK ("shop_hours"."opens_at" >= 0 and "shop_hours"."opens_at" < "shop_hours"."closes_at" and "shop_hours"."closes_at" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "shop_day_off" ADD CONSTRAINT "shop_day_off_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hours" ADD CONSTRAINT "shop_hours_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "shop_hours" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "shop_day_off" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "shop_hours" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("note_bn", "note_en") ON "shop_day_off" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "shop_hours", "shop_day_off" TO haat_staff;--> statement-breakpoint
ALTER TABLE "shop_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_hours" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_hours" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
ALTER TABLE "shop_day_off" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_day_off" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_day_off" TO haat_staff USING ((SELECT haat_is_staff()));
