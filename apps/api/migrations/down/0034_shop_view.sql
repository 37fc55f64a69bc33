-- Loses: who of the platform's people looks into which shop just now; that they did stays in the audit trail.
CREATE OR REPLACE FUNCTION haat_member_shop() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
RETURN (SELECT m."shop_id" FROM "shop_member" m WHERE m."shop_id" = haat_shop_id() AND m."account_id" = haat_account_id());--> statement-breakpoint
DROP TABLE "shop_view";
