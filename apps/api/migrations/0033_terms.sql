CREATE TABLE "terms_acceptance" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"version" date NOT NULL,
	"told_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "terms_acceptance_account_id_kind_version_pk" PRIMARY KEY("account_id","kind","version"),
	CONSTRAINT "terms_acceptance_kind_known" CHECK ("terms_acceptance"."kind" in ('customer', 'seller')),
	CONSTRAINT "terms_acceptance_of_something" CHECK (num_nulls("terms_acceptance"."told_at", "terms_acceptance"."accepted_at") < 2)
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "plan" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_plan_known" CHECK ("shop"."plan" in ('free'));--> statement-breakpoint
-- Every account was opened with a tick at the terms for who buys; there had been one version of them.
INSERT INTO "terms_acceptance" ("account_id", "kind", "version", "accepted_at")
SELECT "id", 'customer', '2026-11-21', "created_at" FROM "customer" WHERE "created_at" IS NOT NULL;--> statement-breakpoint
GRANT SELECT ON "terms_acceptance" TO haat_staff;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_wall ON "terms_acceptance" TO haat_staff USING ((SELECT haat_is_staff()));
