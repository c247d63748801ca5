import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A place that the server wrote to, and what stands there. */
export interface Written {
  readonly where: string;
  readonly text: string;
}

/** Every row of every table of a database, all its columns as text. */
export async function everyRow(connectionString: string): Promise<readonly Written[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const rows: Written[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
      rows.push(...found.rows.map(({ text }) => ({ where: `a row of ${name}`, text })));
    }
    return rows;
  } finally {
    await client.end();
  }
}

/** Every file below a folder, each byte as one character. */
export const everyFile = (folder: string): readonly Written[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ where: file, text: readFileSync(file, 'latin1') }));
