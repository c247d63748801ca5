CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"title" text NOT NULL,
	"base_version" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"release_id" text,
	"publish_at" timestamp with time zone,
	"scheduled_by" text,
	"issue" text,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_drafts_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_hidings" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"hide_at" timestamp with time zone NOT NULL,
	"words" text,
	"scheduled_by" text NOT NULL,
	CONSTRAINT "content_hidings_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_releases" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"scheduled_by" text,
	"published_at" timestamp with time zone,
	"issue" text
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"shape" integer DEFAULT 1 NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"published_by" text,
	"published_at" timestamp with time zone NOT NULL,
	"import_id" text,
	"release_id" text,
	CONSTRAINT "content_versions_kind_item_id_number_pk" PRIMARY KEY("kind","item_id","number")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"alternative_text" text,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"uploaded_by" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	"import_id" text,
	CONSTRAINT "pictures_focus_in_percent" CHECK ("pictures"."focus_x" between 0 and 100 and "pictures"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "club_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"club_name" text,
	"club_address" text,
	"club_phone" text,
	"staff_email" text,
	"newsletter_url" text,
	"membership_url" text,
	"time_zone" text,
	"accent" text,
	"logo_file" text,
	"first_run" text,
	"changed_by" text,
	"changed_at" timestamp with time zone,
	CONSTRAINT "club_settings_one_row" CHECK ("club_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "club_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sealed_key" text NOT NULL,
	"size" bigint
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"columns" jsonb NOT NULL,
	"fixed_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_mappings_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "imported_items" (
	"import_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	CONSTRAINT "imported_items_import_id_kind_item_id_pk" PRIMARY KEY("import_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"file" text,
	"sealed_key" text,
	"size" bigint DEFAULT 0 NOT NULL,
	"survey" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb,
	"hides_missing" boolean DEFAULT false NOT NULL,
	"plan" jsonb,
	"plan_hash" text,
	"created_by" text,
	"created_by_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"reverted_at" timestamp with time zone,
	"issue" text
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"message_id" text NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_status" integer,
	"last_issue" text
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_former_secret" text,
	"former_secret_until" timestamp with time zone,
	"events" text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_views" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"staff_session_id" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "member_views_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "redemptions" DROP CONSTRAINT "redemptions_benefit_id_benefits_id_fk";
--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_event_id_events_id_fk";
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "gift_guides" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_guides" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_guides" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "decision_note" text;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "macros" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_release_id_content_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."content_releases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_scheduled_by_staff_members_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_updated_by_staff_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_hidings" ADD CONSTRAINT "content_hidings_scheduled_by_staff_members_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_releases" ADD CONSTRAINT "content_releases_created_by_staff_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_releases" ADD CONSTRAINT "content_releases_scheduled_by_staff_members_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_staff_members_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_release_id_content_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."content_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploaded_by_staff_members_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_settings" ADD CONSTRAINT "club_settings_changed_by_staff_members_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_exports" ADD CONSTRAINT "club_exports_created_by_staff_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_staff_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_key_api_keys_id_fk" FOREIGN KEY ("created_by_key") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_staff_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_staff_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_views" ADD CONSTRAINT "member_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_views" ADD CONSTRAINT "member_views_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_drafts_kind_updated_at_index" ON "content_drafts" USING btree ("kind","updated_at");--> statement-breakpoint
CREATE INDEX "content_drafts_release_id_index" ON "content_drafts" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "content_drafts_search_index" ON "content_drafts" USING gin (plain("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_drafts_due_index" ON "content_drafts" USING btree ("publish_at") WHERE "content_drafts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "content_hidings_hide_at_index" ON "content_hidings" USING btree ("hide_at");--> statement-breakpoint
CREATE INDEX "content_releases_created_at_id_index" ON "content_releases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "content_releases_due_index" ON "content_releases" USING btree ("publish_at") WHERE "content_releases"."published_at" is null;--> statement-breakpoint
CREATE INDEX "content_versions_import_id_index" ON "content_versions" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "content_versions_release_id_index" ON "content_versions" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "pictures_uploaded_at_id_index" ON "pictures" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "pictures_search_index" ON "pictures" USING gin (plain("name" || ' ' || coalesce("alternative_text", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "club_exports_created_by_created_at_index" ON "club_exports" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "club_exports_expires_at_index" ON "club_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "imports_created_at_id_index" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "api_keys_created_at_index" ON "api_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id_created_at_id_index" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id_tried_at_index" ON "webhook_deliveries" USING btree ("webhook_id","tried_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_index" ON "webhook_deliveries" USING btree ("webhook_id","due_at") WHERE "webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_given_up_index" ON "webhook_deliveries" USING btree ("webhook_id") WHERE "webhook_deliveries"."due_at" is null and "webhook_deliveries"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "webhooks_created_at_index" ON "webhooks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_views_member_id_started_at_index" ON "member_views" USING btree ("member_id","started_at");--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_decided_by_staff_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_name_index" ON "members" USING btree (lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "benefits_search_index" ON "benefits" USING gin (plain("title" || ' ' || "provider" || ' ' || coalesce("category", '') || ' ' || coalesce("city", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "destinations_search_index" ON "destinations" USING gin (plain("name" || ' ' || coalesce("introduction", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_search_index" ON "events" USING gin (plain("title" || ' ' || coalesce("location", '') || ' ' || coalesce("category", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gift_guides_search_index" ON "gift_guides" USING gin (plain("name" || ' ' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gift_products_search_index" ON "gift_products" USING gin (plain("name" || ' ' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_name_index" ON "vendors" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "vendors_search_index" ON "vendors" USING gin (plain("name" || ' ' || "type" || ' ' || coalesce("category", '') || ' ' || coalesce("city", '') || ' ' || coalesce("country", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "change_requests_open_index" ON "change_requests" USING btree ("created_at","id") WHERE "change_requests"."status" = 'open';--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_externalId_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_externalId_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_externalId_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "gift_guides" ADD CONSTRAINT "gift_guides_externalId_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_externalId_unique" UNIQUE("external_id");