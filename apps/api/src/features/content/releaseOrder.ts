import { toContentDraft } from '@parlour/core/content';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import type { DraftRow } from './draftRepository.ts';
import { keyOf } from './itemKeys.ts';
import { kindOf } from './kinds/index.ts';
import { referencesOf } from './references.ts';

/** What is published of an item. */
interface PublishedState {
  readonly version: number;
  readonly isHidden: boolean;
}

/** What is published of the items of drafts, by their keys. New items are absent. */
export type PublishedStates = ReadonlyMap<string, PublishedState>;

/** Returns the key of a draft's item. */
export function keyOfDraft({ kind, itemId }: Pick<DraftRow, 'kind' | 'itemId'>) {
  return keyOf(kind, itemId);
}

/** Returns what is published of items, such as those of drafts. */
export async function findPublishedStates(
  queries: Queries,
  items: readonly Pick<DraftRow, 'kind' | 'itemId'>[],
): Promise<PublishedStates> {
  const states = new Map<string, PublishedState>();
  for (const [kind, ofKind] of Map.groupBy(items, (item) => item.kind)) {
    const { table } = kindOf(kind);
    const ids = ofKind.map(({ itemId }) => itemId);
    const rows = await queries
      .select({ id: table.id, version: table.version, hiddenAt: table.hiddenAt })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { id, version, hiddenAt } of rows) {
      states.set(keyOf(kind, id), { version, isHidden: hiddenAt !== null });
    }
  }
  return states;
}

/** Drafts in an order where their references resolve. */
export interface OrderedDrafts {
  readonly drafts: readonly DraftRow[];
  /** The keys of new items that refer to each other in a circle, so that none can be published first. */
  readonly circular: ReadonlySet<string>;
}

/** Puts drafts in an order where each new item comes before those that refer to it (api/staff/releases-4). */
export function inOrderOfReferences(
  drafts: readonly DraftRow[],
  states: PublishedStates,
): OrderedDrafts {
  const byKey = new Map<string, DraftRow>(drafts.map((draft) => [keyOfDraft(draft), draft]));
  const ordered: DraftRow[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const circular = new Set<string>();
  const visit = (draft: DraftRow) => {
    const key = keyOfDraft(draft);
    const start = path.indexOf(key);
    if (start >= 0) for (const each of path.slice(start)) circular.add(each);
    if (start >= 0 || done.has(key)) return;
    path.push(key);
    for (const { target, id } of referencesOf(draft.kind, toContentDraft(draft.kind, draft.body))) {
      const referred = keyOf(target, id);
      const next = states.has(referred) || referred === key ? undefined : byKey.get(referred);
      if (next !== undefined) visit(next);
    }
    path.pop();
    done.add(key);
    ordered.push(draft);
  };
  for (const draft of drafts) visit(draft);
  return { drafts: ordered, circular };
}
