import type { ClubExport } from '@parlour/contract/staff';
import { ApiError, orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { after, DAY } from '../../../platform/process/clock.ts';
import { presentExport } from './present.ts';
import {
  type ExportRow,
  findExports,
  findOwnExport,
  insertExport,
  updateExport,
} from './repository.ts';
import type { ImportDependencies } from './service.ts';

const NOT_FOUND = 'Export not found';
const nameOf = (id: string) => `exports/${id}`;

/** Creates what staff do with exports of the whole club. */
export function createExports(dependencies: ImportDependencies) {
  const { database, clock, random, log, files, branding, picturesFolder } = dependencies;
  const { queries } = database;

  const make = async (row: ExportRow, requestId: string) => {
    const path = await files.pathOnTheWay(nameOf(row.id));
    const uploadsFolder = `${path}-pictures`;
    const outcome = await files.withUploads(queries, uploadsFolder, () =>
      dependencies.process.perform({
        kind: 'export',
        connectionString: dependencies.connectionString,
        importId: row.id,
        staffId: row.createdBy,
        actor: `staff:${row.createdBy}`,
        requestId,
        now: row.createdAt.getTime(),
        path,
        clubName: branding.clubName,
        picturesFolder,
        uploadsFolder,
      }),
    );
    if (outcome.kind !== 'exported') {
      throw new Error(outcome.kind === 'failed' ? outcome.failure : outcome.kind);
    }
    const file = { name: nameOf(row.id), sealedKey: row.sealedKey };
    const size = await files.putFile(file, path);
    await updateExport(queries, row.id, { status: 'ready', size });
  };

  return {
    /** Begins to make a package of the whole club, which is removed after a day (api/staff/imports-10). */
    async start(
      transaction: Transaction,
      { staffId, requestId }: { readonly staffId: string; readonly requestId: string },
    ) {
      const now = clock.now();
      const id = newId(clock, random);
      const row: ExportRow = {
        id,
        status: 'making',
        createdBy: staffId,
        createdAt: now,
        expiresAt: after(now, DAY),
        sealedKey: files.newKey(nameOf(id)),
        size: null,
      };
      await insertExport(transaction, row);
      return {
        data: presentExport(row),
        events: [{ action: 'export.made', subject: `export:${id}` } as const],
        afterCommit: async () => {
          void make(row, requestId).catch(async (error: unknown) => {
            log.error({ err: error }, 'an export failed');
            await updateExport(queries, id, { status: 'failed' }).catch(() => undefined);
          });
        },
      };
    },
    /** Lists the caller's own exports. */
    list: async (staffId: string): Promise<ClubExport[]> =>
      (await findExports(queries, staffId, clock.now())).map(presentExport),
    /** Opens an export of the caller's own. Somebody else's counts as missing (api/staff/imports-16). */
    async open(staffId: string, id: string) {
      const row = orNotFound(await findOwnExport(queries, staffId, id, clock.now()), NOT_FOUND);
      if (row.size === null) throw new ApiError('not_found', 'The export is not ready yet.');
      const { sealedKey, size } = row;
      const day = row.createdAt.toISOString().slice(0, 10);
      return {
        stream: await files.open({ name: nameOf(id), sealedKey, size }),
        length: size,
        type: 'application/zip',
        disposition: `attachment; filename="club-${day}.zip"`,
      };
    },
  };
}
