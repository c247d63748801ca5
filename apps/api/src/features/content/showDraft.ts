import type { ContentKind } from '@parlour/contract/staff';
import { toContentDraft, type ContentFields, contentFields } from '@parlour/core/content';
import type { ContentBody, ContentDraft } from '@parlour/core/content';
import { eq } from 'drizzle-orm';
import type { ItemKey } from '../../access/authorize.ts';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { cleanContent } from './cleanContent.ts';
import { type DraftRow, findDraft, findReleaseDrafts } from './draftRepository.ts';
import { keyOf } from './itemKeys.ts';
import { kindOf } from './kinds/index.ts';
import { lockItem } from './lockItem.ts';
import { findNames, referencesOf } from './references.ts';
import { findPublishedStates, inOrderOfReferences, keyOfDraft } from './releaseOrder.ts';

/** Carries a result out of a transaction that is rolled back. */
class Shown<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('shown');
    this.result = result;
  }
}

/**
 * Reads a page as it would be with the draft of an item, and with the other drafts of its release (api/staff/releases-9). They are published in
 * a transaction that is rolled back, so that the page comes from the same code as any other (api/staff/content-12).
 */
export async function withDraftShown<Result>(
  database: Database,
  item: ItemKey,
  now: Date,
  read: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (transaction) => {
      await showDraft(transaction, item, now);
      throw new Shown(await read(transaction));
    });
  } catch (error) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function throws it
    if (error instanceof Shown) return (error as Shown<Result>).result;
    throw error;
  }
}

/** Publishes a draft to be looked at, with the other drafts of its release (api/staff/releases-9). */
async function showDraft(transaction: Transaction, item: ItemKey, now: Date): Promise<void> {
  const draft = await findDraft(transaction, item);
  if (draft === undefined) return;
  const { releaseId } = draft;
  const drafts = releaseId === null ? [draft] : await findReleaseDrafts(transaction, releaseId);
  // In the order of every publication, so that none waits for another.
  for (const { kind, itemId } of drafts) await lockItem(transaction, kind, itemId);
  const states = await findPublishedStates(transaction, drafts);
  for (const each of inOrderOfReferences(drafts, states).drafts) {
    const version = states.get(keyOfDraft(each))?.version ?? 0;
    await showOne(transaction, each, {
      version,
      now,
      isPage: keyOfDraft(each) === keyOfDraft(draft),
    });
  }
}

interface Showing {
  /** The published version, 0 for none. */
  readonly version: number;
  readonly now: Date;
  /** Whether it is the item of the page itself. */
  readonly isPage: boolean;
}

async function showOne(
  transaction: Transaction,
  { kind, itemId, body: stored }: DraftRow,
  { version, now, isPage }: Showing,
): Promise<void> {
  const module = kindOf(kind);
  const draft = toContentDraft(kind, stored);
  const complete = withBlanks(contentFields[kind], draft, now);
  const references = await withoutMissing(transaction, kind, draft);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- blanks make it complete
  const body = {
    ...complete,
    ...references,
    ...(isPage ? module.inPreview : {}),
  } as unknown as ContentBody;
  await module.write(transaction, itemId, cleanContent(kind, body), version + 1);
  if (!isPage) return;
  const { table } = module;
  await transaction.update(table).set({ hiddenAt: null }).where(eq(table.id, itemId));
}

/** Returns the references of a draft without those that lead to nothing, such as a draft that left the release. */
async function withoutMissing(
  transaction: Transaction,
  kind: ContentKind,
  draft: ContentDraft,
): Promise<ContentDraft> {
  const known = new Set<string>();
  const references = referencesOf(kind, draft);
  for (const [target, group] of Map.groupBy(references, (reference) => reference.target)) {
    const ids = group.map(({ id }) => id);
    const names = await findNames(transaction, target, ids, false);
    for (const id of names.keys()) known.add(keyOf(target, id));
  }
  const isKnown = (target: string, id: unknown) => known.has(`${target}:${String(id)}`);
  return Object.fromEntries(
    references.map(({ field, target }) => {
      const value = draft[field];
      return Array.isArray(value)
        ? [field, value.filter((id) => isKnown(target, id))]
        : [field, isKnown(target, value) ? value : null];
    }),
  );
}

/** Returns the draft with something in each field that is required and empty. */
function withBlanks(fields: ContentFields, values: ContentDraft, now: Date): ContentDraft {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === 'groups' && Array.isArray(value)) {
        return [name, value.map((part: ContentDraft) => withBlanks(field.fields, part, now))];
      }
      if (field?.isRequired !== true || value !== null) return [name, value];
      if (field.kind === 'dateTime') return [name, now.toISOString()];
      return [name, field.kind === 'zone' ? 'UTC' : ''];
    }),
  );
}
