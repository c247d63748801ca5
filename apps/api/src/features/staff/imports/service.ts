import { rm } from 'node:fs/promises';
import {
  type SentImportDetail,
  type ImportMapping,
  importMappingSchema,
} from '@parlour/contract/staff';
import { callerMay } from '../../../access/policies.ts';
import { type KeyHolder, principalKey, type Staff, staffIdOf } from '../../../access/principal.ts';
import { ApiError, forbidden, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import type { AuditEvent } from '../../../http/audit/audit.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import type { PictureSources } from './fetching/pictureSources.ts';
import type { ImportProcess } from './process/importProcess.ts';
import { readProgress } from './fetching/fetchRepository.ts';
import type { ImportOutcome } from './process/order.ts';
import { hasMembers, needsMapping, presentImportDetail } from './present.ts';
import {
  deleteImport,
  findImport,
  type ImportRow,
  lockImport,
  saveMapping,
  updateImport,
} from './repository.ts';
import { openRefused, refusedNameOf, storedFileOf, storeRefused } from './refusedFile.ts';
import type { SealedFiles, StoredFile } from './sealedFiles.ts';
import { tellOfEvents } from './tellOfEvents.ts';

/** What the service of imports needs. */
export interface ImportDependencies extends Pick<
  FeatureDependencies,
  'database' | 'clock' | 'random' | 'log' | 'branding' | 'outbox'
> {
  readonly process: ImportProcess;
  readonly files: SealedFiles;
  readonly connectionString: string;
  /** The folder of the club's own pictures. */
  readonly picturesFolder: string;
  /** Where other pictures may come from. */
  readonly pictureSources: PictureSources;
  /** Says that pictures are to be fetched. */
  readonly onPicturesDue: () => void;
}

/** Who makes a call of imports. */
export interface ImportCaller {
  readonly principal: Staff | KeyHolder;
  readonly requestId: string;
}

interface ImportPlanning {
  readonly mapping: ImportMapping | null;
  readonly saveAs: string | null;
  readonly hidesMissing: boolean;
}

interface Begun {
  readonly data: SentImportDetail;
  readonly events: readonly AuditEvent[];
  readonly afterCommit: () => Promise<void>;
}

const NOT_FOUND = 'Import not found';
const FAILED = 'It could not be done. Nothing of the club was changed. Please try again.';
const STALE = 'The club changed since the plan was made. This is a new one.';
const IDLE: ReadonlySet<ImportRow['status']> = new Set(['uploaded', 'planned', 'failed'] as const);

/** Creates what staff do with imports. */
export function createImports(dependencies: ImportDependencies) {
  const { database, clock, random, log, files, connectionString, picturesFolder } = dependencies;
  const { queries } = database;

  /** An editor reads no import with members. */
  const assertMayRead = (row: ImportRow, { principal }: Pick<ImportCaller, 'principal'>) => {
    if (hasMembers(row) && !callerMay(principal, 'member.edit')) {
      throw forbidden('Members are imported by managers.');
    }
  };
  const detailOf = async (source: Queries, id: string) =>
    presentImportDetail(orNotFound(await findImport(source, id), NOT_FOUND));
  const take = async (transaction: Transaction, id: string, caller: ImportCaller) => {
    const row = orNotFound(await lockImport(transaction, id), NOT_FOUND);
    assertMayRead(row, caller);
    return row;
  };
  const orderOf = (row: ImportRow, { principal, requestId }: ImportCaller) => ({
    connectionString,
    importId: row.id,
    staffId: staffIdOf(principal),
    actor: principalKey(principal),
    requestId,
    now: clock.now().getTime(),
  });
  const fail = async (id: string, failure: string) => {
    log.error({ import: id, failure }, 'an import failed');
    await updateImport(queries, id, { status: 'failed', issue: FAILED });
  };

  /** Has the import planned or applied, and its refused rows written to a path. */
  const perform = (
    row: ImportRow,
    { name: file, ...stored }: StoredFile,
    caller: ImportCaller,
    wishes: { readonly applies: string | null; readonly refusedPath: string },
  ) =>
    files.withPlain({ name: file, ...stored }, (path) =>
      files.withPictures(file, (uploadsFolder, putPicture) => {
        const { name, mapping, hidesMissing } = row;
        const { pictureSources } = dependencies;
        const places = { path, picturesFolder, uploadsFolder, pictureSources };
        const shared = { ...orderOf(row, caller), ...wishes, name, mapping, hidesMissing };
        return dependencies.process.perform({ ...shared, ...places, kind: 'import' }, putPicture);
      }),
    );
  const work = async (row: ImportRow, caller: ImportCaller, applies: string | null) => {
    const { id } = row;
    const file = storedFileOf(row);
    if (file === undefined) return fail(id, 'its file is gone');
    const refusedPath = await files.pathOnTheWay(refusedNameOf(id));
    try {
      await workOn(row, await perform(row, file, caller, { applies, refusedPath }), {
        applies,
        refusedPath,
      });
    } finally {
      await rm(refusedPath, { force: true });
    }
  };
  const workOn = async (
    row: ImportRow,
    outcome: ImportOutcome,
    { applies, refusedPath }: { readonly applies: string | null; readonly refusedPath: string },
  ) => {
    const { id } = row;
    if (outcome.kind === 'planned') {
      const { plan, planHash } = outcome;
      const issue = applies === null ? null : STALE;
      await updateImport(queries, id, { status: 'planned', plan, planHash, issue });
    } else if (outcome.kind === 'refused') {
      await updateImport(queries, id, { status: 'failed', issue: outcome.issue });
    } else if (outcome.kind === 'failed') await fail(id, outcome.failure);
    else {
      dependencies.onPicturesDue();
      await finish(row, refusedPath).catch((error: unknown) =>
        log.error(
          { err: error, import: id },
          'an import was applied, but not all of its emails left',
        ),
      );
    }
  };
  /** Of the file of an import that is over only the refused rows are still needed. */
  const finish = async ({ id, file }: ImportRow, refusedPath: string) => {
    const refused = await storeRefused(files, id, refusedPath);
    await database.transaction(async (transaction) => {
      await tellOfEvents(transaction, dependencies, id, clock.now());
      await updateImport(transaction, id, refused);
    });
    if (file !== null) await files.remove(file);
  };
  /** Begins work that goes on after the response. */
  const begin = (row: ImportRow, perform: () => Promise<void>) => async () => {
    void perform().catch((error: unknown) =>
      fail(row.id, error instanceof Error ? (error.stack ?? '') : String(error)).catch(
        (failure: unknown) => log.error({ err: failure }, 'an import could not be ended'),
      ),
    );
  };

  return {
    /** Returns an import, unless it has members that the caller may not read. */
    async get(id: string, caller: Pick<ImportCaller, 'principal'>): Promise<SentImportDetail> {
      const found = orNotFound(await findImport(queries, id), NOT_FOUND);
      assertMayRead(found.row, caller);
      return presentImportDetail(found, await readProgress(queries, id));
    },
    /** Opens the refused rows of a table: of a plan as it is now, and of an import that is over for a week (api/staff/imports-35). */
    async openRefused(id: string, caller: ImportCaller) {
      const { row } = orNotFound(await findImport(queries, id), NOT_FOUND);
      assertMayRead(row, caller);
      return openRefused(files, row, async (file, refusedPath) => {
        await perform(row, file, caller, { applies: null, refusedPath });
      });
    },
    /** Begins to plan an import (api/staff/imports-5), and stores its mapping by a name. */
    async plan(
      transaction: Transaction,
      id: string,
      caller: ImportCaller,
      { mapping, saveAs, hidesMissing }: ImportPlanning,
    ): Promise<Begun> {
      const row = orNotFound(await lockImport(transaction, id), NOT_FOUND);
      const planned = { ...row, mapping: needsMapping(row) ? mapping : null, hidesMissing };
      assertMayRead(planned, caller);
      assertIdle(row);
      if (needsMapping(row) && mapping === null) {
        throw invalidInput('mapping', 'Say first what the columns are.');
      }
      await updateImport(transaction, id, {
        status: 'planning',
        startedAt: clock.now(),
        mapping: planned.mapping,
        hidesMissing,
        plan: null,
        planHash: null,
        issue: null,
      });
      if (saveAs !== null && planned.mapping !== null) {
        await saveMapping(transaction, {
          ...importMappingSchema.parse(planned.mapping),
          id: newId(clock, random),
          name: saveAs,
          updatedAt: clock.now(),
        });
      }
      return {
        data: await detailOf(transaction, id),
        events: [{ action: 'import.planned', subject: `import:${id}` }],
        afterCommit: begin(row, () => work(planned, caller, null)),
      };
    },
    /** Begins to apply the plan that was seen (api/staff/imports-5). Its entry in the audit trail is in the transaction of the import. */
    async apply(
      transaction: Transaction,
      id: string,
      caller: ImportCaller,
      planHash: string,
    ): Promise<Begun> {
      const row = await take(transaction, id, caller);
      if (row.status !== 'planned' || row.planHash !== planHash) {
        throw new ApiError('changed_meanwhile', 'There is another plan by now. Please look at it.');
      }
      await updateImport(transaction, id, {
        status: 'applying',
        startedAt: clock.now(),
        issue: null,
      });
      return {
        data: await detailOf(transaction, id),
        events: [],
        afterCommit: begin(row, () => work(row, caller, planHash)),
      };
    },
    /** Begins to take an import back (api/staff/imports-12). */
    async revert(transaction: Transaction, id: string, caller: ImportCaller): Promise<Begun> {
      const row = await take(transaction, id, caller);
      if (row.status !== 'applied') {
        throw new ApiError('changed_meanwhile', 'Only an import that was applied is taken back.');
      }
      await updateImport(transaction, id, {
        status: 'reverting',
        startedAt: clock.now(),
        issue: null,
      });
      const perform = async () => {
        const outcome = await dependencies.process.perform({
          ...orderOf(row, caller),
          kind: 'takeBack',
        });
        if (outcome.kind === 'takenBack') return;
        if (outcome.kind === 'failed') {
          log.error({ import: id, failure: outcome.failure }, 'an import was not taken back');
        }
        const issue = outcome.kind === 'refused' ? outcome.issue : FAILED;
        await updateImport(queries, id, { status: 'applied', issue });
      };
      return {
        data: await detailOf(transaction, id),
        events: [],
        afterCommit: begin(row, perform),
      };
    },
    /** Deletes an import that changed nothing, with its file. */
    async discard(transaction: Transaction, id: string, caller: ImportCaller) {
      const row = await take(transaction, id, caller);
      assertIdle(row);
      await deleteImport(transaction, id);
      return {
        data: null,
        events: [{ action: 'import.discarded', subject: `import:${id}` } as const],
        afterCommit: async () => {
          if (row.file !== null) await files.remove(row.file);
        },
      };
    },
  };
}

function assertIdle({ status }: ImportRow): void {
  if (!IDLE.has(status)) {
    throw new ApiError('changed_meanwhile', 'It is under way, or over. Please load it again.');
  }
}
