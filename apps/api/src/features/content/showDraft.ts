import { toContentDraft, type ContentFields, contentFields } from '@parlour/core/content';
import type { ContentBody, ContentDraft } from '@parlour/core/content';
import type { ItemKey } from '../../access/authorize.ts';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { cleanContent } from './cleanContent.ts';
import { findDraft } from './draftRepository.ts';
import { lockItem } from './itemTables.ts';
import { tableOf } from './publishing.ts';
import { eq } from 'drizzle-orm';
import { itemTables } from '../../platform/postgres/schema/index.ts';

/** Carries a result out of a transaction that is rolled back. */
class Shown<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('shown');
    this.result = result;
  }
}

/**
 * Reads a page as it would be with the draft of an item. The draft is published in a transaction that is rolled back, so that
 * the page comes from the same code as any other (CP12).
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

async function showDraft(transaction: Transaction, item: ItemKey, now: Date): Promise<void> {
  const draft = await findDraft(transaction, item);
  if (draft === undefined) return;
  const { kind, id } = item;
  const version = await lockItem(transaction, kind, id);
  const complete = withBlanks(contentFields[kind], toContentDraft(kind, draft.body), now);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- blanks make it complete
  const body = { ...complete, ...publicParts(kind) } as unknown as ContentBody;
  await tableOf(kind).write(transaction, id, cleanContent(kind, body), version + 1);
  const table = itemTables[kind];
  await transaction.update(table).set({ hiddenAt: null }).where(eq(table.id, id));
}

/** A visitor sees no personal guide, so that the preview of one is shown as if it were for all. */
const publicParts = (kind: ItemKey['kind']) => (kind === 'gift_guide' ? { memberId: null } : {});

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
