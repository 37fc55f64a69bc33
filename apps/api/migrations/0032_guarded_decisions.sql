ALTER TABLE "authenticator" ADD COLUMN "begun_in" text;--> statement-breakpoint
ALTER TABLE "shop_opening" ADD COLUMN "decided_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
GRANT UPDATE ("decided_version") ON "shop_opening" TO haat_staff;
