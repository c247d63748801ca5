CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"member_id" text NOT NULL,
	"event_id" text NOT NULL,
	"confirmation_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_member_id_event_id_pk" PRIMARY KEY("member_id","event_id"),
	CONSTRAINT "registrations_confirmationNumber_unique" UNIQUE("confirmation_number")
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_vendor_id_index" ON "former_slugs" USING btree ("vendor_id");