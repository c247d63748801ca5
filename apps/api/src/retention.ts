import * as z from 'zod';
import { DAY } from './platform/process/clock.ts';

const days = z.coerce
  .number('must be a number of days')
  .int('must be a whole number of days')
  .min(1, 'must be at least 1')
  .max(3650, 'must be at most 3650');

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const daysOr = (byDefault: number) => z.preprocess(emptyToUndefined, days.default(byDefault));

/** The variables that say for how many days what grows is kept. Docs/operations.md has their table. */
export const retentionVariables = {
  KEEP_SESSIONS_DAYS: daysOr(1),
  KEEP_IDEMPOTENCY_KEYS_DAYS: daysOr(1),
  KEEP_EMAILS_DAYS: daysOr(1),
  KEEP_UNDELIVERED_EMAILS_DAYS: daysOr(90),
  KEEP_DELIVERIES_DAYS: daysOr(30),
  KEEP_INBOX_DAYS: daysOr(90),
  KEEP_REQUEST_FILES_DAYS: z.preprocess(emptyToUndefined, days.optional()),
} as const;

const retentionSchema = z.object(retentionVariables).transform((values) => ({
  /** From the end of a session. */
  sessions: values.KEEP_SESSIONS_DAYS * DAY,
  /** How long a repeated write gets the first response. */
  idempotencyKeys: values.KEEP_IDEMPOTENCY_KEYS_DAYS * DAY,
  /** From the delivery of an email. */
  emails: values.KEEP_EMAILS_DAYS * DAY,
  /** From when an email was given up. */
  undeliveredEmails: values.KEEP_UNDELIVERED_EMAILS_DAYS * DAY,
  /** Of what webhooks were told. */
  deliveries: values.KEEP_DELIVERIES_DAYS * DAY,
  /** Of lines of staff's inboxes that they saw. */
  inbox: values.KEEP_INBOX_DAYS * DAY,
  /** From when a request was closed. Undefined: as long as the request. */
  requestFiles:
    values.KEEP_REQUEST_FILES_DAYS === undefined ? undefined : values.KEEP_REQUEST_FILES_DAYS * DAY,
}));

/** How long what grows is kept, in milliseconds. */
export type Retention = Readonly<z.output<typeof retentionSchema>>;

/** Reads how long what grows is kept from valid variables. None of them gives the defaults. */
export function retentionOf(variables: z.input<typeof retentionSchema>): Retention {
  return retentionSchema.parse(variables);
}
