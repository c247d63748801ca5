DROP INDEX "requests_member_id_updated_at_id_index";--> statement-breakpoint
DROP INDEX "requests_assignee_id_changed_at_index";--> statement-breakpoint
CREATE INDEX "requests_own_open_index" ON "requests" USING btree ("member_id","updated_at","id") WHERE "requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "requests_own_past_index" ON "requests" USING btree ("member_id","updated_at","id") WHERE "requests"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_assigned_index" ON "requests" USING btree ("assignee_id","changed_at","id") WHERE "requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "requests_unassigned_index" ON "requests" USING btree ("changed_at","id") WHERE "requests"."closed_at" is null and "requests"."assignee_id" is null;--> statement-breakpoint
CREATE INDEX "requests_waiting_index" ON "requests" USING btree ("changed_at","id") WHERE "requests"."closed_at" is null and "requests"."status" = 'awaiting_member';--> statement-breakpoint
CREATE INDEX "requests_open_created_index" ON "requests" USING btree ("created_at","id") WHERE "requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "requests_closed_created_index" ON "requests" USING btree ("created_at","id") WHERE "requests"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_snoozed_queue_index" ON "requests" USING btree ("changed_at","id") WHERE "requests"."closed_at" is null and "requests"."snoozed_until" is not null;