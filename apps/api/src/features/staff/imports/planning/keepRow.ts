import type { FieldIssue } from '@parlour/core/forms';

type Values = Readonly<Record<string, unknown>>;
type Parsed<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** A row that comes in, perhaps without some of its cells, or why it is refused. */
type RowToStore<Body> =
  | { readonly ok: true; readonly body: Body; readonly warnings: readonly FieldIssue[] }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Keeps a row whose optional cells are wrong, without these cells (api/staff/imports-34). What it had before stays in their place, also
 * where a rule that came later refuses that.
 *
 * @param found - what reading its cells found out. Those of fields with an issue are not in `values`.
 * @param stays - what it was before, or begins with.
 * @param isNeeded - whether a field refuses the row.
 */
export function keepRow<Body extends object>(
  { values, found }: { readonly values: Values; readonly found: readonly FieldIssue[] },
  stays: Values,
  isNeeded: (field: string) => boolean,
  parse: (document: Values) => Parsed<Body>,
): RowToStore<Body> {
  const needed = found.filter(({ field }) => isNeeded(baseOf(field)));
  const warnings = found.filter(({ field }) => !isNeeded(baseOf(field)));
  let left = values;
  let stored: Values = {};
  for (;;) {
    const empty = Object.fromEntries(Object.keys(stored).map((name) => [name, null]));
    const parsed = parse({ ...stays, ...left, ...empty });
    if (parsed.ok) {
      return needed.length > 0
        ? { ok: false, issues: [...needed, ...warnings] }
        : { ok: true, body: { ...parsed.body, ...stored }, warnings };
    }
    const own = parsed.issues.filter(
      ({ field }) =>
        !isNeeded(baseOf(field)) &&
        partners(baseOf(field)).some(
          (each) => each in left || (isSomething(stays[each]) && !(each in stored)),
        ),
    );
    const others = parsed.issues.filter((issue) => !own.includes(issue));
    if (others.length > 0 || own.length === 0 || needed.length > 0) {
      // Issues of fields that the row itself already has one for say nothing more.
      const known = new Set([...needed, ...warnings].map(({ field }) => field));
      const more = parsed.issues.filter(({ field }) => !known.has(field));
      return { ok: false, issues: [...needed, ...warnings, ...more] };
    }
    warnings.push(...own.filter(({ field }) => !warnings.some((each) => each.field === field)));
    const dropped = new Set(own.flatMap(({ field }) => partners(baseOf(field))));
    const refused = [...dropped].filter((name) => !(name in left) && isSomething(stays[name]));
    stored = { ...stored, ...Object.fromEntries(refused.map((name) => [name, stays[name]])) };
    left = Object.fromEntries(Object.entries(left).filter(([name]) => !dropped.has(name)));
  }
}

const isSomething = (value: unknown): boolean => value !== null && value !== undefined;

const baseOf = (field: string) => field.split('.')[0] ?? field;

/** Returns what is left out together: half of a place is none. */
const partners = (field: string): readonly string[] =>
  field === 'latitude' || field === 'longitude' ? ['latitude', 'longitude'] : [field];
