ALTER TABLE "uploaded_picture" ADD COLUMN "whole" text;--> statement-breakpoint
ALTER TABLE "uploaded_picture" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "uploaded_picture" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
CREATE INDEX "uploaded_picture_of_whole" ON "uploaded_picture" USING btree ("whole") WHERE whole is not null;--> statement-breakpoint
ALTER TABLE "uploaded_picture" ADD CONSTRAINT "uploaded_picture_focus" CHECK (num_nulls("uploaded_picture"."whole", "uploaded_picture"."focus_x", "uploaded_picture"."focus_y") in (0, 3)
        and "uploaded_picture"."focus_x" between 0 and 100 and "uploaded_picture"."focus_y" between 0 and 100);