import { type Branding, linkToDesk, recipientOf, renderEmail } from '../../emails/branding.ts';
import type { EmailRow } from '../../emails/layout.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { findStaffWhoWant } from '../staff/email-choices/repository.ts';
import { threadOf } from './emails.ts';
import type { RequestRow } from './threadRepository.ts';

/** What emails among staff need. */
export interface StaffEmailer {
  readonly outbox: Pick<Outbox, 'put'>;
  readonly branding: Branding;
}

/** The member of staff that an email tells of. */
interface Actor {
  /** Their id. */
  readonly by: string;
  /** Their first name. */
  readonly name: string;
}

type ToldRequest = Pick<RequestRow, 'id' | 'reference' | 'subject'>;

/** Puts an email among staff into the outbox. No reply to it reaches the member. */
async function put(
  transaction: Transaction,
  { outbox, branding }: StaffEmailer,
  request: ToldRequest,
  {
    to,
    act,
    rows,
  }: { to: { name: string; email: string }; act: string; rows: readonly EmailRow[] },
) {
  const { id, reference, subject } = request;
  const email = renderEmail(branding, {
    to: recipientOf(to),
    subject: `[${reference}] ${act}: ${subject}`,
    thread: threadOf(request),
    title: act,
    parts: [
      { kind: 'rows', rows: [['Reference', { code: reference }], ['Subject', subject], ...rows] },
      linkToDesk(branding, id),
    ],
  });
  await outbox.put(transaction, email);
}

/** Emails who was given a request by somebody else, if they want it (EC3). */
export async function emailAssignment(
  transaction: Transaction,
  emailer: StaffEmailer,
  request: ToldRequest,
  { by, name, assigneeId }: Actor & { readonly assigneeId: string },
): Promise<void> {
  const people = await findStaffWhoWant(transaction, 'assigned', by);
  for (const to of people.filter(({ id }) => id === assigneeId)) {
    await put(transaction, emailer, request, { to, act: `${name} gave you a request`, rows: [] });
  }
}

/** Emails the staff that a note mentions, if they want it (EC4). */
export async function emailMentions(
  transaction: Transaction,
  emailer: StaffEmailer,
  request: ToldRequest,
  {
    by,
    name,
    mentions,
    text,
  }: Actor & { readonly mentions: readonly string[]; readonly text: string },
): Promise<void> {
  if (mentions.length === 0) return;
  const people = await findStaffWhoWant(transaction, 'mentioned', by);
  for (const to of people.filter(({ id }) => mentions.includes(id))) {
    const rows = [['Note', text]] as const;
    await put(transaction, emailer, request, { to, act: `${name} mentioned you`, rows });
  }
}
