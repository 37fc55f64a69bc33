-- What was on sale without a picture before the rule is hidden until it has one.
UPDATE "product" SET "status" = 'hidden' WHERE "status" = 'live' AND "picture" = '';--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_live_has_picture" CHECK ("product"."status" <> 'live' or "product"."picture" <> '');
