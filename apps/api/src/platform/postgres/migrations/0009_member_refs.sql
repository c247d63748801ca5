ALTER TABLE "members" ADD COLUMN "ref" text;--> statement-breakpoint
UPDATE "members" SET "ref" = "id";--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "ref" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_ref_unique" UNIQUE("ref");
