CREATE TABLE "goods_import_picture" (
	"shop_id" integer NOT NULL,
	"goods_import_id" integer NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" "bytea",
	"key" text,
	"is_broken" boolean DEFAULT false NOT NULL,
	CONSTRAINT "goods_import_picture_shop_id_goods_import_id_name_pk" PRIMARY KEY("shop_id","goods_import_id","name")
);
--> statement-breakpoint
CREATE TABLE "goods_import_product" (
	"shop_id" integer NOT NULL,
	"goods_import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"first_row" integer NOT NULL,
	"row_count" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"has_zero" boolean NOT NULL,
	"errors" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"digest" text NOT NULL,
	"sheet" jsonb NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "goods_import_product_shop_id_goods_import_id_position_pk" PRIMARY KEY("shop_id","goods_import_id","position"),
	CONSTRAINT "goods_import_product_kind_known" CHECK ("goods_import_product"."kind" in ('new', 'changed', 'same', 'double', 'failed')),
	CONSTRAINT "goods_import_product_outcome_known" CHECK ("goods_import_product"."outcome" in ('waiting', 'done', 'same', 'skipped', 'failed', 'undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "goods_import" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "goods_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"row_count" integer NOT NULL,
	"product_count" integer NOT NULL,
	"unknown_columns" text[] NOT NULL,
	"left_pictures" jsonb NOT NULL,
	"takes_zeros" boolean DEFAULT false NOT NULL,
	"makes_doubles" boolean DEFAULT false NOT NULL,
	CONSTRAINT "goods_import_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "goods_import_state_known" CHECK ("goods_import"."state" in ('reading', 'previewed', 'applying', 'applied', 'undoing', 'undone')),
	CONSTRAINT "goods_import_format_known" CHECK ("goods_import"."format" in ('csv', 'xlsx'))
);
--> statement-breakpoint
ALTER TABLE "goods_import_picture" ADD CONSTRAINT "goods_import_picture_import_fk" FOREIGN KEY ("shop_id","goods_import_id") REFERENCES "public"."goods_import"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import_product" ADD CONSTRAINT "goods_import_product_import_fk" FOREIGN KEY ("shop_id","goods_import_id") REFERENCES "public"."goods_import"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import" ADD CONSTRAINT "goods_import_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import" ADD CONSTRAINT "goods_import_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_import_picture_digest" ON "goods_import_picture" USING btree ("shop_id","digest");--> statement-breakpoint
CREATE INDEX "goods_import_picture_key" ON "goods_import_picture" USING btree ("key");--> statement-breakpoint
CREATE INDEX "goods_import_product_outcome" ON "goods_import_product" USING btree ("shop_id","goods_import_id","outcome","position");--> statement-breakpoint
CREATE INDEX "goods_import_latest" ON "goods_import" USING btree ("shop_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_import_once" ON "goods_import" USING btree ("shop_id","digest") WHERE state in ('reading', 'previewed', 'applying');--> statement-breakpoint
-- A member brings files, has them done and taken back; the clean-up takes them away.
GRANT SELECT, INSERT, DELETE, UPDATE ("account_id", "state", "file_name", "language", "at", "row_count", "product_count", "unknown_columns", "left_pictures", "takes_zeros", "makes_doubles") ON "goods_import" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("product_id", "errors", "outcome", "before", "after") ON "goods_import_product" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("bytes", "key", "is_broken") ON "goods_import_picture" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "goods_import", "goods_import_product", "goods_import_picture" TO haat_staff;--> statement-breakpoint
ALTER TABLE "goods_import" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "goods_import" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "goods_import" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
ALTER TABLE "goods_import_product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "goods_import_product" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "goods_import_product" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
ALTER TABLE "goods_import_picture" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "goods_import_picture" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "goods_import_picture" TO haat_staff USING ((SELECT haat_is_staff()));
