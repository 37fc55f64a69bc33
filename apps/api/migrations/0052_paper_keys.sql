CREATE TABLE "bill_key" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_key" ADD CONSTRAINT "bill_key_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;