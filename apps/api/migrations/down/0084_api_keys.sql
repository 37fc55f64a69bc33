-- Loses: the keys of shops' programs, and what programs did in the audit trail.
DELETE FROM "audit_event" WHERE "actor" = 'program';--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_program_has_key";--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_actor_known";--> statement-breakpoint
ALTER TABLE "audit_event" DROP COLUMN "api_key";--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_actor_known" CHECK ("actor" in ('customer', 'account', 'member', 'staff'));--> statement-breakpoint
DROP TABLE "api_key";
