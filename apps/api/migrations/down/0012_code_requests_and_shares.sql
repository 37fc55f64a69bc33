ALTER TABLE "wrong_try" DROP COLUMN "share";--> statement-breakpoint
ALTER TABLE "one_time_code" DROP COLUMN "share";--> statement-breakpoint
ALTER TABLE "one_time_code" DROP COLUMN "request_hash";
