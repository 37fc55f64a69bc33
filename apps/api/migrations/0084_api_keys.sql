CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"last_four" text NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_key_hash_once" UNIQUE("key_hash"),
	CONSTRAINT "api_key_named" CHECK (char_length("api_key"."name") between 1 and 60),
	CONSTRAINT "api_key_for_something" CHECK (cardinality("api_key"."scopes") > 0),
	CONSTRAINT "api_key_hash_shape" CHECK ("api_key"."key_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "api_key_ends_later" CHECK ("api_key"."expires_at" > "api_key"."made_at")
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_actor_known";--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "api_key" text;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_made_by_customer_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_of_shop" ON "api_key" USING btree ("shop_id","made_at");--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_program_has_key" CHECK (("audit_event"."actor" = 'program') = ("audit_event"."api_key" is not null));--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_actor_known" CHECK ("audit_event"."actor" in ('customer', 'account', 'member', 'staff', 'program'));--> statement-breakpoint
-- What is kept of a key is read by nobody behind the wall. A key acts as who made it, so nobody makes one as somebody else; one
-- that is revoked stays so.
GRANT SELECT ("id", "shop_id", "name", "scopes", "prefix", "last_four", "made_by", "made_at", "expires_at", "last_used_at", "revoked_at"),
	INSERT, UPDATE ("revoked_at") ON "api_key" TO haat_member;--> statement-breakpoint
ALTER TABLE "api_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "api_key" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY made_as_oneself ON "api_key" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("made_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY revoked_for_good ON "api_key" AS RESTRICTIVE FOR UPDATE TO haat_member USING ("revoked_at" IS NULL) WITH CHECK (true);
