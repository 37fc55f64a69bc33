-- Loses: which second factors are to be reset just now, and when a session proved its phone last.
DROP POLICY staff_wall ON "passkey";--> statement-breakpoint
DROP POLICY staff_wall ON "authenticator";--> statement-breakpoint
ALTER TABLE "passkey" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "authenticator" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE SELECT ("account_id") ON "passkey" FROM haat_staff;--> statement-breakpoint
REVOKE SELECT ("account_id", "confirmed_at") ON "authenticator" FROM haat_staff;--> statement-breakpoint
DROP TABLE "factor_reset";--> statement-breakpoint
DROP FUNCTION "factor_reset_of_two_admins"();--> statement-breakpoint
DROP TRIGGER "customer_block_spares_staff" ON "customer";--> statement-breakpoint
DROP FUNCTION "platform_people_stay_active"();--> statement-breakpoint
DROP TRIGGER "platform_role_of_active_account" ON "platform_role";--> statement-breakpoint
DROP TRIGGER "session_of_active_account" ON "session";--> statement-breakpoint
DROP FUNCTION "account_is_active"();--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "phone_proved_at";--> statement-breakpoint
-- A code that was sent for a proof is none for a sign-in.
DELETE FROM "one_time_code" WHERE "purpose" = 'proof';--> statement-breakpoint
ALTER TABLE "one_time_code" DROP COLUMN "purpose";
