CREATE TABLE "saved_items" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"is_saved" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"missed_at" timestamp with time zone,
	"back_at" timestamp with time zone,
	CONSTRAINT "saved_items_member_id_kind_item_id_pk" PRIMARY KEY("member_id","kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_items_removed_index" ON "saved_items" USING btree ("changed_at") WHERE not "saved_items"."is_saved";