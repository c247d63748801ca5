import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { oneLine } from '../../features/staff/settings/operation.ts';
import { listPrivateKeyFiles, readCardPublicKey } from '../../platform/crypto/sealing/cardKey.ts';
import { keyIdOf } from '../../platform/crypto/sealing/keyId.ts';
import { sealedKeyId } from '../../platform/crypto/sealing/sealedBox.ts';
import { loadSecretKeys } from '../../platform/crypto/secretKey.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { paymentMethods } from '../../platform/postgres/schema/index.ts';
import { findStoredIds } from '../../platform/secret-keys/joinServers.ts';
import { startFailure } from '../../platform/secret-keys/startFailure.ts';
import type { Outcome } from './outcome.ts';

/** Whether a server has ever started on the database. */
async function isMigrated(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute(sql`select to_regclass('secret_keys') is not null found`);
  return rows[0]?.['found'] === true;
}

/** Whether `SECRET_KEY` opens what the database holds (CH3). */
async function checkSecretKey(config: Config, queries: Queries): Promise<Outcome> {
  const name = 'secret key';
  const isGenerated = config.secretKey === undefined;
  if (isGenerated && !existsSync(join(config.dataFolder, 'secret-key'))) {
    return { name, state: 'ok', message: 'The first start makes one, in DATA_DIR.' };
  }
  const storedIds = await findStoredIds(queries);
  const failure = startFailure(loadSecretKeys(config), storedIds, []);
  if (failure !== undefined) return { name, state: 'failure', message: `${oneLine(failure)}.` };
  const message =
    storedIds.length === 0
      ? 'Nothing is sealed yet. Keep a copy of SECRET_KEY apart from the backups.'
      : 'It opens what the database holds.';
  return { name, state: 'ok', message };
}

/** Whether cards are sealed for the key in the data folder, whose private half is elsewhere (CH3). */
async function checkCardKey({ dataFolder }: Config, queries: Queries): Promise<Outcome> {
  const name = 'card key';
  const newest = await queries
    .select({ sealed: paymentMethods.sealedNumber })
    .from(paymentMethods)
    .orderBy(desc(paymentMethods.createdAt))
    .limit(1);
  const usedId = newest[0] === undefined ? undefined : sealedKeyId(newest[0].sealed);
  const file = join(dataFolder, 'card-key.public.pem');
  if (!existsSync(file)) {
    return usedId === undefined
      ? { name, state: 'ok', message: 'The first start makes a pair, in DATA_DIR.' }
      : {
          name,
          state: 'failure',
          message: `${file} is missing, and the next start would make another pair. Copy it from another server or a backup.`,
        };
  }
  const ownId = keyIdOf(readCardPublicKey(dataFolder));
  const [privateFile] = listPrivateKeyFiles(dataFolder);
  if (privateFile !== undefined) {
    const message = `Move ${privateFile} to the place of the club's secrets: with it, whoever gets this folder opens the card numbers.`;
    return { name, state: 'warning', message };
  }
  return usedId === undefined || usedId === ownId
    ? { name, state: 'ok', message: `Cards are sealed for the key ${ownId}.` }
    : {
        name,
        state: 'warning',
        message: `The newest card is sealed for the key ${usedId}, and here is ${ownId}. Servers that share a database share ${file}.`,
      };
}

/** Whether the keys go with what the database holds (CH3). */
export async function checkKeys(
  config: Config,
  queries: Queries | undefined,
): Promise<readonly Outcome[]> {
  if (queries === undefined) {
    const message = 'The keys cannot be compared while the database does not respond.';
    return [{ name: 'secret key', state: 'warning', message }];
  }
  if (!(await isMigrated(queries))) {
    const message =
      'Nothing is sealed yet: the first start prepares the database. Keep a copy of SECRET_KEY apart from the backups.';
    return [{ name: 'secret key', state: 'ok', message }];
  }
  const checks: readonly (readonly [string, Promise<Outcome>])[] = [
    ['secret key', checkSecretKey(config, queries)],
    ['card key', checkCardKey(config, queries)],
  ];
  return Promise.all(
    checks.map(([name, outcome]) =>
      outcome.catch((error: unknown): Outcome => {
        return { name, state: 'failure', message: `It cannot be checked: ${oneLine(error)}.` };
      }),
    ),
  );
}
