-- Who has a request has seen its thread as it is, so that it opens at what comes from now on.
INSERT INTO "request_readers" ("staff_id", "request_id", "seen_position")
SELECT "assignee_id", "id", (
	SELECT coalesce(max("position"), 0) FROM "request_entries" WHERE "request_id" = "requests"."id"
)
FROM "requests"
WHERE "closed_at" IS NULL AND "assignee_id" IS NOT NULL;
