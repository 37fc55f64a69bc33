CREATE TABLE "shop_take_out_part" (
	"shop_id" integer NOT NULL,
	"take_out_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "shop_take_out_part_shop_id_take_out_id_position_pk" PRIMARY KEY("shop_id","take_out_id","position"),
	CONSTRAINT "shop_take_out_part_possible" CHECK ("shop_take_out_part"."position" >= 0 and "shop_take_out_part"."file" >= 1 and "shop_take_out_part"."bytes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "shop_take_out" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "shop_take_out_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"key" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"place" jsonb,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"until" timestamp with time zone,
	CONSTRAINT "shop_take_out_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "shop_take_out_state_known" CHECK ("shop_take_out"."state" in ('asked', 'making', 'ready', 'gone')),
	CONSTRAINT "shop_take_out_language_known" CHECK ("shop_take_out"."language" in ('bn', 'en')),
	CONSTRAINT "shop_take_out_key_shape" CHECK ("shop_take_out"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "shop_take_out_done_counts" CHECK ("shop_take_out"."done" between 0 and 1000),
	CONSTRAINT "shop_take_out_ready_until" CHECK (num_nulls("shop_take_out"."ready_at", "shop_take_out"."until") in (0, 2)),
	CONSTRAINT "shop_take_out_ready_known" CHECK ("shop_take_out"."state" <> 'ready' or "shop_take_out"."ready_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "shop_take_out_part" ADD CONSTRAINT "shop_take_out_part_take_out_fk" FOREIGN KEY ("shop_id","take_out_id") REFERENCES "public"."shop_take_out"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_take_out" ADD CONSTRAINT "shop_take_out_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_take_out" ADD CONSTRAINT "shop_take_out_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_take_out_once" ON "shop_take_out" USING btree ("shop_id") WHERE state <> 'gone';--> statement-breakpoint
-- Its owner asks for a copy and deletes one; what it is made of is written by the platform's own work.
GRANT SELECT, INSERT, UPDATE ("state") ON "shop_take_out" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "shop_take_out_part" TO haat_member;--> statement-breakpoint
ALTER TABLE "shop_take_out" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_take_out_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_take_out" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "shop_take_out_part" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));
