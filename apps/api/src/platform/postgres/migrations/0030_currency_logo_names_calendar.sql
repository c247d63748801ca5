DROP INDEX "members_name_index";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "calendar_uid" text;--> statement-breakpoint
ALTER TABLE "club_settings" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "club_settings" ADD COLUMN "logo_dark_file" text;--> statement-breakpoint
CREATE INDEX "members_name_index" ON "members" USING btree (lower(coalesce(nullif("last_name", ''), "first_name")),lower("first_name"),"id");