CREATE TABLE "text_message_day" (
	"day" text PRIMARY KEY NOT NULL,
	"messages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_try" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"phone" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"customer_id" integer,
	"shop_id" integer,
	"subject" text,
	"result" text NOT NULL,
	"reason" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "uploaded_picture" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "customer_address" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploaded_picture" ADD CONSTRAINT "uploaded_picture_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wrong_try_of_phone" ON "wrong_try" USING btree ("phone","kind","created_at");--> statement-breakpoint
CREATE INDEX "wrong_try_of_address" ON "wrong_try" USING btree ("address_hash","kind","created_at");--> statement-breakpoint
CREATE INDEX "wrong_try_age" ON "wrong_try" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_event_of_customer" ON "audit_event" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "audit_event_of_shop" ON "audit_event" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "uploaded_picture_of_customer" ON "uploaded_picture" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "uploaded_picture_age" ON "uploaded_picture" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_code_age" ON "one_time_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_ticket_expiry" ON "sign_in_ticket" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");