CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- A text as it is searched: in lower case and without accents. Immutable, since the dictionary is named.
CREATE FUNCTION plain(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;--> statement-breakpoint
CREATE INDEX "requests_search_index" ON "requests"
  USING gin (plain("reference" || ' ' || "subject" || ' ' || coalesce("description", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_search_index" ON "members"
  USING gin (plain("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "request_entries_search_index" ON "request_entries"
  USING gin (plain("text") gin_trgm_ops);
