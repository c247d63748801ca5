ALTER TABLE "events" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counts the changes of what a calendar shows, whoever makes them, so that calendars take the newer file (api/registrations-15).
CREATE FUNCTION count_event_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.title, NEW.location, NEW.url, NEW.start_date, NEW.end_date, NEW.time_zone)
    IS DISTINCT FROM (OLD.title, OLD.location, OLD.url, OLD.start_date, OLD.end_date, OLD.time_zone) THEN
    NEW.revision := OLD.revision + 1;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON "events"
  FOR EACH ROW EXECUTE FUNCTION count_event_revision();
