import type { ReleaseIssue } from '@parlour/contract/staff';
import { contentIssues, toContentDraft } from '@parlour/core/content';
import type { Queries } from '../../../platform/postgres/database.ts';
import { findPictureTexts, pictureIssues } from '../../content/assertPictures.ts';
import { findShownReferences, referenceIssues } from '../../content/assertReferences.ts';
import type { DraftRow } from '../../content/draftRepository.ts';
import { referencesOf } from '../../content/references.ts';
import {
  findPublishedStates,
  inOrderOfReferences,
  keyOfDraft,
} from '../../content/releaseOrder.ts';

/** Drafts as they are published together, and what keeps them from it. */
export interface CheckedDrafts {
  /** In an order where their references resolve. */
  readonly drafts: readonly DraftRow[];
  /** Of all drafts, in their order. Empty where nothing keeps them from it. */
  readonly issues: readonly ReleaseIssue[];
}

/** Checks drafts that are published together: each for itself, and what they refer to (api/staff/releases-3, api/staff/releases-4). */
export async function checkDrafts(
  queries: Queries,
  drafts: readonly DraftRow[],
): Promise<CheckedDrafts> {
  const states = await findPublishedStates(queries, drafts);
  const { drafts: ordered, circular } = inOrderOfReferences(drafts, states);
  const documents = ordered.map((row) => ({
    kind: row.kind,
    body: toContentDraft(row.kind, row.body),
    row,
  }));
  const shown = new Set(
    await findShownReferences(
      queries,
      documents.flatMap(({ kind, body }) => referencesOf(kind, body)),
    ),
  );
  for (const draft of ordered) {
    const key = keyOfDraft(draft);
    // What is published for the first time is shown. What is hidden stays so.
    if (!states.has(key)) shown.add(key);
  }
  const texts = await findPictureTexts(queries, documents);
  const issues = documents.flatMap(({ kind, body, row }) => {
    const key = keyOfDraft(row);
    const found: readonly { field: string | null; message: string }[] = [
      ...((states.get(key)?.version ?? 0) === row.baseVersion
        ? []
        : [{ field: null, message: 'It was published anew since its draft began. Compare both.' }]),
      ...(circular.has(key)
        ? [{ field: null, message: 'It and other new items refer to each other in a circle.' }]
        : []),
      ...contentIssues(kind, body),
      ...referenceIssues(kind, row.itemId, body, shown),
      ...pictureIssues(kind, body, texts),
    ];
    return found.map((issue) => ({ kind, id: row.itemId, title: row.title, ...issue }));
  });
  return { drafts: ordered, issues };
}

/** Returns why a release was not published, in one sentence of its first issue. */
export function issuesInWords(issues: readonly ReleaseIssue[]): string {
  const [first, ...others] = issues;
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` ${others.length} more of its issues are below.`;
  return `${first.title}: ${first.message}${more}`;
}
