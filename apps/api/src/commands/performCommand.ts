import type { Config } from '../config.ts';
import { webhookListener } from '../features/staff/webhooks/tellWebhooks.ts';
import { type AuditEvent, recordChained } from '../http/audit/audit.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import type { Database, Transaction } from '../platform/postgres/database.ts';
import { systemClock } from '../platform/process/clock.ts';
import { readSecrets } from '../platform/secret-keys/joinServers.ts';
import { logCommand } from './logCommand.ts';
import { readExistingSecretKeys } from './withDatabase.ts';

/** Where a command works, as `withDatabase` gives it. */
interface CommandPlace {
  readonly database: Database;
  readonly config: Config;
}

/**
 * Performs a staff command in one transaction with its audit entries (api/http/audit-4), which are chained in it too (api/http/audit-15), and logs it
 * (api/http/audit-12). Its result is shown after the commit.
 */
export async function performCommand<Result extends { readonly events: readonly AuditEvent[] }>(
  { database, config }: CommandPlace,
  command: string,
  work: (transaction: Transaction) => Result | Promise<Result>,
): Promise<Result> {
  const actor = `operator:${command}` as const;
  const secretKeys = readExistingSecretKeys(config);
  const performed = await database.transaction(async (transaction) => {
    const result = await work(transaction);
    const source = { actor, requestId: null, at: systemClock.now() };
    const secrets = await readSecrets(transaction, secretKeys, systemRandom);
    const audit = { secrets, listener: webhookListener };
    await recordChained(transaction, audit, source, result.events);
    return result;
  });
  logCommand('command.performed', command, performed.events);
  return performed;
}
