DROP POLICY member_wall ON "idempotency_key";--> statement-breakpoint
REVOKE SELECT, INSERT, UPDATE ON "idempotency_key" FROM haat_member;--> statement-breakpoint
REVOKE INSERT ON "product", "product_picture", "category", "stock_movement" FROM haat_member;
