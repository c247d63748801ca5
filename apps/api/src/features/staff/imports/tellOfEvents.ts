import type { ContentBody } from '@parlour/core/content';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { importedItems } from '../../../platform/postgres/schema/index.ts';
import { newsOfEvent } from '../content/newsOfEvent.ts';
import { kindModules } from '../../content/kinds/index.ts';
import { type News, type TellDependencies, tellRegistered } from '../content/tellRegistered.ts';

interface EventBefore {
  readonly body: ContentBody<'event'>;
  readonly hiddenAt: string | null;
}

/** Emails those who are registered for events whose time or place an import changed, or that it hid (api/staff/imports-19). */
export async function tellOfEvents(
  transaction: Transaction,
  dependencies: TellDependencies,
  importId: string,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .select()
    .from(importedItems)
    .where(
      and(
        eq(importedItems.importId, importId),
        eq(importedItems.kind, 'event'),
        isNotNull(importedItems.before),
      ),
    );
  for (const { itemId, before } of rows) {
    const item = await kindModules.event.read(transaction, itemId);
    if (item === undefined) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the import stored it
    const news = newsOf(before as EventBefore, item);
    if (news !== null) await tellRegistered(transaction, dependencies, itemId, news, now);
  }
}

type Event = NonNullable<Awaited<ReturnType<typeof kindModules.event.read>>>;

function newsOf(before: EventBefore, { body, version, hiddenAt }: Event): News | null {
  if (before.hiddenAt !== null) return null;
  if (hiddenAt !== null) return { change: 'hidden', words: null };
  const earlier = { body: before.body, version: version - 1, hiddenAt: null };
  return newsOfEvent('event', { before: earlier, body, version }, null);
}
