import type { Tracing } from '../process/tracing.ts';

/** What runs queries: a pool, or a connection of it. */
interface Queryable {
  query: (...input: never[]) => unknown;
}

const verbs: ReadonlySet<string> = new Set([
  'begin',
  'commit',
  'delete',
  'insert',
  'rollback',
  'select',
  'update',
  'with',
]);

/** Returns the first word of a statement, and `query` for any that is not known. */
function verbOf(statement: unknown): string {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? statement.text
      : statement;
  const verb = /^\s*([a-z]+)/i.exec(String(text))?.[1]?.toLowerCase() ?? '';
  return verbs.has(verb) ? verb : 'query';
}

/** Traces the queries whose result is awaited. The driver's own, which it makes for these, have a callback. */
export function traceQueries(target: Queryable, tracing: Tracing): void {
  const original = target.query;
  target.query = (...input: readonly unknown[]) => {
    const run = (): unknown => Reflect.apply(original, target, input);
    if (typeof input.at(-1) === 'function') return run();
    return tracing.inQuery(verbOf(input[0]), async () => run());
  };
}
