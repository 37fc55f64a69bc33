-- Loses: every second factor, with its recovery codes; who had one signs in with the phone alone.
ALTER TABLE "session" DROP COLUMN "challenge_at";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "challenge";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "proved_at";--> statement-breakpoint
DROP TABLE "recovery_code";--> statement-breakpoint
DROP TABLE "passkey";--> statement-breakpoint
DROP TABLE "authenticator";
