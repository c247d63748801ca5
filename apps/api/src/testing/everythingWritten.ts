import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A place that the server wrote to, and what stands there: each byte of a file as one character. */
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

/** Every file below a folder. */
export const everyFile = (folder: string): readonly Written[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ where: file, text: readFileSync(file, 'latin1') }));

/**
 * The ways in which a text of ASCII may have been written: as it is, in another case, parted, backwards, in two bytes a
 * sign, in hexadecimal and Base64 of any kind and at any place; and one of digits in half a byte each, in both orders.
 */
export function spellingsOf(text: string): readonly string[] {
  const hex = Buffer.from(text).toString('hex');
  const plain = [text, text.toLowerCase(), text.toUpperCase()];
  const parted = [' ', '-'].flatMap((mark) => [
    Array.from(text).join(mark),
    text.replaceAll(/.{4}(?=.)/g, `$&${mark}`),
  ]);
  const base64 = [0, 1, 2].flatMap((shift) => inBase64(text, shift));
  const backwards = Array.from(text).toReversed().join('');
  const wide = Buffer.from(text, 'utf16le').toString('latin1');
  const all = [...plain, ...parted, ...base64, backwards, wide, hex, hex.toUpperCase()];
  return [...new Set([...all, ...(/^\d+$/.test(text) ? inHalfBytes(text) : [])])];
}

/** Base64 of a text that comes after so many other bytes, without the signs in which it shares a byte with others. */
function inBase64(text: string, shift: number): readonly string[] {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
  const end = Math.floor(bytes.length / 3) * 4;
  return (['base64', 'base64url'] as const).map((form) =>
    bytes.toString(form).slice(shift === 0 ? 0 : 4, end),
  );
}

function inHalfBytes(digits: string): readonly string[] {
  const even = digits.length % 2 === 0 ? digits : `${digits}f`;
  return [even, even.replaceAll(/(.)(.)/g, '$2$1')].map((text) =>
    Buffer.from(text, 'hex').toString('latin1'),
  );
}

/** Where one of these texts stands, and which it is. */
export const findIn = (
  places: readonly Written[],
  texts: readonly string[],
): readonly (readonly [where: string, text: string])[] =>
  places.flatMap(({ where, text }) =>
    texts.filter((part) => text.includes(part)).map((part) => [where, part] as const),
  );
