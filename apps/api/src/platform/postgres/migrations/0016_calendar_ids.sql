ALTER TABLE "registrations" ADD COLUMN "calendar_uid" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;