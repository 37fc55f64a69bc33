CREATE TABLE "service_count" (
	"since" timestamp with time zone NOT NULL,
	"part" text NOT NULL,
	"answered" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "service_count_since_part_pk" PRIMARY KEY("since","part"),
	CONSTRAINT "service_count_no_less_than_none" CHECK ("service_count"."answered" >= 0 and "service_count"."failed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "upkeep" (
	"work" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone NOT NULL
);
