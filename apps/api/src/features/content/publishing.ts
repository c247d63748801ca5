import type { ContentKind, ContentSource } from '@parlour/contract/staff';
import { type ContentBody, parseContent } from '@parlour/core/content';
import { ApiError } from '../../errors/apiError.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { assertPictures } from './assertPictures.ts';
import { assertReferences } from './assertReferences.ts';
import { cleanContent } from './cleanContent.ts';
import { documentRefused } from './documentRefused.ts';
import type { PublishedItem } from './kinds/contentKindModule.ts';
import { kindOf } from './kinds/index.ts';
import { lockItem } from './lockItem.ts';
import { insertVersion } from './versionRepository.ts';

/** What is published, and how it came about. */
export interface PublishInput {
  readonly kind: ContentKind;
  readonly id: string;
  /** The document, not yet parsed. */
  readonly document: unknown;
  readonly source: ContentSource;
  /** Null for the server itself. */
  readonly staffId: string | null;
  /** What happened besides, in words. Null for a plain publication. */
  readonly note: string | null;
  /** The import that brings it. Null for none. */
  readonly importId: string | null;
  /** The release that it is published with. Null for none. */
  readonly releaseId: string | null;
  /** The published version that was seen, 0 for none. Null takes any. */
  readonly baseVersion: number | null;
  readonly now: Date;
}

/** What a publication did. */
export interface PublishedChange {
  /** Undefined for a new item. */
  readonly before: PublishedItem | undefined;
  readonly body: ContentBody;
  /** The new version. */
  readonly version: number;
}

/** Makes the error for an item that changed since it was seen (api/staff/content-4). */
export function contentChanged(): ApiError {
  return new ApiError('changed_meanwhile', 'Somebody else changed it meanwhile.');
}

/**
 * Publishes a document: members see it once the transaction commits (api/staff/content-3). The version before stays in the history.
 *
 * @throws ApiError 400 with all that keeps it from being published; 409 where it changed since it was seen.
 */
export async function publish(
  transaction: Transaction,
  input: PublishInput,
): Promise<PublishedChange> {
  const { kind, id, document } = input;
  const parsed = parseContent(kind, document);
  if (!parsed.ok) throw documentRefused(kind, parsed.issues);
  const current = await lockItem(transaction, kind, id);
  if (input.baseVersion !== null && input.baseVersion !== current) throw contentChanged();
  const body = cleanContent(kind, parsed.body);
  await assertReferences(transaction, kind, id, { ...body });
  await assertPictures(transaction, kind, { ...body });
  const module = kindOf(kind);
  const before = await module.read(transaction, id);
  if (before !== undefined) await storeFirstVersion(transaction, input, before);
  const version = current + 1;
  await module.write(transaction, id, body, version);
  await insertVersion(transaction, versionRow(input, body, version));
  return { before, body, version };
}

const versionRow = (
  input: Omit<PublishInput, 'document' | 'baseVersion'>,
  body: ContentBody,
  number: number,
) => ({
  kind: input.kind,
  itemId: input.id,
  number,
  body,
  source: input.source,
  note: input.note,
  publishedBy: input.staffId,
  publishedAt: input.now,
  importId: input.importId,
  releaseId: input.releaseId,
});

/**
 * Gives a published item a new version with the document that it has, for what is done to the item as a whole. Nothing is
 * checked, since members see what they saw. Returns the new version, 0 for an item that was never published.
 */
export async function publishUnchanged(
  transaction: Transaction,
  input: Omit<PublishInput, 'document' | 'baseVersion'>,
): Promise<number> {
  const { kind, id } = input;
  const published = await kindOf(kind).read(transaction, id);
  if (published === undefined) return 0;
  const version = published.version + 1;
  await kindOf(kind).write(transaction, id, published.body, version);
  await insertVersion(transaction, versionRow(input, published.body, version));
  return version;
}

/** Stores the version that was published before there was a history of it, as of the sample club. */
async function storeFirstVersion(
  transaction: Transaction,
  { kind, id, now }: PublishInput,
  { version, body }: PublishedItem,
): Promise<void> {
  await insertVersion(transaction, {
    kind,
    itemId: id,
    number: version,
    body,
    source: 'seed',
    note: null,
    publishedBy: null,
    publishedAt: now,
    importId: null,
  });
}
