ALTER TABLE "documents" ADD COLUMN "is_encrypted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "is_encrypted" boolean DEFAULT false NOT NULL;