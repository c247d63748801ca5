ALTER TABLE "redemptions" ADD COLUMN "emailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "emailed_at" timestamp with time zone;