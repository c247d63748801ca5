CREATE INDEX "sessions_revoked_at_index" ON "sessions" USING btree ("revoked_at");--> statement-breakpoint
CREATE INDEX "redemptions_benefit_id_index" ON "redemptions" USING btree ("benefit_id");--> statement-breakpoint
CREATE INDEX "registrations_event_id_index" ON "registrations" USING btree ("event_id");