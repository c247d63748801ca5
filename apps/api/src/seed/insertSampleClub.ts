import { createSampleClub } from '@parlour/sample-club';
import type { Transaction } from '../platform/postgres/database.ts';
import * as schema from '../platform/postgres/schema/index.ts';
import { importSample } from './importSample.ts';
import { rowsOf } from './rows.ts';
import { sampleRequests } from './requests/sampleRequests.ts';
import { sampleStaff } from './sampleStaff.ts';
import { sampleTemplates } from './sampleTemplates.ts';

/** What of the sample club is loaded. */
export interface SeedOptions {
  /** Whether its requests come too, with the further members who sent them. */
  readonly hasRequests: boolean;
}

/** Stores the sample club. */
export async function insertSampleClub(
  transaction: Transaction,
  today: string,
  { hasRequests }: SeedOptions,
): Promise<void> {
  const rows = rowsOf(createSampleClub({ today }));
  await transaction
    .insert(schema.staffMembers)
    .values(sampleStaff(today))
    // They stay, without access, after the sample club was removed.
    .onConflictDoUpdate({ target: schema.staffMembers.id, set: { status: 'active' } });
  await importSample(transaction, rows);
  if (!hasRequests) return;
  const { members, requests, entries, inbox, readers } = sampleRequests(today, rows.members);
  await transaction.insert(schema.members).values(members);
  await transaction.insert(schema.requests).values(requests);
  await transaction.insert(schema.requestEntries).values(entries);
  await transaction.insert(schema.inboxItems).values(inbox);
  await transaction.insert(schema.requestReaders).values(readers);
  // A club may have one of this title, or have changed it.
  const { replies, macros } = sampleTemplates(today);
  await transaction.insert(schema.cannedReplies).values(replies).onConflictDoNothing();
  await transaction.insert(schema.macros).values(macros).onConflictDoNothing();
}
