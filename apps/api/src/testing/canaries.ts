import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A place that the server wrote to, with its content. Each byte of a file is one character. */
export interface WrittenText {
  readonly where: string;
  readonly text: string;
}

/** Reads every row of every table of a database, with all its columns as text. */
export async function readAllRows(connectionString: string): Promise<readonly WrittenText[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const rows: WrittenText[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
      rows.push(...found.rows.map(({ text }) => ({ where: `a row of ${name}`, text })));
    }
    return rows;
  } finally {
    await client.end();
  }
}

/** Reads every file below a folder. */
export function readAllFiles(folder: string): readonly WrittenText[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .flatMap((file) => {
      try {
        return [{ where: file, text: readFileSync(file, 'latin1') }];
      } catch (error) {
        // A database at work removes files of its own meanwhile.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw error;
      }
    });
}

/**
 * Returns every encoding of an ASCII text to search for: plain, other case, separated, reversed, UTF-16, hexadecimal and
 * Base64 at any offset. Digits are also packed two per byte, in both orders.
 */
export function encodingsOf(text: string): readonly string[] {
  const hex = Buffer.from(text).toString('hex');
  const plain = [text, text.toLowerCase(), text.toUpperCase()];
  const separated = [' ', '-'].flatMap((separator) => [
    Array.from(text).join(separator),
    text.replaceAll(/.{4}(?=.)/g, `$&${separator}`),
  ]);
  const base64 = [0, 1, 2].flatMap((shift) => base64Of(text, shift));
  const reversed = Array.from(text).toReversed().join('');
  const wide = Buffer.from(text, 'utf16le').toString('latin1');
  const all = [...plain, ...separated, ...base64, reversed, wide, hex, hex.toUpperCase()];
  return [...new Set([...all, ...(/^\d+$/.test(text) ? packedDigitsOf(text) : [])])];
}

/** Returns the Base64 of a text after `shift` other bytes, without the characters that mix in bits of other bytes. */
function base64Of(text: string, shift: number): readonly string[] {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
  const end = Math.floor(bytes.length / 3) * 4;
  return (['base64', 'base64url'] as const).map((form) =>
    bytes.toString(form).slice(shift === 0 ? 0 : 4, end),
  );
}

function packedDigitsOf(digits: string): readonly string[] {
  const even = digits.length % 2 === 0 ? digits : `${digits}f`;
  return [even, even.replaceAll(/(.)(.)/g, '$2$1')].map((text) =>
    Buffer.from(text, 'hex').toString('latin1'),
  );
}

/** Returns each occurrence of one of the texts: its place and the text. Searches what several places hold alike once. */
export function findTexts(
  places: readonly WrittenText[],
  texts: readonly string[],
): readonly (readonly [where: string, text: string])[] {
  return [...Map.groupBy(places, ({ text }) => text)].flatMap(([text, alike]) => {
    const found = texts.filter((part) => text.includes(part));
    return alike.flatMap(({ where }) => found.map((part) => [where, part] as const));
  });
}
