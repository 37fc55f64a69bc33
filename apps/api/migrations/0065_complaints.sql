CREATE TABLE "complaint_message" (
	"shop_id" integer NOT NULL,
	"complaint_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "complaint_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_message_shop_id_complaint_id_id_pk" PRIMARY KEY("shop_id","complaint_id","id"),
	CONSTRAINT "complaint_message_author_known" CHECK ("complaint_message"."author" in ('customer', 'shop', 'platform')),
	CONSTRAINT "complaint_message_pictures_few" CHECK (cardinality("complaint_message"."pictures") <= 4),
	CONSTRAINT "complaint_message_written" CHECK ("complaint_message"."text" <> '' and char_length("complaint_message"."text") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "complaint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"waits_since" timestamp with time zone NOT NULL,
	"passed_at" timestamp with time zone,
	"passed_by" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "complaint_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "complaint_kind_known" CHECK ("complaint"."kind" in ('return', 'problem')),
	CONSTRAINT "complaint_reason_known" CHECK ("complaint"."reason" in ('damaged', 'wrong', 'described', 'missing', 'late', 'charged', 'unwanted', 'other')),
	CONSTRAINT "complaint_state_known" CHECK ("complaint"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "complaint_passed_by_somebody" CHECK (num_nulls("complaint"."passed_at", "complaint"."passed_by") in (0, 2)),
	CONSTRAINT "complaint_closed_by_somebody" CHECK (num_nulls("complaint"."closed_at", "complaint"."closed_by") in (0, 2) and ("complaint"."state" = 'closed') = ("complaint"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "complaint_message" ADD CONSTRAINT "complaint_message_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_message" ADD CONSTRAINT "complaint_message_complaint_fk" FOREIGN KEY ("shop_id","complaint_id") REFERENCES "public"."complaint"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."customer_order"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_message_pictures" ON "complaint_message" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "complaint_of_state" ON "complaint" USING btree ("shop_id","state","waits_since","id");--> statement-breakpoint
CREATE INDEX "complaint_of_order" ON "complaint" USING btree ("shop_id","order_id","id");--> statement-breakpoint
CREATE INDEX "complaint_of_customer" ON "complaint" USING btree ("customer_id","opened_at");--> statement-breakpoint
CREATE INDEX "complaint_passed" ON "complaint" USING btree ("state","waits_since") WHERE passed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_open_once" ON "complaint" USING btree ("shop_id","order_id") WHERE state <> 'closed';
--> statement-breakpoint
-- A customer says what is wrong with an order of their own; the shop's people answer, and the platform's what was passed to them.
GRANT SELECT, INSERT, UPDATE ("state", "waits_since", "passed_at", "passed_by", "closed_at", "closed_by") ON "complaint" TO haat_shop;--> statement-breakpoint
GRANT SELECT, INSERT ON "complaint_message" TO haat_shop;--> statement-breakpoint
GRANT SELECT, UPDATE ("state", "waits_since", "closed_at", "closed_by") ON "complaint" TO haat_member, haat_staff;--> statement-breakpoint
GRANT SELECT, INSERT ON "complaint_message" TO haat_member, haat_staff;--> statement-breakpoint
ALTER TABLE "complaint" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "complaint_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "complaint" TO haat_shop USING ("shop_id" = haat_shop_id() AND "customer_id" = haat_customer_id());--> statement-breakpoint
CREATE POLICY member_wall ON "complaint" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "complaint" TO haat_staff USING ((SELECT haat_is_staff()) AND "passed_at" IS NOT NULL);--> statement-breakpoint
-- Whoever sees a complaint sees what was written about it, and writes as who they are.
CREATE POLICY tenant_wall ON "complaint_message" TO haat_shop USING (EXISTS (
	SELECT FROM "complaint" c WHERE c.shop_id = "complaint_message".shop_id AND c.id = "complaint_message".complaint_id
)) WITH CHECK ("shop_id" = haat_shop_id() AND "account_id" = haat_customer_id() AND "author" = 'customer' AND EXISTS (
	SELECT FROM "complaint" c WHERE c.shop_id = "complaint_message".shop_id AND c.id = "complaint_message".complaint_id
));--> statement-breakpoint
CREATE POLICY member_wall ON "complaint_message" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()))
WITH CHECK ("shop_id" = (SELECT haat_member_shop()) AND "account_id" = haat_account_id() AND "author" = 'shop');--> statement-breakpoint
CREATE POLICY staff_wall ON "complaint_message" TO haat_staff USING ((SELECT haat_is_staff()) AND EXISTS (
	SELECT FROM "complaint" c WHERE c.shop_id = "complaint_message".shop_id AND c.id = "complaint_message".complaint_id
)) WITH CHECK ((SELECT haat_is_staff()) AND "account_id" = haat_account_id() AND "author" = 'platform' AND EXISTS (
	SELECT FROM "complaint" c WHERE c.shop_id = "complaint_message".shop_id AND c.id = "complaint_message".complaint_id
));
--> statement-breakpoint
-- Whoever complains has the shop told, and the complaint looked at when its time is over.
GRANT EXECUTE ON FUNCTION haat_add_job(text, jsonb, text, timestamptz, timestamptz, timestamptz) TO haat_shop;
