ALTER TABLE "courier_booking" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "twins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "courier_statement_open" ON "courier_statement" USING btree ("at") WHERE sheet is not null;