import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { checkCardKey } from '../../features/staff/settings/checks/cardKey.ts';
import { oneLine } from '../../features/staff/settings/checks/oneLine.ts';
import { loadSecretKeys } from '../../platform/crypto/secretKey.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { findStoredIds } from '../../platform/secret-keys/joinServers.ts';
import { startFailure } from '../../platform/secret-keys/startFailure.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Whether a server has ever started on the database. */
export async function isMigrated(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute(sql`select to_regclass('secret_keys') is not null found`);
  return rows[0]?.['found'] === true;
}

/** Whether `SECRET_KEY` opens what the database holds (api/commands-3). */
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

/** Whether the keys go with what the database holds (api/commands-3). */
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
    ['card key', checkCardKey(config.dataFolder, queries).then((key) => outcomeOf(key, config))],
  ];
  return Promise.all(
    checks.map(([name, outcome]) =>
      outcome.catch((error: unknown): Outcome => {
        return { name, state: 'failure', message: `It cannot be checked: ${oneLine(error)}.` };
      }),
    ),
  );
}
