ALTER TABLE "requests" ADD COLUMN "shown_version" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "arrangement" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "is_taken_back" boolean DEFAULT false NOT NULL;