import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { members } from './members.ts';
import { searchIndex } from './searchIndex.ts';
import { timestamp } from './timestamp.ts';

// The content of the club, as it is published. `position` is the display order.

/** Returns the columns of every kind of content that staff edit. A member's queries leave hidden rows out. */
function contentColumns() {
  return {
    /** Rises with each publication. */
    version: integer().notNull().default(1),
    /** Since when members don't see it. Null while they do. */
    hiddenAt: timestamp(),
    /** Its identifier in another system, such as the club's CRM. Null where it has none. */
    externalId: text().unique(),
  };
}

/** Returns the column of what has further pictures: their URLs, in their order. Lists don't read it. */
function imagesColumn() {
  return { images: text().array().$type<readonly string[]>().notNull().default([]) };
}

/** Hotels, restaurants and other businesses in guides and benefits. */
export const vendors = pgTable(
  'vendors',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    type: text().notNull(),
    category: text(),
    activityCategory: text(),
    description: text().notNull(),
    imageUrl: text(),
    ...imagesColumn(),
    address: text(),
    city: text(),
    state: text(),
    country: text(),
    website: text(),
    phone: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    michelinStars: smallint(),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.city, table.type),
    // With the name and the state beside the order, a page of a list far from its beginning reads no row before it.
    index('vendors_name_index').on(sql`lower(${table.name})`, table.id, table.name, table.hiddenAt),
    searchIndex(
      'vendors_search_index',
      sql`${table.name} || ' ' || ${table.type} || ' ' || coalesce(${table.category}, '') || ' ' || coalesce(${table.city}, '') || ' ' || coalesce(${table.country}, '')`,
    ),
  ],
);

/** Earlier slugs of vendors, still valid in links. A trigger fills the table (migration 0003). */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text().primaryKey(),
    vendorId: text()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.vendorId)],
);

/** Vendors' offers to members. */
export const benefits = pgTable(
  'benefits',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    memberBenefitDescription: text().notNull(),
    imageUrl: text(),
    ...imagesColumn(),
    category: text(),
    value: text(),
    expiresAt: date({ mode: 'string' }),
    city: text(),
    state: text(),
    country: text(),
    bookingUrl: text(),
    website: text(),
    vendorType: text(),
    isFeatured: boolean().notNull(),
    isNew: boolean().notNull(),
    provider: text().notNull(),
    /** The vendor that offers it, where the guides have it. */
    vendorId: text().references(() => vendors.id, { onDelete: 'set null' }),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.position),
    index().on(table.vendorId),
    searchIndex(
      'benefits_search_index',
      sql`${table.title} || ' ' || ${table.provider} || ' ' || coalesce(${table.category}, '') || ' ' || coalesce(${table.city}, '')`,
    ),
  ],
);

/** The club's events. Times are in UTC, with the time zone of the venue beside them. */
export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    imageUrl: text(),
    ...imagesColumn(),
    category: text(),
    location: text(),
    url: text(),
    startDate: timestamp().notNull(),
    endDate: timestamp(),
    /** The venue's IANA time zone. */
    timeZone: text().notNull(),
    /** The vendor at whose place it is, where the guides have it. */
    vendorId: text().references(() => vendors.id, { onDelete: 'set null' }),
    /** How often what a calendar shows of it has changed. The database counts. */
    revision: integer().notNull().default(0),
    ...contentColumns(),
  },
  (table) => [
    // With the state, as that of vendors' names.
    index('events_start_date_index').on(table.startDate, table.id, table.hiddenAt),
    index().on(table.vendorId),
    searchIndex(
      'events_search_index',
      sql`${table.title} || ' ' || coalesce(${table.location}, '') || ' ' || coalesce(${table.category}, '')`,
    ),
  ],
);

/** Cities and their neighborhoods. A neighborhood names its city as its parent. */
export const destinations = pgTable(
  'destinations',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: text().notNull(),
    imageUrl: text(),
    parentId: text(),
    /** Whether it is in the main grid. */
    isPrimary: boolean().notNull(),
    /** Plain text. */
    introduction: text(),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.parentId, table.position),
    index().on(table.position),
    searchIndex(
      'destinations_search_index',
      sql`${table.name} || ' ' || coalesce(${table.introduction}, '')`,
    ),
  ],
);

/** The vendors of each destination. */
export const connections = pgTable(
  'connections',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    destinationId: text()
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    vendorId: text()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.destinationId, table.position), index().on(table.vendorId)],
);

/** Gift guides, public or personal. */
export const giftGuides = pgTable(
  'gift_guides',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    isPersonalized: boolean().notNull(),
    isPublic: boolean().notNull(),
    /** The owner of a personal guide. */
    memberId: text().references(() => members.id, { onDelete: 'cascade' }),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.memberId),
    index().on(table.position),
    searchIndex('gift_guides_search_index', sql`${table.name} || ' ' || ${table.description}`),
  ],
);

/** The sections of a gift guide. */
export const giftSections = pgTable(
  'gift_sections',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    guideId: text()
      .notNull()
      .references(() => giftGuides.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
  },
  (table) => [index().on(table.guideId, table.position)],
);

/** The products of a section. */
export const giftProducts = pgTable(
  'gift_products',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    sectionId: text()
      .notNull()
      .references(() => giftSections.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    imageUrl: text(),
    ...imagesColumn(),
    /** In the currency's minor unit (cents, pence, yen). */
    priceMinor: bigint({ mode: 'number' }),
    maxPriceMinor: bigint({ mode: 'number' }),
    /** ISO 4217. */
    currencyCode: text(),
    productUrl: text(),
  },
  (table) => [
    index().on(table.sectionId, table.position),
    searchIndex('gift_products_search_index', sql`${table.name} || ' ' || ${table.description}`),
    check('gift_products_price_not_negative', sql`${table.priceMinor} >= 0`),
    check('gift_products_max_price_not_negative', sql`${table.maxPriceMinor} >= 0`),
  ],
);
