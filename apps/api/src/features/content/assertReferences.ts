import type { ContentKind } from '@parlour/contract/staff';
import type { ContentDraft } from '@parlour/core/content';
import { invalidInput } from '../../errors/apiError.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { findNames, referencesOf } from './references.ts';

/**
 * Refuses a document that refers to something that members do not see, or to itself (CP6).
 *
 * @throws ApiError 400 with the field.
 */
export async function assertReferences(
  queries: Queries,
  kind: ContentKind,
  id: string,
  draft: ContentDraft,
): Promise<void> {
  const byTarget = Map.groupBy(referencesOf(kind, draft), ({ target }) => target);
  for (const [target, references] of byTarget) {
    const ids = references.map((reference) => reference.id);
    const found = await findNames(queries, target, ids, true);
    for (const { id: referred, field, label } of references) {
      if (target === kind && referred === id) {
        throw invalidInput(field, `${label} can't be the ${kind} itself.`);
      }
      if (!found.has(referred)) {
        throw invalidInput(field, `${label} names something that is hidden or was not published.`);
      }
    }
  }
}
