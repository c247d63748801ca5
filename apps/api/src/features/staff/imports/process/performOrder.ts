import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { systemRandom } from '../../../../platform/crypto/random.ts';
import { exportPackage } from '../exporting/exportPackage.ts';
import { zipTarget } from '../exporting/packageTargets.ts';
import { FileError } from '../reading/fileError.ts';
import { openPackage } from '../reading/openPackage.ts';
import { surveyPackage } from '../reading/surveyPackage.ts';
import { type ImportInput, runImport } from '../runImport.ts';
import { takeBack, TakeBackError } from '../takeBack.ts';
import type { ImportOrder, ImportOutcome } from './order.ts';

/** What an order needs beside the database. */
interface OrderPorts {
  readonly endSessions: ImportInput['endSessions'];
  /** Stores an uploaded picture by its name. */
  readonly putPicture: (name: string) => Promise<void>;
}

/** Says that the pictures of an import could not be stored. */
export class PictureStoreError extends Error {
  override readonly name = 'PictureStoreError';
}

/** Performs an order on connections of its own. It never throws. */
export async function performOrder(order: ImportOrder, ports: OrderPorts): Promise<ImportOutcome> {
  try {
    return await perform(order, ports);
  } catch (error) {
    if (error instanceof FileError || error instanceof TakeBackError) {
      return { kind: 'refused', issue: error.message };
    }
    if (error instanceof PictureStoreError) {
      return {
        kind: 'refused',
        issue:
          'The pictures can not be stored at the moment. Nothing of the club was changed. Please try again in a minute.',
      };
    }
    return {
      kind: 'failed',
      failure: error instanceof Error ? (error.stack ?? '') : String(error),
    };
  }
}

async function perform(order: ImportOrder, ports: OrderPorts): Promise<ImportOutcome> {
  const { endSessions } = ports;
  switch (order.kind) {
    case 'survey':
      return { kind: 'surveyed', files: await survey(order.path, order.name) };
    case 'import':
      return performImport(order, ports);
    case 'takeBack':
      await onConnection(order.connectionString, (database) =>
        database.transaction((transaction) =>
          takeBack(transaction, { ...authorOf(order), endSessions, now: new Date(order.now) }),
        ),
      );
      return { kind: 'takenBack' };
    case 'export':
      return performExport(order);
  }
}

async function survey(path: string, name: string) {
  const source = await openPackage(path, name);
  try {
    return await surveyPackage(source);
  } finally {
    await source.close();
  }
}

const authorOf = ({ importId, staffId, requestId, actor }: ImportOrder) => ({
  importId,
  staffId,
  requestId,
  actor,
});

type OrderOf<Kind extends ImportOrder['kind']> = Extract<ImportOrder, { kind: Kind }>;

async function performImport(
  order: OrderOf<'import'>,
  { endSessions, putPicture }: OrderPorts,
): Promise<ImportOutcome> {
  const { path, name, mapping, hidesMissing, picturesFolder, applies, connectionString } = order;
  const source = await openPackage(path, name);
  try {
    const { plan, planHash, isApplied } = await runImport({
      ...authorOf(order),
      connectionString,
      source,
      mapping,
      hidesMissing,
      picturesFolder,
      uploads: { folder: order.uploadsFolder, put: putPicture },
      pictureSources: order.pictureSources,
      applies,
      refusedPath: order.refusedPath,
      endSessions,
      clock: { now: () => new Date(order.now) },
      random: systemRandom,
    });
    return { kind: isApplied ? 'applied' : 'planned', plan, planHash };
  } finally {
    await source.close();
  }
}

async function performExport(order: OrderOf<'export'>): Promise<ImportOutcome> {
  const { path, clubName, picturesFolder, uploadsFolder } = order;
  await onConnection(order.connectionString, (database) =>
    // One state of the club, however long it takes.
    database.transaction(
      async (transaction) => {
        const target = zipTarget(createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        const exportedAt = new Date(order.now);
        const folders = { picturesFolder, uploadsFolder };
        const input = { queries: transaction, clubName, exportedAt, ...folders };
        await exportPackage(input, target);
        await target.end();
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  return { kind: 'exported', size: (await stat(path)).size };
}

const databaseOn = (client: pg.Client) => drizzle(client, { casing: 'snake_case' });

async function onConnection(
  connectionString: string,
  work: (database: ReturnType<typeof databaseOn>) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'parlour import' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(databaseOn(client));
  } finally {
    await client.end();
  }
}
