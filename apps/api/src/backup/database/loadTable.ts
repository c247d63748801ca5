import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type ArchivedTable, fullNameOf } from '../archive/contents.ts';
import { quotedColumns, quotedName } from './tables.ts';

interface ColumnRow {
  readonly name: string;
  readonly type: string;
}

/** Loads rows piece by piece, as an archive has them. */
export interface TableLoader {
  /** Loads the next piece of a table. The pieces of one table come one after another. */
  load(table: ArchivedTable, piece: AsyncIterable<Uint8Array>): Promise<void>;
  /** Ends the last table. Returns the number of loaded rows by `SCHEMA.TABLE`. */
  end(): Promise<Readonly<Record<string, number>>>;
}

/** Creates what loads rows into tables that are there, in the present transaction. */
export function createTableLoader(client: pg.Client): TableLoader {
  const rows: Record<string, number> = {};
  let open: { readonly name: string; end(): Promise<number> } | undefined;
  let write: ((piece: AsyncIterable<Uint8Array>) => Promise<void>) | undefined;
  const end = async () => {
    if (open !== undefined) rows[open.name] = await open.end();
    open = undefined;
    return rows;
  };
  return {
    async load(table, piece) {
      const name = fullNameOf(table);
      if (open?.name !== name) {
        await end();
        const target = await openTarget(client, table);
        open = { name, end: () => target.end() };
        write = (each) => target.write(each);
      }
      await write?.(piece);
    },
    end,
  };
}

async function openTarget(client: pg.Client, table: ArchivedTable) {
  const { rows: known } = await client.query<ColumnRow>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [quotedName(table)],
  );
  const common = known.filter(({ name }) => table.columns.includes(name));
  const isSame = common.length === table.columns.length;
  const into = isSame ? quotedName(table) : '"incoming_rows"';
  if (!isSame) {
    // The job queue of another release has other columns: its rows arrive as text.
    const columns = table.columns.map((name) => `${quotedColumns([name])} text`);
    await client.query(`create temp table "incoming_rows" (${columns.join(', ')})`);
  }
  const stream = client.query(
    copyFrom(`copy ${into} (${quotedColumns(table.columns)}) from stdin`),
  );
  return {
    write: (piece: AsyncIterable<Uint8Array>) => pipeline(piece, stream, { end: false }),
    async end() {
      stream.end();
      await once(stream, 'finish');
      if (isSame) return stream.rowCount;
      const names = quotedColumns(common.map(({ name }) => name));
      const values = common.map(({ name, type }) => `${quotedColumns([name])}::${type}`);
      const { rowCount } = await client.query(
        `insert into ${quotedName(table)} (${names}) select ${values.join(', ')} from "incoming_rows"`,
      );
      await client.query('drop table "incoming_rows"');
      return rowCount ?? 0;
    },
  };
}
