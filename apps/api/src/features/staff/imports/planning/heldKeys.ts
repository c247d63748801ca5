import type { ImportKind } from '@parlour/contract/staff';
import type { RowPlace } from './planRecorder.ts';

/** What the files of an import still have, also in rows that are refused. */
export type HeldKeys = ReturnType<typeof createHeldKeys>;

/** Creates what collects the identifiers of rows. */
export function createHeldKeys() {
  const keys = new Set<string>();
  const unnamed = new Map<ImportKind, RowPlace>();
  return {
    /** Adds the identifiers that a row has. */
    add(kind: ImportKind, place: RowPlace, values: Readonly<Record<string, unknown>>) {
      const own = [values['externalId'], values['id']].filter(
        (key) => typeof key === 'string' && key !== '',
      );
      for (const key of own) keys.add(`${kind}:${String(key)}`);
      if (own.length === 0 && !unnamed.has(kind)) unnamed.set(kind, place);
    },
    /** Whether a row has this identifier. */
    has: (kind: ImportKind, key: string) => keys.has(`${kind}:${key}`),
    /** Returns the first row without any. What it is about could be anything. */
    firstUnnamed: (kind: ImportKind) => unnamed.get(kind),
  };
}
