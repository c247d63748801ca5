CREATE TABLE "audit_entries" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"on_behalf_of" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"details" jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_member_id_members_id_fk";--> statement-breakpoint
DROP INDEX "sessions_member_id_index";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "member_id" TO "principal_id";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "principal_kind" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_principal_kind_principal_id_index" ON "sessions" USING btree ("principal_kind","principal_id");--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "member_id" TO "owner";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "idempotency_keys_member_id_key_pk" TO "idempotency_keys_owner_key_pk";--> statement-breakpoint
UPDATE "idempotency_keys" SET "owner" = 'member:' || "owner";--> statement-breakpoint
CREATE FUNCTION forget_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sessions" WHERE "principal_kind" = 'member' AND "principal_id" = OLD."id";
  DELETE FROM "idempotency_keys" WHERE "owner" = 'member:' || OLD."id";
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_member AFTER DELETE ON "members"
  FOR EACH ROW EXECUTE FUNCTION forget_member();
