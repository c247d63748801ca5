-- Gives a vendor whose slug is another's, or once was, the first free suffix, and keeps the slug that it gives up: an
-- address that once led to a vendor never leads to another. With its suffix it has no more than the 100 characters that
-- an address may name a vendor by.
CREATE FUNCTION settle_vendor_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := left(NEW.slug, 90);
  number integer := 1;
BEGIN
  NEW.slug := wanted;
  WHILE EXISTS (SELECT FROM vendors WHERE slug = NEW.slug AND id <> NEW.id)
    OR EXISTS (SELECT FROM former_slugs WHERE slug = NEW.slug AND vendor_id <> NEW.id)
  LOOP
    number := number + 1;
    NEW.slug := wanted || '-' || number;
  END LOOP;
  IF TG_OP = 'UPDATE' AND OLD.slug <> NEW.slug THEN
    INSERT INTO former_slugs (slug, vendor_id) VALUES (OLD.slug, NEW.id);
    DELETE FROM former_slugs WHERE slug = NEW.slug;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER settle_slug BEFORE INSERT OR UPDATE OF slug ON "vendors"
  FOR EACH ROW EXECUTE FUNCTION settle_vendor_slug();
--> statement-breakpoint
-- A destination's kept body holds its vendors.
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vendors"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "connections"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
