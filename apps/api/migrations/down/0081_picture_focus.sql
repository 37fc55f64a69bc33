-- Loses: which pictures are squares of another one, and around which point; the squares stay as pictures.
ALTER TABLE "uploaded_picture" DROP CONSTRAINT "uploaded_picture_focus";
--> statement-breakpoint
DROP INDEX "uploaded_picture_of_whole";
--> statement-breakpoint
ALTER TABLE "uploaded_picture" DROP COLUMN "focus_y";
--> statement-breakpoint
ALTER TABLE "uploaded_picture" DROP COLUMN "focus_x";
--> statement-breakpoint
ALTER TABLE "uploaded_picture" DROP COLUMN "whole";
