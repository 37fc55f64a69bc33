ALTER TABLE "one_time_code" ADD COLUMN "request_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "share" text DEFAULT 'strangers' NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_try" ADD COLUMN "share" text DEFAULT 'strangers' NOT NULL;