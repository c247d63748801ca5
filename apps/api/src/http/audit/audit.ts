import { type Principal, principalKey } from '../../access/principal.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { auditEntries } from '../../platform/postgres/schema/index.ts';

/** What a principal or an operator did. */
export type AuditAction =
  | 'benefit.redeemed'
  | 'card.opened'
  | 'cards.listed'
  | 'change-request.submitted'
  | 'document.deleted'
  | 'document.file-removed'
  | 'document.linked'
  | 'document.opened'
  | 'document.uploaded'
  | 'documents.checked'
  | 'email.sent-again'
  | 'emails.listed'
  | 'member.added'
  | 'member.changed'
  | 'member.deactivated'
  | 'member.reactivated'
  | 'member.ref-replaced'
  | 'payment-method.added'
  | 'payment-method.deleted'
  | 'profile.updated'
  | 'registration.canceled'
  | 'registration.submitted'
  | 'request.cancellation-sent'
  | 'request.message-sent'
  | 'request.rated'
  | 'request.submitted'
  | 'secret-key.given-up'
  | 'secret-key.resealed'
  | 'session.ended'
  | 'session.opened'
  | 'sessions.ended'
  | 'sign-in.enabled';

/** One entry of the audit trail. It holds ids and names alone, so that a member can be erased later (AU2). */
export interface AuditEvent {
  readonly action: AuditAction;
  /** The kind and id of what the action was done to, such as `request:ID`. */
  readonly subject: `${string}:${string}`;
  /** The names of the changed fields. */
  readonly fields?: readonly string[];
}

/** Who caused events, and when. */
export interface AuditSource {
  /** A principal's key, or `operator:COMMAND`. */
  readonly actor: string;
  /** Null outside a call. */
  readonly requestId: string | null;
  readonly at: Date;
}

/** The principal of a call, with the id of its request. */
export interface CallAuthor {
  readonly principal: Principal;
  readonly requestId: string;
}

/** Returns a call's author as the source of its events. */
export function auditSourceOf({ principal, requestId }: CallAuthor, at: Date): AuditSource {
  return { actor: principalKey(principal), requestId, at };
}

/** Appends events to the audit trail. In the transaction of the action, both are stored or neither is. */
export async function recordEvents(
  queries: Queries,
  source: AuditSource,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await queries.insert(auditEntries).values(
    events.map(({ action, subject, fields }) => ({
      ...source,
      action,
      subject,
      details: fields === undefined ? {} : { fields },
    })),
  );
}
