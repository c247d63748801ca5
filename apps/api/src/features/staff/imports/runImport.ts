import type { ImportMapping, SentImportPlan } from '@parlour/contract/staff';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { recordEvents } from '../../../http/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { imports } from '../../../platform/postgres/schema/index.ts';
import { readTimeZone } from '../../../club-settings/repository.ts';
import type { ImportAuthor } from './planning/importAuthor.ts';
import { createImportContext } from './planning/importContext.ts';
import { importFiles } from './planning/importFiles.ts';
import { createPackagePictures } from './planning/packagePictures.ts';
import { createPicturesToFetch } from './planning/picturesToFetch.ts';
import type { PictureSources } from './fetching/pictureSources.ts';
import { createPackageUploads, type UploadTarget } from './planning/packageUploads.ts';
import type { PackageSource } from './reading/packageSource.ts';
import { webhookListener } from '../webhooks/tellWebhooks.ts';

/** What an import is given. */
export interface ImportInput extends ImportAuthor {
  readonly connectionString: string;
  readonly source: PackageSource;
  /** Null for a package. */
  readonly mapping: ImportMapping | null;
  /** Whether content is hidden that came by such files and is in these no more (api/staff/imports-21). */
  readonly hidesMissing: boolean;
  /** The folder of the club's own pictures. */
  readonly picturesFolder: string;
  readonly uploads: UploadTarget;
  /** Where other pictures may come from. */
  readonly pictureSources: PictureSources;
  /** Who is in the audit trail, such as `staff:ID`. */
  readonly actor: string;
  readonly requestId: string | null;
  /** Ends the sessions of a member whose email changes. */
  readonly endSessions: (transaction: Transaction, memberId: string, now: Date) => Promise<unknown>;
  /**
   * Commits what it does, if it does the same as the plan with this hash. Null only plans, and an empty text takes any
   * plan, as an operator's command does.
   */
  readonly applies: string | null;
  /** Where the refused rows of a table are written. Absent to write none. */
  readonly refusedPath?: string;
}

/** What an import would do, or did. */
export interface ImportResult {
  readonly plan: SentImportPlan;
  readonly planHash: string;
  readonly isApplied: boolean;
}

class RolledBackError extends Error {}

/**
 * Runs an import in one transaction on a connection of its own: planned, all of it is rolled back, and applied, it is
 * committed (api/staff/imports-5). Nothing of it is seen before it ends, and a server that is killed meanwhile leaves nothing of it.
 *
 * @throws FileError for a file that can't be read.
 */
export async function runImport(input: ImportInput): Promise<ImportResult> {
  const client = new pg.Client({
    connectionString: input.connectionString,
    application_name: 'parlour import',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  let result: ImportResult | undefined;
  try {
    const database = drizzle(client, { casing: 'snake_case' });
    await database.transaction(async (transaction) => {
      result = await importIn(transaction, input);
      // The only way to roll back and keep what was found out.
      if (!result.isApplied) throw new RolledBackError();
    });
  } catch (error) {
    if (!(error instanceof RolledBackError) || result === undefined) throw error;
  } finally {
    await client.end();
  }
  if (result === undefined) throw new Error('an import ended without a result');
  return result;
}

/** Runs an import within a transaction that somebody else commits or rolls back. */
async function importIn(
  transaction: Transaction,
  input: Omit<ImportInput, 'connectionString'>,
): Promise<ImportResult> {
  const { source, mapping, hidesMissing, applies, importId, actor, requestId } = input;
  const uploads = await createPackageUploads(transaction, input, input.uploads);
  const toFetch = createPicturesToFetch(transaction, input, input.pictureSources);
  const pictures = createPackagePictures(source, input.picturesFolder, uploads, toFetch.ownOf);
  const clubTimeZone = await readTimeZone(transaction);
  const context = createImportContext(transaction, input, { pictures, toFetch, clubTimeZone });
  const endSessions = async (memberId: string) => {
    await input.endSessions(transaction, memberId, context.now);
  };
  const { refusedPath } = input;
  await importFiles(context, source, { mapping, hidesMissing, endSessions, refusedPath });
  for (const note of toFetch.notes()) context.recorder.note(note);
  const { plan, planHash } = context.recorder.finish();
  if (applies === null || (applies !== '' && applies !== planHash)) {
    return { plan, planHash, isApplied: false };
  }
  await transaction
    .update(imports)
    .set({ status: 'applied', plan, planHash, appliedAt: context.now, issue: null })
    .where(eq(imports.id, importId));
  const author = { actor, requestId, at: context.now };
  await recordEvents(transaction, { listener: webhookListener }, author, [
    { action: 'import.applied', subject: `import:${importId}` },
  ]);
  await toFetch.store();
  await pictures.store();
  return { plan, planHash, isApplied: true };
}
