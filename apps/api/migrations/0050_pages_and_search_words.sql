CREATE TABLE "search_miss" (
	"shop_id" integer NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_miss_shop_id_words_pk" PRIMARY KEY("shop_id","words"),
	CONSTRAINT "search_miss_counted" CHECK ("search_miss"."searches" > 0 and length("search_miss"."words") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "search_synonym_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	CONSTRAINT "search_synonym_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "search_synonym_several" CHECK (cardinality("search_synonym"."words") >= 2)
);
--> statement-breakpoint
ALTER TABLE "extra_page" ADD COLUMN "format" text DEFAULT 'plain' NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_page" ADD COLUMN "in_header" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_page" ADD COLUMN "in_footer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_miss" ADD CONSTRAINT "search_miss_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD CONSTRAINT "search_synonym_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_miss_last" ON "search_miss" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "extra_page" ADD CONSTRAINT "extra_page_format_known" CHECK ("extra_page"."format" in ('plain', 'markdown'));--> statement-breakpoint
-- A shop's people write its pages; the slug of one stays, for it is in addresses.
GRANT INSERT, DELETE, UPDATE ("title_bn", "title_en", "body_bn", "body_en", "format", "in_header", "in_footer", "position") ON "extra_page" TO haat_member;--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "search_synonym" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- A shop's people keep its words, and see what was searched for and not found; searches are counted by the platform alone.
GRANT SELECT, INSERT, DELETE, UPDATE ("words") ON "search_synonym" TO haat_member;--> statement-breakpoint
GRANT SELECT, DELETE ON "search_miss" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "search_synonym", "search_miss" TO haat_staff;--> statement-breakpoint
ALTER TABLE "search_synonym" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "search_synonym" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "search_synonym" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
ALTER TABLE "search_miss" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "search_miss" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "search_miss" TO haat_staff USING ((SELECT haat_is_staff()));
