import { type ContentKind, contentKinds } from '@parlour/contract/staff';
import {
  type ContentField,
  contentFields,
  type ContentFields,
  type ReferenceTarget,
} from '@parlour/core/content';
import { importColumns, writeAmount } from '@parlour/core/imports';
import { asc } from 'drizzle-orm';
import type { Queries } from '../../../../platform/postgres/database.ts';
import { members } from '../../../../platform/postgres/schema/index.ts';
import { kindOf } from '../../../content/kinds/index.ts';
import { memberBodyOf } from '../planning/importMember.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the rows of an export share: how items and members are called in the package. */
export interface ExportContext {
  readonly queries: Queries;
  /** Of what is referred to, by id: the identifier, or the id where it has none. */
  readonly keys: ReadonlyMap<ReferenceTarget, ReadonlyMap<string, string>>;
  /** Returns the path of a picture within the package, or its URL where it is not the club's own. */
  readonly pictureOf: (url: string) => Promise<string>;
}

const referredTo: ReadonlySet<ReferenceTarget> = new Set(
  contentKinds
    .flatMap((kind) => Object.values<ContentField>(contentFields[kind]))
    .flatMap((field) => ('target' in field ? [field.target] : [])),
);

/** Reads what the items and members are called that others refer to. */
export async function readKeys(queries: Queries): Promise<ExportContext['keys']> {
  const keys = new Map<ReferenceTarget, ReadonlyMap<string, string>>();
  for (const target of referredTo) {
    const table = target === 'member' ? members : kindOf(target).table;
    const key = 'crmId' in table ? table.crmId : table.externalId;
    const rows = await queries.select({ id: table.id, key }).from(table);
    keys.set(target, new Map(rows.map((row) => [row.id, row.key ?? row.id])));
  }
  return keys;
}

/** Reads the items of a kind one by one, as their rows of the package. */
export async function* exportedItems(
  context: ExportContext,
  kind: ContentKind,
): AsyncGenerator<Row> {
  const { queries } = context;
  const module = kindOf(kind);
  const { table, position } = module;
  // In the order of members' lists, which a new club gets from the order of the rows.
  const items = await queries
    .select({ id: table.id, externalId: table.externalId })
    .from(table)
    .orderBy(asc(position ?? table.id), asc(table.id));
  const beside = await module.readExported?.(queries);
  for (const { id, externalId } of items) {
    const item = await module.read(queries, id);
    if (item === undefined) continue;
    yield {
      id,
      externalId,
      isHidden: item.hiddenAt !== null,
      ...beside?.get(id),
      ...(await withKeys(context, contentFields[kind], { ...item.body })),
    };
  }
}

/** Returns the values as a package has them: references by key, amounts as decimals, own pictures by path. */
async function withKeys(context: ExportContext, fields: ContentFields, values: Row): Promise<Row> {
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const keys = 'target' in field ? context.keys.get(field.target) : undefined;
    const keyOf = (id: unknown) => (typeof id === 'string' ? (keys?.get(id) ?? id) : id);
    if (value === null || value === undefined) result[name] = null;
    else if (field.kind === 'reference') result[name] = keyOf(value);
    else if (field.kind === 'references' && Array.isArray(value)) result[name] = value.map(keyOf);
    else if (field.kind === 'picture') {
      result[name] = typeof value === 'string' ? await context.pictureOf(value) : null;
    } else if (field.kind === 'pictures' && Array.isArray(value)) {
      result[name] = await Promise.all(value.map((url) => context.pictureOf(String(url))));
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

/** The columns of a kind's table. Whether an event takes whole days is only read. The vendors of a destination are in a table of their own. */
export function itemColumns(kind: ContentKind): ContentFields {
  const columns = importColumns(kind);
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([name, field]) => field.kind !== 'references' && name !== 'isAllDay',
    ),
  );
}
