import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema } from '../primitives.ts';
import { countSchema, enteredDateSchema, lineSchema } from '../typedSchemas.ts';
import { contentKinds } from './contentKinds.ts';

/** Everything that enters the audit trail, by its name. An entry that another release wrote may have another one. */
export const auditActions = [
  'api-key.created',
  'api-key.revoked',
  'audit.checked',
  'audit.read',
  'backup.made',
  'backup.restored',
  'benefit.redeemed',
  'card.opened',
  'cards.listed',
  'change-request.accepted',
  'change-request.declined',
  'change-request.submitted',
  'content.discarded',
  'content.hidden',
  'content.hiding-scheduled',
  'content.ordered',
  'content.previewed',
  'content.published',
  'content.release-chosen',
  'content.reverted',
  'content.saved',
  'content.scheduled',
  'document.deleted',
  'document.file-removed',
  'document.linked',
  'document.opened',
  'document.uploaded',
  'documents.checked',
  'documents.listed',
  'email.sent-again',
  'emails.listed',
  'export.made',
  'export.opened',
  'first-run.chosen',
  'import.applied',
  'import.discarded',
  'import.planned',
  'import.refused-rows-opened',
  'import.reverted',
  'import.uploaded',
  'invitations.started',
  'invitations.stopped',
  'macro.added',
  'macro.changed',
  'macro.deleted',
  'macro.run',
  'member.added',
  'member.changed',
  'member.deactivated',
  'member.invited',
  'member.read',
  'member.reactivated',
  'member.ref-replaced',
  'member.suspended',
  'member.view-ended',
  'member.view-started',
  'member.viewed',
  'payment-method.added',
  'payment-method.deleted',
  'picture.changed',
  'picture.deleted',
  'picture.replaced',
  'picture.uploaded',
  'profile.updated',
  'queue-filter.added',
  'queue-filter.deleted',
  'registration.canceled',
  'registration.submitted',
  'release.added',
  'release.deleted',
  'release.filled',
  'release.published',
  'release.renamed',
  'release.reverted',
  'release.scheduled',
  'reply.added',
  'reply.changed',
  'reply.deleted',
  'request.assigned',
  'request.cancellation-sent',
  'request.entered',
  'request.file-opened',
  'request.file-removed',
  'request.file-uploaded',
  'request.linked',
  'request.merged',
  'request.message-sent',
  'request.moved',
  'request.note-written',
  'request.rated',
  'request.submitted',
  'request.tagged',
  'request.unmerged',
  'sample-club.loaded',
  'sample-club.removed',
  'secret-key.given-up',
  'secret-key.resealed',
  'session.ended',
  'session.opened',
  'sessions.ended',
  'settings.changed',
  'sign-in.enabled',
  'staff.changed',
  'staff.emails-chosen',
  'staff.ended',
  'staff.invited',
  'staff.joined',
  'staff.keys-changed',
  'test-email.sent',
  'webhook.added',
  'webhook.changed',
  'webhook.deleted',
  'webhook.sent-again',
  'webhook.secret-renewed',
  'webhook.tested',
] as const;
/** What a principal, an operator or the server did. */
export type AuditAction = (typeof auditActions)[number];

/** Everything that an action is done to, by its kind. The subject of another release may have another one. */
export const auditSubjects = [
  ...contentKinds,
  'audit',
  'backup',
  'change-request',
  'content',
  'document',
  'documents',
  'email',
  'emails',
  'export',
  'file',
  'import',
  'invitations',
  'key',
  'macro',
  'member',
  'payment-method',
  'picture',
  'queue-filter',
  'release',
  'reply',
  'request',
  'request-file',
  'secret-key',
  'session',
  'settings',
  'staff',
  'webhook',
  'webhook-message',
] as const;
/** A kind of what an action is done to. The subject of its entry begins so. */
export type AuditSubjectKind = (typeof auditSubjects)[number];

const auditEntryFields = {
  /** In the order of what was done. */
  number: z.int(),
  /** When it was done, ISO 8601 in UTC. */
  at: dateTimeSchema,
  /** Such as `staff:ID`, `member:ID`, `key:ID` of an API key, `operator:COMMAND` or `system`. */
  actor: z.string(),
  /** The name of a member, a member of staff or an API key. Null for any other actor, and of a person where an API key reads. */
  actorName: z.nullable(z.string()),
  /** One of {@link auditActions}, such as `request.submitted`, or that of another release. */
  action: z.string(),
  /** What it was done to: an {@link AuditSubjectKind} and an id, such as `request:ID`. */
  subject: z.string(),
  /** The reference of a request, or the name of a member or a member of staff. Null for any other subject, and of a person where an API key reads, absent from older servers. */
  subjectName: z.optional(z.nullable(z.string())),
  /** Why, as it was given. Null without a reason. */
  reason: z.nullable(z.string()),
  /** The names of the changed fields, of the roles that were given, or of the move that was made. */
  fields: z.array(z.string()),
  /** The id of the HTTP request, as in the log of the server. Null outside a call. */
  requestId: z.nullable(z.string()),
};

/** Who did what, and when. */
export interface AuditEntry extends OutputOf<typeof auditEntryFields> {}

const auditPageFields = {
  /** The newest first. */
  entries: z.array(z.object(auditEntryFields)),
  /** The `before` of the next page. Null on the last one. */
  next: z.nullable(z.int()),
};

/** A page of the audit trail. */
export interface AuditPage extends OutputOf<typeof auditPageFields> {}
/** Parses a page of the audit trail, the newest entries first. */
export const auditPageSchema: NamedSchema<AuditPage> = z.object(auditPageFields);

const filter = z.optional(lineSchema);

/** What an audit page shows. */
export const auditQuerySchema = z.object({
  /** The whole actor, such as `staff:ID`, or a part of a name or an email. An API key finds none by the latter. */
  actor: filter,
  /** The whole action, such as `request.submitted`. */
  action: filter,
  /** The whole subject, such as `request:ID`, the reference of a request, or a part of a name or an email as of an actor. */
  subject: filter,
  /** The first day, in the club's time zone. */
  from: z.optional(enteredDateSchema),
  /** The last day, in the club's time zone. */
  until: z.optional(enteredDateSchema),
  /** Only entries with a smaller number. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'must be a whole number'))),
  /** At most this many. */
  limit: z.optional(countSchema),
});
