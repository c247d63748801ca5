CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"profile_picture" text,
	"member_since" date,
	"date_of_birth" date,
	"phone" text,
	"company" text,
	"title" text,
	"work_email" text,
	"street" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"country" text,
	"crm_id" text NOT NULL,
	"instance_url" text NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "members_crmId_unique" UNIQUE("crm_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"crm_token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"wrong_tries" integer NOT NULL,
	"codes_sent_at" timestamp with time zone[] NOT NULL,
	"failed_at" timestamp with time zone[] NOT NULL,
	"failures_in_a_row" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_clients" (
	"client_hash" text PRIMARY KEY NOT NULL,
	"codes_sent_at" timestamp with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "benefits" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"member_benefit_description" text NOT NULL,
	"image_url" text,
	"category" text,
	"value" text,
	"expires_at" date,
	"city" text,
	"state" text,
	"country" text,
	"booking_url" text,
	"website" text,
	"vendor_type" text,
	"is_featured" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"provider" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"destination_id" text NOT NULL,
	"vendor_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"image_url" text,
	"parent_id" text,
	"is_primary" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"category" text,
	"location" text,
	"url" text,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_guides" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_personalized" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"member_id" text
);
--> statement-breakpoint
CREATE TABLE "gift_products" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"section_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"price_minor" bigint,
	"max_price_minor" bigint,
	"currency_code" text,
	"product_url" text,
	CONSTRAINT "gift_products_price_not_negative" CHECK ("gift_products"."price_minor" >= 0),
	CONSTRAINT "gift_products_max_price_not_negative" CHECK ("gift_products"."max_price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"guide_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"category" text,
	"activity_category" text,
	"description" text NOT NULL,
	"image_url" text,
	"address" text,
	"city" text,
	"state" text,
	"country" text,
	"website" text,
	"latitude" double precision,
	"longitude" double precision,
	"michelin_stars" smallint,
	CONSTRAINT "vendors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"member_id" text NOT NULL,
	"benefit_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemptions_member_id_benefit_id_pk" PRIMARY KEY("member_id","benefit_id"),
	CONSTRAINT "redemptions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"member_id" text NOT NULL,
	"request_type" text NOT NULL,
	"subject" text NOT NULL,
	"description" text,
	"vendor_id" text,
	"gift_product_id" text,
	"details" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_guides" ADD CONSTRAINT "gift_guides_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_products" ADD CONSTRAINT "gift_products_section_id_gift_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."gift_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_sections" ADD CONSTRAINT "gift_sections_guide_id_gift_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."gift_guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "members_email_unique" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_member_id_index" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "benefits_position_index" ON "benefits" USING btree ("position");--> statement-breakpoint
CREATE INDEX "connections_destination_id_position_index" ON "connections" USING btree ("destination_id","position");--> statement-breakpoint
CREATE INDEX "connections_vendor_id_index" ON "connections" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "destinations_parent_id_position_index" ON "destinations" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "destinations_position_index" ON "destinations" USING btree ("position");--> statement-breakpoint
CREATE INDEX "events_start_date_index" ON "events" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "gift_guides_member_id_index" ON "gift_guides" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "gift_guides_position_index" ON "gift_guides" USING btree ("position");--> statement-breakpoint
CREATE INDEX "gift_products_section_id_position_index" ON "gift_products" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "gift_sections_guide_id_position_index" ON "gift_sections" USING btree ("guide_id","position");--> statement-breakpoint
CREATE INDEX "vendors_city_type_index" ON "vendors" USING btree ("city","type");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "requests_member_id_created_at_index" ON "requests" USING btree ("member_id","created_at");