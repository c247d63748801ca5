import type { ContentKind } from '@parlour/contract/staff';
import {
  type ContentDraft,
  type ContentFields,
  contentFields,
  type ReferenceTarget,
} from '@parlour/core/content';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { members } from '../../platform/postgres/schema/index.ts';
import { kindOf } from './kinds/index.ts';

/** The ids that a document refers to, with the field that does. */
export interface Reference {
  readonly target: ReferenceTarget;
  readonly id: string;
  readonly field: string;
  readonly label: string;
}

/** Returns what a document refers to, in the order of its fields. */
export function referencesOf(kind: ContentKind, draft: ContentDraft): readonly Reference[] {
  const fields: ContentFields = contentFields[kind];
  return Object.entries(fields).flatMap(([field, control]) => {
    if (control.kind !== 'reference' && control.kind !== 'references') return [];
    const value = draft[field];
    const ids = Array.isArray(value) ? value : [value];
    return ids
      .filter((id) => typeof id === 'string')
      .map((id) => ({ target: control.target, id, field, label: control.label }));
  });
}

/**
 * Returns the names of items and members by their ids.
 *
 * @param isPublished - whether hidden items and former members are left out.
 */
export async function findNames(
  queries: Queries,
  target: ReferenceTarget,
  ids: readonly string[],
  isPublished: boolean,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  if (target === 'member') {
    const name = sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`;
    const rows = await queries
      .select({ id: members.id, name })
      .from(members)
      .where(inArray(members.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row.name]));
  }
  const { table, title } = kindOf(target);
  const rows = await queries
    .select({ id: table.id, name: title })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isPublished ? isNull(table.hiddenAt) : undefined));
  return new Map(rows.map((row) => [row.id, row.name]));
}
