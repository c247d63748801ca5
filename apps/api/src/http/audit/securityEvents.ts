import type { ErrorCode } from '@parlour/contract';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { AuditAction } from '@parlour/contract/staff';
import { networkOf } from '../../access/client.ts';
import { principalKey } from '../../access/principal.ts';
import { signals } from '../../platform/process/signals.ts';
import type { AuditEvent } from './audit.ts';

/** What concerns the club's security. docs/security.md explains each, and a test compares the two lists. */
export const securityEvents = [
  'call.forbidden',
  'call.key-reused',
  'call.rate-limited',
  'call.unauthenticated',
  'call.unreadable',
  'command.failed',
  'command.performed',
  'document.linked',
  'document.opened',
  'document.opened-by-link',
  'session.ended',
  'sign-in.code-requested',
  'sign-in.failed',
  'sign-in.paused',
  'sign-in.succeeded',
] as const;
/** One of the {@link securityEvents}. */
export type SecurityEvent = (typeof securityEvents)[number];

/** Who made a call, as the log names it: by ids and by the network of the client. */
interface CallFacts {
  readonly requestId: string;
  /** A principal's key. Absent without a session. */
  readonly principal?: string;
  readonly session?: string;
  /** The network of the client, such as `203.0.113.0/24`. */
  readonly client: string;
}

/** Ids and names alone, never contents (api/http/audit-11). */
interface SecurityFacts extends Partial<CallFacts> {
  /** `operator:COMMAND`, outside a call. */
  readonly actor?: string;
  /** What was opened, as in the audit trail. */
  readonly subject?: string;
  /** The audit entries of a command. */
  readonly entries?: readonly AuditEvent[];
}

/** A log that security events can be written to. */
export type EventLog = Pick<FastifyBaseLogger, 'child' | 'level'>;

/** Writes a security event to the log, at any level but `silent`. Every one is written here (api/http/audit-9). */
export function logSecurityEvent(log: EventLog, event: SecurityEvent, facts: SecurityFacts): void {
  signals.emit('securityEvent', event);
  const level = log.level === 'silent' ? 'silent' : 'info';
  log.child({}, { level }).info({ event, ...facts }, 'security event');
}

/** Returns what each line of the log about a call names (api/http/audit-10). */
export function callFactsOf({ id, session, ip }: FastifyRequest): CallFacts {
  return {
    requestId: id,
    ...(session && { principal: principalKey(session.principal), session: session.sessionId }),
    client: networkOf(ip),
  };
}

/** Logs that a connection sent what is no call. Nothing of it is known but its client. */
export function logUnreadable(log: EventLog, socket: Duplex): void {
  const ip = 'remoteAddress' in socket ? String(socket.remoteAddress) : '';
  logSecurityEvent(log, 'call.unreadable', { client: networkOf(ip) });
}

const eventsByErrorCode: Partial<Record<ErrorCode, SecurityEvent>> = {
  forbidden: 'call.forbidden',
  idempotency_conflict: 'call.key-reused',
  invalid_code: 'sign-in.failed',
  rate_limited: 'call.rate-limited',
  sign_in_paused: 'sign-in.paused',
  unauthenticated: 'call.unauthenticated',
};

/** Logs a rejected call as a security event where its error is one. */
export function logRejection(request: FastifyRequest, code: ErrorCode): void {
  const event = eventsByErrorCode[code];
  if (event !== undefined) logSecurityEvent(request.log, event, callFactsOf(request));
}

const eventsByAction: Partial<Record<AuditAction, SecurityEvent>> = {
  'document.linked': 'document.linked',
  'document.opened': 'document.opened',
  'session.ended': 'session.ended',
  'sessions.ended': 'session.ended',
};

/** Logs those entries of a call in the audit trail that are also security events. */
export function logAudited(request: FastifyRequest, entries: readonly AuditEvent[]): void {
  for (const { action, subject } of entries) {
    const event = eventsByAction[action];
    if (event === undefined) continue;
    logSecurityEvent(request.log, event, { ...callFactsOf(request), subject });
  }
}
