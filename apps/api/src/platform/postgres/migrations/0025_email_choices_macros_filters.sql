CREATE TABLE "macros" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"moves" text[] NOT NULL,
	"snooze_days" integer,
	"text" text,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"name" text NOT NULL,
	"view" text NOT NULL,
	"order" text NOT NULL,
	"text" text,
	"tag" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "emails_assigned" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "emails_mentioned" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "emails_everything_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "macros_title_unique" ON "macros" USING btree (lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name_unique" ON "saved_filters" USING btree ("staff_id",lower("name"));