COMMENT ON TABLE "drizzle"."__drizzle_migrations" IS 'needs Parlour 9.1.0';
--> statement-breakpoint
DROP TRIGGER write_both_wishes ON "change_requests";
--> statement-breakpoint
DROP FUNCTION write_both_wishes();
--> statement-breakpoint
ALTER TABLE "change_requests" DROP COLUMN "requested_value";
--> statement-breakpoint
ALTER TABLE "change_requests" ALTER COLUMN "wish" SET NOT NULL;
