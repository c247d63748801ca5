ALTER TABLE "benefits" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "introduction" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefits_vendor_id_index" ON "benefits" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "events_vendor_id_index" ON "events" USING btree ("vendor_id");