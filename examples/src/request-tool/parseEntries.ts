import type { Result } from '@parlour/client';

/**
 * Parses entries such as `diningGuests=2` to values by the names of their fields. A failure says in one line which
 * entries name no field.
 */
export function parseEntries(
  entries: readonly string[],
  fields: readonly string[],
): Result<Readonly<Record<string, string>>, string> {
  const values = entries.map(entryOf);
  const unknown = values.map(([name]) => name).filter((name) => !fields.includes(name));
  return unknown.length === 0
    ? { ok: true, value: Object.fromEntries(values) }
    : {
        ok: false,
        failure: `Unknown: ${unknown.join(', ')}. The fields are ${fields.join(', ')}.`,
      };
}

/** Splits `name=value`. */
const entryOf = (text: string): readonly [string, string] => {
  const end = text.indexOf('=');
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
};
