import { and, eq } from 'drizzle-orm';
import { createImportContext } from '../features/staff/imports/planning/importContext.ts';
import { importFiles } from '../features/staff/imports/planning/importFiles.ts';
import { createPackagePictures } from '../features/staff/imports/planning/packagePictures.ts';
import { createPicturesToFetch } from '../features/staff/imports/planning/picturesToFetch.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import type { Transaction } from '../platform/postgres/database.ts';
import { connections, members } from '../platform/postgres/schema/index.ts';
import type { SampleRows } from './rows.ts';
import { samplePackage } from './samplePackage.ts';

/** Nothing of it enters a history. */
const unstored = { add: () => Promise.resolve(), flush: () => Promise.resolve() };

/**
 * Loads the sample club as every package is imported (api/staff/imports-20), but into no history: nobody imported it. What no package
 * carries is the same in every sample club: the members' links, and the ids of the connections.
 *
 * @throws Error where a row of it can't be imported.
 */
export async function importSample(transaction: Transaction, rows: SampleRows): Promise<void> {
  const source = samplePackage(rows);
  const clock = { now: () => new Date() };
  const author = { importId: 'sample', staffId: null, clock, random: systemRandom };
  const pictures = createPackagePictures(source, '/nowhere');
  // It names none of other hosts.
  const sources = { rules: { ownHosts: [], isProduction: true }, shownHosts: [] };
  const toFetch = createPicturesToFetch(transaction, author, sources);
  const context = {
    ...createImportContext(transaction, author, { pictures, toFetch, clubTimeZone: 'UTC' }),
    imported: unstored,
    versions: unstored,
  };
  const endSessions = () => Promise.resolve();
  await importFiles(context, source, { mapping: null, hidesMissing: false, endSessions });
  const [issue] = context.recorder.finish().plan.refused;
  if (issue !== undefined) {
    throw new Error(`the sample club: ${issue.file}, line ${issue.line}: ${issue.message}`);
  }
  for (const { id, ref } of rows.members) {
    await transaction.update(members).set({ ref }).where(eq(members.id, id));
  }
  for (const { id, position, destinationId, vendorId } of rows.connections) {
    await transaction
      .update(connections)
      .set({ id, position })
      .where(and(eq(connections.destinationId, destinationId), eq(connections.vendorId, vendorId)));
  }
}
