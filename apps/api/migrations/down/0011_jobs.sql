-- Loses: the work that was to be done later, and the list of what failed for good.
DROP TRIGGER "index_later" ON "product";--> statement-breakpoint
DROP FUNCTION haat_index_later();--> statement-breakpoint
DROP INDEX "product_unindexed";--> statement-breakpoint
DROP TABLE "job";--> statement-breakpoint
DROP FUNCTION haat_tell_job();
