import { fullName } from '@parlour/core';
import { type ContentKind, contentKinds, type ImportKind } from '@parlour/contract/staff';
import {
  type ContentBody,
  type ContentField,
  contentFields,
  type ReferenceTarget,
} from '@parlour/core/content';
import type { MemberBody } from '@parlour/core/imports';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { tellSettings } from '../../../club-settings/repository.ts';
import { recordEvents } from '../../../http/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import {
  contentVersions,
  importedItems,
  imports,
  members,
  pictures,
} from '../../../platform/postgres/schema/index.ts';
import { kindOf, kindsInPackageOrder } from '../../content/kinds/index.ts';
import { lockItem } from '../../content/lockItem.ts';
import { deletePicture, findPictureUses } from '../pictures/repository.ts';
import { webhookListener } from '../webhooks/tellWebhooks.ts';
import { forgetWanted } from './fetching/fetchRepository.ts';
import { columnsOf, memberBodyOf } from './planning/importMember.ts';

/** Says in a sentence why an import can't be taken back. */
export class TakeBackError extends Error {
  override readonly name = 'TakeBackError';
}

/** What taking back needs. */
export interface TakeBackInput {
  readonly importId: string;
  /** Null for a command of the operators. */
  readonly staffId: string | null;
  readonly actor: string;
  readonly requestId: string | null;
  readonly now: Date;
  /** Ends the sessions of a member whose email changes. */
  readonly endSessions: (transaction: Transaction, memberId: string, now: Date) => Promise<unknown>;
}

type ImportedRow = typeof importedItems.$inferSelect;

/** What refers to others comes first. */
const order: readonly ImportKind[] = [...kindsInPackageOrder.toReversed(), 'members'];

/**
 * Takes an import back whole (api/staff/imports-12): what it created is deleted, and what it changed is as before, as a new version.
 *
 * @throws TakeBackError where something of it was changed or used since. Then nothing is taken back.
 */
export async function takeBack(transaction: Transaction, input: TakeBackInput): Promise<void> {
  // First, since it waits for a picture that is stored just now.
  await forgetWanted(transaction, input.importId);
  const rows = await transaction
    .select()
    .from(importedItems)
    .where(eq(importedItems.importId, input.importId));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  for (const kind of order) {
    const own = byKind.get(kind) ?? [];
    // A neighborhood before its city.
    for (const row of own.toReversed()) {
      if (kind === 'members') await takeBackMember(transaction, input, row);
      else await takeBackItem(transaction, input, kind, row);
    }
  }
  await takeBackPictures(transaction, input.importId);
  // Those whose picture is gone again.
  await forgetWanted(transaction, input.importId);
  await transaction
    .update(imports)
    .set({ status: 'reverted', revertedAt: input.now, issue: null })
    .where(eq(imports.id, input.importId));
  await recordEvents(
    transaction,
    { listener: webhookListener },
    { actor: input.actor, requestId: input.requestId, at: input.now },
    [{ action: 'import.reverted', subject: `import:${input.importId}` }],
  );
}

/** Deletes the pictures that nobody has changed or used since. The maintenance removes their files. */
async function takeBackPictures(transaction: Transaction, importId: string): Promise<void> {
  const brought = await transaction
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.importId, importId), eq(pictures.version, 1)));
  for (const { id } of brought) {
    const [use] = await findPictureUses(transaction, id);
    if (use === undefined) await deletePicture(transaction, id);
  }
}

interface StateBefore {
  readonly body: ContentBody;
  readonly hiddenAt: string | null;
  readonly externalId: string | null;
}

