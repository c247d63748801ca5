CREATE TABLE "audit_unchained" (
	"seq" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_actor_seq_index" ON "audit_entries" USING btree ("actor","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_action_seq_index" ON "audit_entries" USING btree ("action","seq");--> statement-breakpoint
INSERT INTO "audit_unchained" ("seq")
  SELECT "audit_entries"."seq" FROM "audit_entries" LEFT JOIN "audit_chain" USING ("seq") WHERE "audit_chain"."seq" IS NULL;--> statement-breakpoint
CREATE FUNCTION await_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_unchained" ("seq") VALUES (NEW."seq");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER await_chain AFTER INSERT ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION await_chain();
