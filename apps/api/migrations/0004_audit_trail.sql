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
CREATE INDEX "audit_event_of_customer" ON "audit_event" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "audit_event_of_shop" ON "audit_event" USING btree ("shop_id","at");