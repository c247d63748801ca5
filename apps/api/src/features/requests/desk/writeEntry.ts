import { greetingName } from '@parlour/core';
import type { Staff } from '../../../access/principal.ts';
import { orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { after, type Clock } from '../../../platform/process/clock.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { findStaffMember } from '../../staff/people/repository.ts';
import { EMAIL_PAUSE } from '../applyMove.ts';
import { sendFiles, unsentFilesOf } from '../files.ts';
import { addEntry, type NewEntry, type RequestRow } from '../threadRepository.ts';
import { lockRequest } from './queueRepository.ts';

/** Locks a request. One that does not exist is a 404. */
export async function lockFound(transaction: Transaction, id: string): Promise<RequestRow> {
  return orNotFound(await lockRequest(transaction, id), 'Request not found');
}

/** Returns a text as it is stored: null for an empty one. */
export function textOf(text: string | undefined): string | null {
  return text?.trim() || null;
}

/** Returns when the member is written to of what is added now. */
export function emailDueAt(clock: Clock): Date {
  return after(clock.now(), EMAIL_PAUSE);
}

type Author = NonNullable<Awaited<ReturnType<typeof findStaffMember>>>;
type Line = Pick<NewEntry, 'kind' | 'visibility' | 'text'> & Partial<NewEntry>;

/** Returns the member of staff who writes lines. */
export async function getAuthor(transaction: Transaction, { staffId }: Staff): Promise<Author> {
  return orNotFound(await findStaffMember(transaction, staffId), 'Person not found');
}

/** Creates what adds a line of the caller, like {@link createWriteLine}. */
export function createWriteEntry(dependencies: Pick<FeatureDependencies, 'clock' | 'random'>) {
  const writeLine = createWriteLine(dependencies);
  return async (
    transaction: Transaction,
    caller: Staff,
    row: RequestRow,
    line: Line,
    fileIds?: readonly string[],
  ) => writeLine(transaction, await getAuthor(transaction, caller), row, line, fileIds);
}

/** Creates what adds a line of a member of staff, with the files that were uploaded for it. It returns whose it is. */
export function createWriteLine({ clock, random }: Pick<FeatureDependencies, 'clock' | 'random'>) {
  return async (
    transaction: Transaction,
    author: Author,
    row: RequestRow,
    line: Line,
    fileIds: readonly string[] = [],
  ) => {
    const staffId = author.id;
    const entry = {
      ...line,
      id: newId(clock, random),
      requestId: row.id,
      authorKind: 'staff',
      authorId: staffId,
      authorName: line.authorName ?? greetingName(author),
      createdAt: clock.now(),
    } as const;
    await addEntry(transaction, entry);
    await sendFiles(transaction, entry, unsentFilesOf(`staff:${staffId}`, row.id, fileIds));
    return { by: staffId, name: greetingName(author), line: entry };
  };
}
