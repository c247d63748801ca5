import { type AuditEvent, recordEvents } from '../http/audit/audit.ts';
import type { Database, Transaction } from '../platform/postgres/database.ts';
import { systemClock } from '../platform/process/clock.ts';

/** Performs a staff command in one transaction with its audit entries (AU4). Its result is shown after the commit. */
export function performCommand<Result extends { readonly events: readonly AuditEvent[] }>(
  database: Database,
  command: string,
  work: (transaction: Transaction) => Result | Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const result = await work(transaction);
    const source = { actor: `operator:${command}`, requestId: null, at: systemClock.now() };
    await recordEvents(transaction, source, result.events);
    return result;
  });
}
