DROP INDEX "requests_received_index";--> statement-breakpoint
ALTER TABLE "request_times" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_times" ADD COLUMN "request_type" text;--> statement-breakpoint
ALTER TABLE "request_times" ADD COLUMN "response_minutes" double precision;--> statement-breakpoint
ALTER TABLE "request_times" ADD COLUMN "resolution_minutes" double precision;--> statement-breakpoint
-- `greatest` passes over null. `extract` would make decimals, which take far longer.
UPDATE "request_times" SET
  "received_at" = "requests"."created_at",
  "request_type" = "requests"."request_type",
  "response_minutes" = CASE WHEN "responded_at" IS NOT NULL AND "entered_by" IS NULL
    THEN greatest(0, date_part('epoch', "responded_at" - "created_at") / 60) END,
  "resolution_minutes" = CASE WHEN "settled_at" IS NOT NULL
    THEN greatest(0, date_part('epoch', "settled_at" - "created_at") / 60) END
FROM "requests" WHERE "requests"."id" = "request_times"."request_id";
--> statement-breakpoint
ALTER TABLE "request_times" ALTER COLUMN "received_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "request_times" ALTER COLUMN "request_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "request_times" DROP COLUMN "responded_at";--> statement-breakpoint
ALTER TABLE "request_times" DROP COLUMN "settled_at";--> statement-breakpoint
CREATE INDEX "request_times_received_index" ON "request_times" USING btree ("received_at","request_type","request_id","response_minutes","resolution_minutes");--> statement-breakpoint
CREATE INDEX "requests_received_index" ON "requests" USING btree ("created_at","request_type","rating_stars") WHERE "requests"."merged_into" is null;
--> statement-breakpoint
-- Notes how long a request took until it was first answered (words of staff to the member, or the move that says how it ended) and
-- first settled, whoever writes the line: a server of the release before does it too.
CREATE OR REPLACE FUNCTION note_request_times() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_response boolean := NEW.author_kind = 'staff' AND NEW.visibility = 'member'
    AND (NEW.kind = 'message' OR coalesce(NEW.move IN ('confirm', 'complete', 'decline'), false));
  is_settlement boolean := coalesce(NEW.to_status IN ('confirmed', 'completed', 'declined'), false);
BEGIN
  IF is_response OR is_settlement THEN
    INSERT INTO public.request_times AS times (request_id, received_at, request_type, response_minutes, resolution_minutes)
      SELECT id, created_at, request_type,
        CASE WHEN is_response AND entered_by IS NULL THEN minutes END, CASE WHEN is_settlement THEN minutes END
      FROM public.requests, greatest(0, date_part('epoch', NEW.created_at - created_at) / 60) AS minutes
      WHERE id = NEW.request_id
      ON CONFLICT (request_id) DO UPDATE SET
        response_minutes = least(times.response_minutes, excluded.response_minutes),
        resolution_minutes = least(times.resolution_minutes, excluded.resolution_minutes)
      WHERE (times.response_minutes, times.resolution_minutes) IS DISTINCT FROM
        (least(times.response_minutes, excluded.response_minutes), least(times.resolution_minutes, excluded.resolution_minutes));
  END IF;
  RETURN NULL;
END
$$;
