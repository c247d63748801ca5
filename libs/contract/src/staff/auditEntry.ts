import * as z from 'zod/mini';
import { LINE_LIMIT } from '../limits.ts';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { countSchema, dateTimeSchema } from '../primitives.ts';

const auditEntryFields = {
  /** In the order of what was done. */
  number: z.int(),
  /** When it was done, ISO 8601 in UTC. */
  at: dateTimeSchema,
  /** Such as `staff:ID`, `member:ID`, `key:ID` of an API key, `operator:COMMAND` or `system`. */
  actor: z.string(),
  /** The name of a member, a member of staff or an API key. Null for any other actor. */
  actorName: z.nullable(z.string()),
  /** Such as `request.submitted`. */
  action: z.string(),
  /** What it was done to, such as `request:ID`. */
  subject: z.string(),
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

const filter = z.optional(z.string().check(z.maxLength(LINE_LIMIT)));

/** What an audit page shows. */
export const auditQuerySchema = z.object({
  /** The whole actor, such as `staff:ID`. */
  actor: filter,
  /** The whole action, such as `request.submitted`. */
  action: filter,
  /** The whole subject, such as `request:ID`. */
  subject: filter,
  /** The first day, in UTC. */
  from: z.optional(z.iso.date()),
  /** The last day, in UTC. */
  until: z.optional(z.iso.date()),
  /** Only entries with a smaller number. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'must be a whole number'))),
  /** At most this many. */
  limit: z.optional(countSchema),
});
