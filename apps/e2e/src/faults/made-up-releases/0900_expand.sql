ALTER TABLE "requests" ADD COLUMN "channel" text DEFAULT 'channel-before' NOT NULL;
--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "wish" text;
--> statement-breakpoint
UPDATE "change_requests" SET "wish" = "requested_value";
--> statement-breakpoint
-- Servers of the release before write the former column alone, and those of this one the new column.
CREATE FUNCTION write_both_wishes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW."wish" := coalesce(NEW."wish", NEW."requested_value");
    NEW."requested_value" := NEW."wish";
  ELSIF NEW."wish" IS DISTINCT FROM OLD."wish" THEN
    NEW."requested_value" := NEW."wish";
  ELSE
    NEW."wish" := NEW."requested_value";
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER write_both_wishes BEFORE INSERT OR UPDATE ON "change_requests"
  FOR EACH ROW EXECUTE FUNCTION write_both_wishes();
