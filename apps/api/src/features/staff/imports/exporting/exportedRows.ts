import type { ContentKind } from '@parlour/contract/staff';
import { contentFields, type ContentFields, type ReferenceTarget } from '@parlour/core/content';
import { importColumns, writeAmount } from '@parlour/core/imports';
import { asc, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../../platform/postgres/database.ts';
import {
  benefits,
  destinations,
  events,
  formerSlugs,
  giftGuides,
  itemTables,
  members,
  vendors,
} from '../../../../platform/postgres/schema/index.ts';
import { tableOf } from '../../../content/publishing.ts';
import { memberBodyOf } from '../planning/importMember.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the rows of an export share: how items and members are called in the package. */
export interface ExportContext {
  readonly queries: Queries;
  /** By id: the identifier, or the id where it has none. */
  readonly vendorKeys: ReadonlyMap<string, string>;
  readonly destinationKeys: ReadonlyMap<string, string>;
  readonly memberKeys: ReadonlyMap<string, string>;
  /** Returns the path of a picture within the package, or its URL where it is not the club's own. */
  readonly pictureOf: (url: string) => Promise<string>;
}

/** Reads what items and members are called. */
export async function readKeys(queries: Queries) {
  const keysIn = async (table: typeof vendors | typeof destinations) => {
    const rows = await queries.select({ id: table.id, externalId: table.externalId }).from(table);
    return new Map(rows.map(({ id, externalId }) => [id, externalId ?? id]));
  };
  const people = await queries.select({ id: members.id, crmId: members.crmId }).from(members);
  return {
    vendorKeys: await keysIn(vendors),
    destinationKeys: await keysIn(destinations),
    memberKeys: new Map(people.map(({ id, crmId }) => [id, crmId])),
  };
}

/** In the order of members' lists, which a new club gets from the order of the rows. */
const order: Readonly<Record<ContentKind, SQL>> = {
  vendor: asc(vendors.id),
  benefit: asc(benefits.position),
  event: asc(events.id),
  destination: asc(destinations.position),
  gift_guide: asc(giftGuides.position),
};

/** Reads the items of a kind one by one, as their rows of the package. */
export async function* exportedItems(
  context: ExportContext,
  kind: ContentKind,
): AsyncGenerator<Row> {
  const { queries } = context;
  const table = itemTables[kind];
  const items = await queries
    .select({ id: table.id, externalId: table.externalId })
    .from(table)
    .orderBy(order[kind], asc(table.id));
  const slugs = kind === 'vendor' ? await readSlugs(queries) : undefined;
  for (const { id, externalId } of items) {
    const item = await tableOf(kind).read(queries, id);
    if (item === undefined) continue;
    yield {
      id,
      externalId,
      isHidden: item.hiddenAt !== null,
      ...slugs?.get(id),
      ...(await withKeys(context, contentFields[kind], { ...item.body })),
    };
  }
}

async function readSlugs(queries: Queries) {
  const rows = await queries.select({ id: vendors.id, slug: vendors.slug }).from(vendors);
  const former = await queries.select().from(formerSlugs).orderBy(asc(formerSlugs.slug));
  const byVendor = Map.groupBy(former, ({ vendorId }) => vendorId);
  return new Map(
    rows.map(({ id, slug }) => [
      id,
      { slug, formerSlugs: (byVendor.get(id) ?? []).map((each) => each.slug) },
    ]),
  );
}

function keysOf(context: ExportContext, target: ReferenceTarget) {
  switch (target) {
    case 'vendor':
      return context.vendorKeys;
    case 'destination':
      return context.destinationKeys;
    case 'member':
      return context.memberKeys;
    default:
      return undefined;
  }
}

/** Returns the values as a package has them: references by key, amounts as decimals, own pictures by path. */
async function withKeys(context: ExportContext, fields: ContentFields, values: Row): Promise<Row> {
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const keys = 'target' in field ? keysOf(context, field.target) : undefined;
    const keyOf = (id: unknown) => (typeof id === 'string' ? (keys?.get(id) ?? id) : id);
    if (value === null || value === undefined) result[name] = null;
    else if (field.kind === 'reference') result[name] = keyOf(value);
    else if (field.kind === 'references' && Array.isArray(value)) result[name] = value.map(keyOf);
    else if (field.kind === 'picture') {
      result[name] = typeof value === 'string' ? await context.pictureOf(value) : null;
    } else if (field.kind === 'money') {
      const currency = values[field.currency];
      const text = writeAmount(Number(value), typeof currency === 'string' ? currency : 'USD');
      result[name === 'priceMinor' ? 'price' : 'maxPrice'] = text;
    } else if (field.kind === 'groups' && Array.isArray(value)) {
      const parts = [];
      for (const part of value as readonly Row[]) {
        parts.push({ id: part['id'], ...(await withKeys(context, field.fields, part)) });
      }
      result[name] = parts;
    } else result[name] = value;
  }
  return result;
}

/** Reads the members one by one, as their rows of the package. Their links and sessions are in none. */
export async function* exportedMembers(context: ExportContext): AsyncGenerator<Row> {
  const rows = await context.queries.select().from(members).orderBy(asc(members.crmId));
  for (const row of rows) {
    const body = memberBodyOf(row);
    const picture = body.profilePicture;
    yield {
      ...body,
      id: row.id,
      status: statusOf(row),
      profilePicture: picture === null ? null : await context.pictureOf(picture),
    };
  }
}

const statusOf = ({ isActive, suspendedAt }: typeof members.$inferSelect) =>
  isActive ? 'active' : suspendedAt === null ? 'ended' : 'suspended';

/** The columns of `members.csv`. A full name is only read. */
export function memberColumns(): ContentFields {
  const { fullName: _, ...columns } = importColumns('members');
  return columns;
}

/** The columns of a kind's table. The vendors of a destination are in a table of their own. */
export function itemColumns(kind: ContentKind): ContentFields {
  const columns = importColumns(kind);
  return Object.fromEntries(
    Object.entries(columns).filter(([, field]) => field.kind !== 'references'),
  );
}
