CREATE TABLE "invitation_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_stopped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_invitations" (
	"member_id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"url_hash" text NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"picture_id" text,
	"issue" text
);
--> statement-breakpoint
ALTER TABLE "waiting_invitations" ADD CONSTRAINT "waiting_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_invitations" ADD CONSTRAINT "waiting_invitations_run_id_invitation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."invitation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_runs_started_at_index" ON "invitation_runs" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_runs_one_at_once" ON "invitation_runs" USING btree (("due_at" is not null)) WHERE "invitation_runs"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "waiting_invitations_run_id_index" ON "waiting_invitations" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "import_pictures_import_id_index" ON "import_pictures" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "import_pictures_url_hash_index" ON "import_pictures" USING btree ("url_hash");--> statement-breakpoint
CREATE INDEX "import_pictures_picture_id_index" ON "import_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "import_pictures_due_index" ON "import_pictures" USING btree ("due_at") WHERE "import_pictures"."due_at" is not null;