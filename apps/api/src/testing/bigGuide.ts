/** The sizes that {@link bigGuide} adds to a club. */
const VENDORS = 10_000;
export const DESTINATIONS = 500;

/**
 * SQL statements that add {@link DESTINATIONS} destinations `d1`, `d2`, ..., every fifth with four neighborhoods. They add
 * {@link VENDORS} vendors `v1`, ... with slugs `vendor-1-now`, ..., in two destinations each, forty per destination.
 */
export const bigGuide: readonly string[] = [
  `insert into destinations (id, position, name, parent_id, is_primary)
   select 'd' || n, 1000 + n, 'Destination ' || n,
     case when n % 5 = 0 then null else 'd' || (n - n % 5) end, n % 5 = 0
   from generate_series(1, ${DESTINATIONS}) n`,
  `insert into vendors (id, name, slug, type, category, city, country, description)
   select 'v' || n, 'Vendor ' || n, 'vendor-' || n,
     (array['Restaurants', 'Hotels', 'Museum', 'Spa'])[1 + n % 4], 'Kind ' || n % 7,
     'City ' || n % ${DESTINATIONS}, 'Country',
     '<p>' || repeat('A place &amp; what <em>we</em> say of it. ', 8) || n || '</p>'
   from generate_series(1, ${VENDORS}) n`,
  `insert into connections (id, position, destination_id, vendor_id)
   select 'c' || n || '-' || m, n, 'd' || 1 + (n + 7 * m) % ${DESTINATIONS}, 'v' || n
   from generate_series(1, ${VENDORS}) n, generate_series(1, 2) m`,
  // Gives every vendor a former slug.
  `update vendors set slug = slug || '-now' where slug like 'vendor-%'`,
  'analyze',
];
