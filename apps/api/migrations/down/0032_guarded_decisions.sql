-- Loses: in which session an app for codes was begun, and which version of a shop the last decision made.
REVOKE UPDATE ("decided_version") ON "shop_opening" FROM haat_staff;--> statement-breakpoint
ALTER TABLE "shop_opening" DROP COLUMN "decided_version";--> statement-breakpoint
ALTER TABLE "authenticator" DROP COLUMN "begun_in";
