import { type AuditEvent, recordEvents } from '../http/audit/audit.ts';
import type { Queries } from '../platform/postgres/database.ts';
import { systemClock } from '../platform/process/clock.ts';

/** Records what a staff command did or is about to show (AU4). */
export function recordCommand(
  queries: Queries,
  command: string,
  ...events: readonly AuditEvent[]
): Promise<void> {
  const at = systemClock.now();
  return recordEvents(queries, { actor: `operator:${command}`, requestId: null, at }, events);
}
