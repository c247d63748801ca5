import type { ContentKind } from '@parlour/contract/staff';
import type { ContentDraft } from '@parlour/core/content';
import type { FieldIssue } from '@parlour/core/forms';
import type { Queries } from '../../platform/postgres/database.ts';
import { documentRefused } from './documentRefused.ts';
import { keyOf } from './itemKeys.ts';
import { findNames, type Reference, referencesOf } from './references.ts';

/** Returns the keys of those references that members see now. */
export async function findShownReferences(
  queries: Queries,
  references: readonly Reference[],
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const [target, group] of Map.groupBy(references, (reference) => reference.target)) {
    const names = await findNames(queries, target, [...new Set(group.map(({ id }) => id))], true);
    for (const id of names.keys()) shown.add(keyOf(target, id));
  }
  return shown;
}

/** Returns what is wrong with the references of a document: each to what members do not see, or to itself (api/staff/content-6). */
export function referenceIssues(
  kind: ContentKind,
  id: string,
  draft: ContentDraft,
  shown: ReadonlySet<string>,
): readonly FieldIssue[] {
  return referencesOf(kind, draft).flatMap(({ target, id: referred, field, label }) => {
    if (target === kind && referred === id) {
      return [{ field, message: `${label} can't be the ${kind} itself.` }];
    }
    if (shown.has(keyOf(target, referred))) return [];
    return [{ field, message: `${label} names something that is hidden or was not published.` }];
  });
}

/**
 * Refuses a document that refers to something that members do not see, or to itself (api/staff/content-6).
 *
 * @throws ApiError 400 with all of them.
 */
export async function assertReferences(
  queries: Queries,
  kind: ContentKind,
  id: string,
  draft: ContentDraft,
): Promise<void> {
  const shown = await findShownReferences(queries, referencesOf(kind, draft));
  const issues = referenceIssues(kind, id, draft, shown);
  if (issues.length > 0) throw documentRefused(kind, issues);
}
