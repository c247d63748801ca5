import type pg from 'pg';
import { type ArchivedTable, fullNameOf } from '../archive/contents.ts';

interface TableRow extends ArchivedTable {
  /** The tables that its rows name, itself left out. */
  readonly needs: readonly string[];
}

// The job queue's own counts and plans are made anew by a start.
const QUEUE_TABLES = `array['queue', 'job']`;

const tablesQuery = `
  select n.nspname as schema, c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(array_agg(distinct format('%s.%s', fn.nspname, f.relname)), '{}')
      from pg_constraint r join pg_class f on f.oid = r.confrelid join pg_namespace fn on fn.oid = f.relnamespace
      where r.contype = 'f' and r.confrelid <> c.oid and (r.conrelid = c.oid
        or r.conrelid in (select inhrelid from pg_inherits where inhparent = c.oid))) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = any(${QUEUE_TABLES}))
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname desc, c.relname`;

/**
 * Finds the tables of the club and those of its waiting jobs. Each comes after the tables that its rows name.
 *
 * @throws Error where tables name each other in a circle.
 */
export async function findTables(client: pg.Client): Promise<readonly ArchivedTable[]> {
  const { rows } = await client.query<TableRow>(tablesQuery);
  const placed = new Map<string, ArchivedTable>();
  while (placed.size < rows.length) {
    const next = rows.filter(
      (row) => !placed.has(fullNameOf(row)) && row.needs.every((name) => placed.has(name)),
    );
    if (next.length === 0) throw new Error('tables name each other in a circle');
    for (const { schema, name, columns } of next) {
      placed.set(`${schema}.${name}`, { schema, name, columns });
    }
  }
  return [...placed.values()];
}

/** Returns a table's name in SQL. */
export function quotedName({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>): string {
  return `${quote(schema)}.${quote(name)}`;
}

/** Returns columns in SQL. */
export function quotedColumns(columns: readonly string[]): string {
  return columns.map(quote).join(', ');
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
