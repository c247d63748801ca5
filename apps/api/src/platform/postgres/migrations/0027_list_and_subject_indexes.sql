DROP INDEX "events_start_date_index";--> statement-breakpoint
DROP INDEX "vendors_name_index";--> statement-breakpoint
CREATE INDEX "requests_open_subject_index" ON "requests" USING gin (plain("subject") gin_trgm_ops) WHERE "requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "events_start_date_index" ON "events" USING btree ("start_date","id","hidden_at");--> statement-breakpoint
CREATE INDEX "vendors_name_index" ON "vendors" USING btree (lower("name"),"id","name","hidden_at");