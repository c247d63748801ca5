import { createHash } from 'node:crypto';
import { IMPORT_SIZE_LIMIT, type SentImportFile, type StaffCalls } from '@parlour/contract/staff';
import { REFUSED_HEADER } from '@parlour/core/imports';
import { principalKey, staffIdOf } from '../../../access/principal.ts';
import { ApiError, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import type { IncomingUpload } from '../../../http/calls/handler.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { ImportOrder } from './process/order.ts';
import { presentImportDetail } from './present.ts';
import { findImport, findMappingOf, insertImport } from './repository.ts';
import type { StoredFile } from './sealedFiles.ts';
import type { ImportCaller, ImportDependencies } from './service.ts';

/** Seconds before another try. */
const RETRY_AFTER = 30;

/** Creates what receives uploaded files, and finds out what they have (api/staff/imports-13). */
export function createReceiveImport(dependencies: ImportDependencies) {
  const { database, clock, random, log, files, connectionString } = dependencies;
  const { queries } = database;

  const survey = async (
    file: StoredFile,
    order: Omit<Extract<ImportOrder, { kind: 'survey' }>, 'path'>,
  ): Promise<readonly SentImportFile[]> => {
    if (file.size === 0) {
      throw invalidInput('file', 'The file is empty. Please choose another.');
    }
    const outcome = await files.withPlain(file, (path) =>
      dependencies.process.perform({ ...order, path }),
    );
    if (outcome.kind === 'refused') throw invalidInput('file', outcome.issue);
    if (outcome.kind !== 'surveyed') {
      log.error({ outcome }, 'an uploaded file could not be read');
      throw new ApiError('unavailable', 'The file could not be read now. Please try again.', {
        retryAfter: RETRY_AFTER,
      });
    }
    if (outcome.files.length > 0) return outcome.files;
    throw invalidInput('file', `${order.name}: It has nothing that can be imported.`);
  };

  /** Refused rows of an earlier import are mapped as these were. */
  const mappingOfRefused = async ([file, ...others]: readonly SentImportFile[]) => {
    const headers = file?.columns.map(({ header }) => header) ?? [];
    if (others.length > 0 || !headers.includes(REFUSED_HEADER)) return null;
    return (await findMappingOf(queries, headers)) ?? null;
  };

  /** Stores a file with what was found in it. What is refused is not stored. */
  return async (
    { principal, requestId }: ImportCaller,
    incoming: IncomingUpload<StaffCalls['uploadImport']>,
  ) => {
    const id = newId(clock, random);
    const now = clock.now();
    const staffId = staffIdOf(principal);
    const stored = { name: `imports/${id}`, sealedKey: files.newKey(`imports/${id}`) };
    const hash = createHash('sha256');
    let name = '';
    const limits = { field: 'file', fileBytes: IMPORT_SIZE_LIMIT };
    const size = await files.put(stored, async (consume) => {
      const { body } = await incoming.receive(limits, (bytes) => {
        hash.update(bytes);
        return consume(bytes);
      });
      ({ name } = body);
    });
    try {
      const found = await survey(
        { ...stored, size },
        {
          kind: 'survey',
          connectionString,
          importId: id,
          staffId,
          actor: principalKey(principal),
          requestId,
          now: now.getTime(),
          name,
        },
      );
      const mapping = await mappingOfRefused(found);
      const identity = JSON.stringify(['import', name, hash.digest('base64url')]);
      const { body: savedId } = await incoming.performOnce(identity, async (transaction) => {
        await insertImport(transaction, {
          id,
          status: 'uploaded',
          name,
          file: stored.name,
          sealedKey: stored.sealedKey,
          size,
          survey: found,
          mapping,
          createdBy: staffId,
          createdByKey: principal.kind === 'key' ? principal.keyId : null,
          createdAt: now,
        });
        const event = { action: 'import.uploaded', subject: `import:${id}` } as const;
        return { status: 201, body: id, events: [event] };
      });
      if (savedId !== id) await files.remove(stored.name);
      return presentImportDetail(
        orNotFound(await findImport(queries, savedId), 'Import not found'),
      );
    } catch (error) {
      // A failed transaction may still have committed.
      if ((await findImport(queries, id)) === undefined) await files.remove(stored.name);
      throw error;
    }
  };
}
