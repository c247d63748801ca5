CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"sealed_number" text NOT NULL,
	"last_four" text NOT NULL,
	"brand" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"cardholder_name" text NOT NULL,
	"description" text NOT NULL,
	"is_preferred" boolean NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"field" text NOT NULL,
	"requested_value" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_methods_member_id_created_at_index" ON "payment_methods" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_preferred" ON "payment_methods" USING btree ("member_id") WHERE "payment_methods"."is_preferred";--> statement-breakpoint
CREATE INDEX "change_requests_member_id_created_at_index" ON "change_requests" USING btree ("member_id","created_at");