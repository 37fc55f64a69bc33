-- A member puts products on sale: with their pictures, in a category, and with the first line of the ledger of stock.
GRANT INSERT ON "product", "product_picture", "category", "stock_movement" TO haat_member;--> statement-breakpoint
-- Repeated with the same key a member's request changes nothing twice; nobody meets another's key.
GRANT SELECT, INSERT, UPDATE ON "idempotency_key" TO haat_member;--> statement-breakpoint
CREATE POLICY member_wall ON "idempotency_key" TO haat_member USING (
	"shop_id" = (SELECT haat_member_shop()) AND "owner" = 'account ' || haat_account_id()
);
