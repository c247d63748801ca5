CREATE TABLE "sign_in_attempts" (
	"attempt_hash" text PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"mark_hash" text,
	"code_hash" text NOT NULL,
	"wrong_tries" integer NOT NULL,
	"is_used" boolean NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_marks" (
	"mark_hash" text NOT NULL,
	"owner" text NOT NULL,
	"codes_sent_at" timestamp with time zone[] NOT NULL,
	"failed_at" timestamp with time zone[] NOT NULL,
	"failures_in_a_row" integer NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_marks_mark_hash_owner_pk" PRIMARY KEY("mark_hash","owner")
);
--> statement-breakpoint
ALTER TABLE "sign_in_clients" ADD COLUMN "failed_at" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_addresses" ADD COLUMN "is_stranger" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whose they are is unknown until their next use, and most are strangers'.
UPDATE "sign_in_addresses" SET "is_stranger" = true WHERE "failures_in_a_row" < 100;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_email_hash_sent_at_index" ON "sign_in_attempts" USING btree ("email_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_expires_at_index" ON "sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_marks_owner_index" ON "sign_in_marks" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "sign_in_marks_signed_in_at_index" ON "sign_in_marks" USING btree ("signed_in_at");--> statement-breakpoint
INSERT INTO "sign_in_attempts"
  SELECT 'before attempts ' || "address_hash", "address_hash", NULL, "code_hash", "wrong_tries", false,
    "code_expires_at" - interval '10 minutes', "code_expires_at"
  FROM "sign_in_addresses" WHERE "code_hash" IS NOT NULL AND "code_expires_at" IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sessions" WHERE "principal_kind" = 'member' AND "principal_id" = OLD."id";
  DELETE FROM "idempotency_keys" WHERE "owner" = 'member:' || OLD."id";
  DELETE FROM "sign_in_marks" WHERE "owner" = 'member:' || OLD."id";
  RETURN OLD;
END
$$;
--> statement-breakpoint
ALTER TABLE "sign_in_addresses" DROP COLUMN "code_hash";--> statement-breakpoint
ALTER TABLE "sign_in_addresses" DROP COLUMN "code_expires_at";--> statement-breakpoint
ALTER TABLE "sign_in_addresses" DROP COLUMN "wrong_tries";