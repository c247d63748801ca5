// What may hold a semicolon or a comma that ends nothing: texts, bodies of functions, quoted names, comments, brackets.
const text = /'(?:[^']|'')*'/;
const body = /\$(?<tag>\w*)\$[^]*?\$\k<tag>\$/;
const comment = /--[^\n]*|\/\*[^]*?\*\//;
const pieces = new RegExp(`${text.source}|${body.source}|"[^"]*"|${comment.source}|[^]`, 'g');

/** Splits at a separator that is in no text, body, name, comment or bracket. Leaves comments out. */
function split(sql: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of sql.matchAll(pieces)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === separator && depth === 0) parts.push('');
    else if (!/^(?:--|\/\*)/.test(piece)) parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Removes the quotes of names and the schema that all tables are in, so that a name has one form. */
const simplify = (statement: string) =>
  statement
    .replaceAll(/"([^"]*)"/g, '$1')
    .replaceAll('public.', '')
    .replaceAll(/\s+/g, ' ');

/** Returns the statements of a migration, each in one line. Of its names none is quoted. */
export function statementsOf(sql: string): readonly string[] {
  return split(sql, ';').map(simplify);
}

/** Returns the table that an `ALTER TABLE` changes, and what it does, one by one. Undefined for any other statement. */
export function alterationsOf(
  statement: string,
): { readonly table: string; readonly actions: readonly string[] } | undefined {
  const [, table, actions] =
    /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/i.exec(statement) ?? [];
  if (table === undefined || actions === undefined) return undefined;
  return { table, actions: split(actions, ',') };
}
