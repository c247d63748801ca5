CREATE TABLE "request_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"visibility" text NOT NULL,
	"author_kind" text NOT NULL,
	"author_id" text,
	"author_name" text,
	"text" text,
	"move" text,
	"from_status" text,
	"to_status" text,
	"mentions" text[],
	"created_at" timestamp with time zone NOT NULL,
	"email_due_at" timestamp with time zone,
	CONSTRAINT "request_entries_note_of_staff" CHECK ("request_entries"."kind" <> 'note' or "request_entries"."visibility" = 'staff'),
	CONSTRAINT "request_entries_email_to_member" CHECK ("request_entries"."email_due_at" is null or "request_entries"."visibility" = 'member')
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"entry_id" text,
	"uploaded_by" text NOT NULL,
	"sealed_words" text NOT NULL,
	"sealed_key" text NOT NULL,
	"size" integer NOT NULL,
	"extension" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_files_size_positive" CHECK ("request_files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "request_links" (
	"request_id" text NOT NULL,
	"linked_id" text NOT NULL,
	CONSTRAINT "request_links_request_id_linked_id_pk" PRIMARY KEY("request_id","linked_id")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
-- Requests stored before have no thread yet: their last line is the request itself.
UPDATE "requests" SET "updated_at" = "created_at", "changed_at" = "created_at",
  "closed_at" = CASE WHEN "status" IN ('completed', 'cancelled') THEN "created_at" END;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "confirmed_date" date;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "confirmed_time" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "confirmed_end_date" date;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rating_stars" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rating_words" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "entered_by" text;--> statement-breakpoint
ALTER TABLE "request_entries" ADD CONSTRAINT "request_entries_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_entry_id_request_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."request_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_links" ADD CONSTRAINT "request_links_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_links" ADD CONSTRAINT "request_links_linked_id_requests_id_fk" FOREIGN KEY ("linked_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_entries_request_id_position_index" ON "request_entries" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "request_entries_member_messages_index" ON "request_entries" USING btree ("author_id","created_at") WHERE "request_entries"."author_kind" = 'member' and "request_entries"."kind" = 'message';--> statement-breakpoint
CREATE INDEX "request_entries_email_due_index" ON "request_entries" USING btree ("email_due_at") WHERE "request_entries"."email_due_at" is not null;--> statement-breakpoint
CREATE INDEX "request_files_request_id_index" ON "request_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_files_entry_id_index" ON "request_files" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "request_files_unsent_index" ON "request_files" USING btree ("created_at") WHERE "request_files"."entry_id" is null;--> statement-breakpoint
CREATE INDEX "request_links_linked_id_index" ON "request_links" USING btree ("linked_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_id_staff_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_merged_into_requests_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_entered_by_staff_members_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_member_id_updated_at_id_index" ON "requests" USING btree ("member_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "requests_assignee_id_changed_at_index" ON "requests" USING btree ("assignee_id","changed_at");--> statement-breakpoint
CREATE INDEX "requests_merged_into_index" ON "requests" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "requests_tags_index" ON "requests" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "requests_open_index" ON "requests" USING btree ("changed_at","id") WHERE "requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "requests_closed_index" ON "requests" USING btree ("closed_at","id") WHERE "requests"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_snoozed_index" ON "requests" USING btree ("snoozed_until") WHERE "requests"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "requests_confirmed_index" ON "requests" USING btree (coalesce("confirmed_end_date", "confirmed_date")) WHERE "requests"."status" = 'confirmed';--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_version_positive" CHECK ("requests"."version" > 0);--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_rating_range" CHECK ("requests"."rating_stars" between 1 and 5);