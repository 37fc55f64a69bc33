CREATE TABLE "bulk_edit_row" (
	"shop_id" integer NOT NULL,
	"bulk_edit_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"combination_id" integer,
	"price_before" bigint NOT NULL,
	"price_after" bigint,
	"old_before" bigint,
	"old_after" bigint,
	"stock_before" integer NOT NULL,
	"stock_after" integer,
	"is_moved" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bulk_edit_row_shop_id_bulk_edit_id_position_pk" PRIMARY KEY("shop_id","bulk_edit_id","position"),
	CONSTRAINT "bulk_edit_row_changes" CHECK (num_nonnulls("bulk_edit_row"."price_after", "bulk_edit_row"."stock_after") > 0),
	CONSTRAINT "bulk_edit_row_stock_possible" CHECK ("bulk_edit_row"."stock_after" >= 0),
	CONSTRAINT "bulk_edit_row_price_possible" CHECK ("bulk_edit_row"."price_after" > 0)
);
--> statement-breakpoint
CREATE TABLE "bulk_edit" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bulk_edit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"state" text DEFAULT 'previewed' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_edit_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "bulk_edit_state_known" CHECK ("bulk_edit"."state" in ('previewed', 'applied', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "bulk_edit_row" ADD CONSTRAINT "bulk_edit_row_edit_fk" FOREIGN KEY ("shop_id","bulk_edit_id") REFERENCES "public"."bulk_edit"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit_row" ADD CONSTRAINT "bulk_edit_row_product_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."product"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit_row" ADD CONSTRAINT "bulk_edit_row_combination_fk" FOREIGN KEY ("shop_id","combination_id") REFERENCES "public"."product_combination"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit" ADD CONSTRAINT "bulk_edit_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit" ADD CONSTRAINT "bulk_edit_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_edit_row_of_product" ON "bulk_edit_row" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "bulk_edit_latest" ON "bulk_edit" USING btree ("shop_id","at","id");--> statement-breakpoint
-- A member puts changes together, does them and takes them back; what was done stays for good.
GRANT SELECT, INSERT, DELETE, UPDATE ("state", "at") ON "bulk_edit" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("price_before", "old_before", "stock_before", "is_moved") ON "bulk_edit_row" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "bulk_edit", "bulk_edit_row" TO haat_staff;--> statement-breakpoint
ALTER TABLE "bulk_edit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "bulk_edit" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "bulk_edit" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
ALTER TABLE "bulk_edit_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "bulk_edit_row" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "bulk_edit_row" TO haat_staff USING ((SELECT haat_is_staff()));
