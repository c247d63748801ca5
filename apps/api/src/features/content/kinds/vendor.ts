import { href, routes, vendorSlug } from '@parlour/core';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { formerSlugs, vendors } from '../../../platform/postgres/schema/index.ts';
import type { ContentKindModule } from './contentKindModule.ts';

/** Vendors. A name that another vendor has gets a slug with a number, and a former slug still leads here (api/vendors-9). */
export const vendorKind = {
  table: vendors,
  async read(queries, id) {
    const [row] = await queries.select().from(vendors).where(eq(vendors.id, id));
    if (row === undefined) return undefined;
    const { id: _, slug: __, version, hiddenAt, externalId: ___, ...body } = row;
    return { body, version, hiddenAt };
  },
  async write(transaction, id, body, version) {
    const set = { ...body, version };
    const slug = vendorSlug(body.name);
    await transaction
      .insert(vendors)
      .values({ id, slug, ...set })
      .onConflictDoUpdate({
        target: vendors.id,
        // A plain slug that a number was put behind is still the one that the name gives.
        set: {
          ...set,
          slug: sql`case when ${vendors.name} = ${body.name} then ${vendors.slug} else ${slug} end`,
        },
      });
  },
  title: vendors.name,
  detail: sql<string | null>`concat_ws(', ', ${vendors.type}, ${vendors.city})`,
  picture: vendors.imageUrl,
  pictures: vendors.images,
  order: [asc(sql`lower(${vendors.name})`), asc(vendors.id)],
  position: null,
  searchedText: sql`plain(${vendors.name} || ' ' || ${vendors.type} || ' ' || coalesce(${vendors.category}, '') || ' ' || coalesce(${vendors.city}, '') || ' ' || coalesce(${vendors.country}, ''))`,
  parts: null,
  references: {},
  pathOf: (slug) => href(routes.vendor, { slug }),
  packageOrder: 1,
  package: { table: 'vendors.csv', telling: 'name', lists: null },
  async readExported(queries) {
    const rows = await queries.select({ id: vendors.id, slug: vendors.slug }).from(vendors);
    const former = await queries.select().from(formerSlugs).orderBy(asc(formerSlugs.slug));
    const byVendor = Map.groupBy(former, ({ vendorId }) => vendorId);
    return new Map(
      rows.map(({ id, slug }) => [
        id,
        { slug, formerSlugs: (byVendor.get(id) ?? []).map((each) => each.slug) },
      ]),
    );
  },
  async findSlugs(queries, id) {
    const present = await queries
      .select({ slug: vendors.slug })
      .from(vendors)
      .where(eq(vendors.id, id));
    const former = await queries
      .select({ slug: formerSlugs.slug })
      .from(formerSlugs)
      .where(eq(formerSlugs.vendorId, id))
      .orderBy(desc(formerSlugs.slug))
      .limit(100);
    return [...present, ...former].map(({ slug }) => slug);
  },
} as const satisfies ContentKindModule<'vendor'>;
