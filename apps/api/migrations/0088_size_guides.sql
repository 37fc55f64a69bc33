CREATE TABLE "size_guide" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "size_guide_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_bn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"how_bn" text DEFAULT '' NOT NULL,
	"how_en" text DEFAULT '' NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "size_guide_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "size_guide_named" CHECK ("size_guide"."name_bn" <> '' or "size_guide"."name_en" <> ''),
	CONSTRAINT "size_guide_columns_counted" CHECK (jsonb_typeof("size_guide"."columns") = 'array' and jsonb_array_length("size_guide"."columns") between 1 and 6),
	CONSTRAINT "size_guide_rows_counted" CHECK (jsonb_typeof("size_guide"."rows") = 'array' and jsonb_array_length("size_guide"."rows") between 1 and 30),
	CONSTRAINT "size_guide_columns_whole" CHECK (not jsonb_path_exists("size_guide"."columns", '$[*] ? (!(exists (@.unit ? (@ == "inch" || @ == "cm" || @ == "words"))))')),
	CONSTRAINT "size_guide_rows_whole" CHECK (not jsonb_path_exists("size_guide"."rows", 'strict $[*] ? (!(@.cells.size() == $columns && @.size.type() == "string") || (@.cells.size() == $columns && @.size.type() == "string") is unknown)', jsonb_build_object('columns', jsonb_array_length("size_guide"."columns"))))
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "size_guide_id" integer;--> statement-breakpoint
ALTER TABLE "size_guide" ADD CONSTRAINT "size_guide_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Locks: looks at the new column alone, which is empty; goods can be read meanwhile.
ALTER TABLE "product" ADD CONSTRAINT "product_size_guide_fk" FOREIGN KEY ("shop_id","size_guide_id") REFERENCES "public"."size_guide"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Locks: as above; no product has a guide yet.
CREATE INDEX "product_of_size_guide" ON "product" USING btree ("shop_id","size_guide_id") WHERE size_guide_id is not null;--> statement-breakpoint
-- A shop's people write its size guides and choose one for a product; shoppers' pages are told of a change.
GRANT SELECT, INSERT, DELETE, UPDATE ("name_bn", "name_en", "how_bn", "how_en", "columns", "rows") ON "size_guide" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("size_guide_id") ON "product" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "size_guide" TO haat_staff;--> statement-breakpoint
ALTER TABLE "size_guide" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "size_guide" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "size_guide" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "size_guide" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');
