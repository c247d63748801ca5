CREATE TABLE "request_times" (
	"request_id" text PRIMARY KEY NOT NULL,
	"responded_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
-- Notes when a request was first answered (words of staff to the member, or the move that says how it ended) and first settled,
-- whoever writes the line: a server of the release before does it too.
CREATE FUNCTION note_request_times() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  responded timestamptz := CASE WHEN NEW.author_kind = 'staff' AND NEW.visibility = 'member'
    AND (NEW.kind = 'message' OR NEW.move IN ('confirm', 'complete', 'decline')) THEN NEW.created_at END;
  settled timestamptz := CASE WHEN NEW.to_status IN ('confirmed', 'completed', 'declined') THEN NEW.created_at END;
BEGIN
  IF responded IS NOT NULL OR settled IS NOT NULL THEN
    INSERT INTO public.request_times AS times (request_id, responded_at, settled_at)
      VALUES (NEW.request_id, responded, settled)
      ON CONFLICT (request_id) DO UPDATE SET
        responded_at = least(times.responded_at, excluded.responded_at),
        settled_at = least(times.settled_at, excluded.settled_at)
      WHERE (times.responded_at, times.settled_at) IS DISTINCT FROM
        (least(times.responded_at, excluded.responded_at), least(times.settled_at, excluded.settled_at));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_times AFTER INSERT ON "request_entries"
  FOR EACH ROW EXECUTE FUNCTION note_request_times();
--> statement-breakpoint
INSERT INTO "request_times" ("request_id", "responded_at", "settled_at")
  SELECT request_id, min(responded), min(settled) FROM (
    SELECT request_id, created_at AS responded, NULL AS settled FROM "request_entries"
      WHERE "author_kind" = 'staff' and "visibility" = 'member' and ("kind" = 'message' or "move" in ('confirm', 'complete', 'decline'))
    UNION ALL
    SELECT request_id, NULL, created_at FROM "request_entries" WHERE "to_status" in ('confirmed', 'completed', 'declined')
  ) AS lines
  GROUP BY request_id;
--> statement-breakpoint
ALTER TABLE "request_times" ADD CONSTRAINT "request_times_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP INDEX "request_entries_responses_index";--> statement-breakpoint
DROP INDEX "request_entries_settlements_index";
