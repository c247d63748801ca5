CREATE TABLE "inbox_items" (
	"staff_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_items_staff_id_entry_id_pk" PRIMARY KEY("staff_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "request_readers" (
	"staff_id" text NOT NULL,
	"request_id" text NOT NULL,
	"seen_position" integer DEFAULT -1 NOT NULL,
	"is_marked" boolean DEFAULT false NOT NULL,
	"is_watching" boolean DEFAULT false NOT NULL,
	CONSTRAINT "request_readers_staff_id_request_id_pk" PRIMARY KEY("staff_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "news_position" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "news_author_id" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "other_news_position" integer;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD COLUMN "conditions" jsonb;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_entry_id_request_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."request_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_readers" ADD CONSTRAINT "request_readers_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_readers" ADD CONSTRAINT "request_readers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_items_staff_id_created_at_entry_id_index" ON "inbox_items" USING btree ("staff_id","created_at","entry_id");--> statement-breakpoint
CREATE INDEX "inbox_items_entry_id_index" ON "inbox_items" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "inbox_items_request_id_index" ON "inbox_items" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_readers_request_id_index" ON "request_readers" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_readers_followed_index" ON "request_readers" USING btree ("staff_id") WHERE "request_readers"."is_marked" or "request_readers"."is_watching";--> statement-breakpoint
CREATE INDEX "request_entries_messages_index" ON "request_entries" USING btree ("request_id","position") WHERE "request_entries"."kind" = 'message';--> statement-breakpoint
CREATE INDEX "request_entries_responses_index" ON "request_entries" USING btree ("request_id","created_at") WHERE "request_entries"."author_kind" = 'staff' and "request_entries"."visibility" = 'member' and ("request_entries"."kind" = 'message' or "request_entries"."move" in ('confirm', 'complete', 'decline'));--> statement-breakpoint
CREATE INDEX "request_entries_settlements_index" ON "request_entries" USING btree ("request_id","created_at") WHERE "request_entries"."to_status" in ('confirmed', 'completed', 'declined');--> statement-breakpoint
CREATE INDEX "requests_booked_days_index" ON "requests" USING gist (daterange("confirmed_date", greatest("confirmed_date", "confirmed_end_date"), '[]')) WHERE "requests"."confirmed_date" is not null and ("requests"."status" = 'confirmed' or "requests"."status" = 'completed' and not "requests"."is_taken_back");--> statement-breakpoint
CREATE INDEX "requests_wished_day_index" ON "requests" USING btree (left(coalesce("details" ->> 'arrivalDate', "details" ->> 'diningDate', "details" ->> 'pickupDate', "details" ->> 'eventDate', "details" ->> 'deliveryDate', "details" ->> 'flowerDeliveryDate', "details" ->> 'beautyDate'), 10)) WHERE "requests"."closed_at" is null and "requests"."status" <> 'confirmed';