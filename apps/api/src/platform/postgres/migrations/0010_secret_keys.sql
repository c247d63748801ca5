CREATE TABLE "hash_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
