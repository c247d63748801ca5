CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"sealed_words" text NOT NULL,
	"sealed_key" text NOT NULL,
	"size" integer NOT NULL,
	"extension" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_size_positive" CHECK ("documents"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_member_id_created_at_index" ON "documents" USING btree ("member_id","created_at");