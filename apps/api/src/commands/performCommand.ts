import { type AuditEvent, recordEvents } from '../http/audit/audit.ts';
import type { Database, Transaction } from '../platform/postgres/database.ts';
import { systemClock } from '../platform/process/clock.ts';
import { logCommand } from './logCommand.ts';

/**
 * Performs a staff command in one transaction with its audit entries (AU4), and logs it (AU12). Its result is shown after
 * the commit.
 */
export async function performCommand<Result extends { readonly events: readonly AuditEvent[] }>(
  database: Database,
  command: string,
  work: (transaction: Transaction) => Result | Promise<Result>,
): Promise<Result> {
  const actor = `operator:${command}` as const;
  const performed = await database.transaction(async (transaction) => {
    const result = await work(transaction);
    const source = { actor, requestId: null, at: systemClock.now() };
    await recordEvents(transaction, source, result.events);
    return result;
  });
  logCommand('command.performed', command, performed.events);
  return performed;
}
