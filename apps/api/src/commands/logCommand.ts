import type { AuditEvent } from '../http/audit/audit.ts';
import { logSecurityEvent, type SecurityEvent } from '../http/audit/securityEvents.ts';
import { createLog } from '../http/errors/log.ts';

type CommandEvent = Extract<SecurityEvent, `command.${string}`>;

/**
 * Writes the security event of a staff command to the standard error, since the standard output is for its result (api/http/audit-12).
 *
 * @param entries - its audit entries. Absent where it failed.
 */
export function logCommand(
  event: CommandEvent,
  command: string,
  entries?: readonly AuditEvent[],
): void {
  const log = createLog('info', process.stderr);
  logSecurityEvent(log, event, { actor: `operator:${command}`, ...(entries && { entries }) });
}