async function takeBackItem(
  transaction: Transaction,
  { staffId, now }: TakeBackInput,
  kind: ContentKind,
  { itemId, version, before }: ImportedRow,
): Promise<void> {
  const module = kindOf(kind);
  const { table } = module;
  const current = await lockItem(transaction, kind, itemId);
  const item = await module.read(transaction, itemId);
  const title = item === undefined ? itemId : titleOf(item.body);
  if (current !== version) throw changedSince(title);
  if (before === null) {
    if (await isReferredTo(transaction, kind, itemId)) throw usedSince(title);
    await deleteOrRefuse(title, () => transaction.delete(table).where(eq(table.id, itemId)));
    await transaction
      .delete(contentVersions)
      .where(and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, itemId)));
    return;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the import stored it
  const state = before as StateBefore;
  const next = version + 1;
  await module.write(transaction, itemId, state.body, next);
  await transaction
    .update(table)
    .set({
      hiddenAt: state.hiddenAt === null ? null : new Date(state.hiddenAt),
      externalId: state.externalId,
    })
    .where(eq(table.id, itemId));
  await transaction.insert(contentVersions).values({
    kind,
    itemId,
    number: next,
    body: state.body,
    source: 'import',
    note: 'The import before it was taken back.',
    publishedBy: staffId,
    publishedAt: now,
  });
}

const titleOf = (body: ContentBody) => ('title' in body ? body.title : body.name);

const changedSince = (title: string) =>
  new TakeBackError(`“${title}” was changed since, so the import can't be taken back whole.`);

/** Returns the columns of content with the ids of what it refers to. */
const columnsReferringTo = (target: ReferenceTarget): readonly PgColumn[] =>
  contentKinds.flatMap((kind) => {
    const columns: Readonly<Record<string, PgColumn>> = kindOf(kind).references;
    return Object.entries<ContentField>(contentFields[kind]).flatMap(([name, field]) => {
      const column = columns[name];
      return 'target' in field && field.target === target && column !== undefined ? [column] : [];
    });
  });

/** Whether content refers to an item or a member, and would lose it without a word. */
async function isReferredTo(
  transaction: Transaction,
  target: ReferenceTarget,
  id: string,
): Promise<boolean> {
  for (const column of columnsReferringTo(target)) {
    const [used] = await transaction
      .select({ one: sql`1` })
      .from(column.table)
      .where(eq(column, id))
      .limit(1);
    if (used !== undefined) return true;
  }
  return false;
}

const usedSince = (title: string) =>
  new TakeBackError(`“${title}” is in use since, so the import can't be taken back whole.`);

const FOREIGN_KEYS = new Set(['23001', '23503']);

/** Codes and registrations of members keep what they are of from being deleted. */
async function deleteOrRefuse(title: string, remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isReferred = cause instanceof pg.DatabaseError && FOREIGN_KEYS.has(cause.code ?? '');
    throw isReferred ? usedSince(title) : error;
  }
}

async function takeBackMember(
  transaction: Transaction,
  { now, endSessions }: TakeBackInput,
  { itemId, version, before }: ImportedRow,
): Promise<void> {
  const [member] = await transaction
    .select()
    .from(members)
    .where(eq(members.id, itemId))
    .for('update');
  const title = member === undefined ? itemId : fullName(member);
  if (member?.version !== version) throw changedSince(title);
  if (before === null) {
    if (await hasBegun(transaction, itemId)) throw usedSince(title);
    await deleteOrRefuse(title, () => transaction.delete(members).where(eq(members.id, itemId)));
    return;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the import stored it
  const state = before as { readonly body: MemberBody; readonly after: MemberBody };
  // Members change their own profile without a new version.
  if (
    JSON.stringify(memberBodyOf(member)) !==
    JSON.stringify({ ...memberBodyOf(member), ...state.after })
  ) {
    throw changedSince(title);
  }
  await transaction
    .update(members)
    .set({ ...columnsOf(state.body), version: version + 1 })
    .where(eq(members.id, itemId));
  if (state.body.email !== member.email) {
    await endSessions(transaction, itemId, now);
    await tellSettings(transaction);
  }
}

/** Whether a member has signed in, or has a card or content that would be deleted too. */
async function hasBegun(transaction: Transaction, memberId: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select 1 from sessions where principal_kind = 'member' and principal_id = ${memberId}
    union all select 1 from payment_methods where member_id = ${memberId}
    limit 1`);
  return rows.length > 0 || isReferredTo(transaction, 'member', memberId);
}
