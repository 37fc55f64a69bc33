DROP INDEX "cart_untouched";--> statement-breakpoint
ALTER TABLE "cart" DROP COLUMN "touched_at";
