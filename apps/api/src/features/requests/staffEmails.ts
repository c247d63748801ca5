import {
  type Branding,
  type Contact,
  linkToDesk,
  recipientOf,
  renderEmail,
} from '../../emails/branding.ts';
import type { EmailRow } from '../../emails/layout.ts';
import type { Message } from '../../platform/mail/message.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { findStaffWhoWant } from '../staff/email-choices/repository.ts';
import { threadOf, threadSubject } from './emails.ts';
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

/** Renders an email among staff. No reply to it reaches the member. */
function staffEmail(
  branding: Branding,
  request: ToldRequest,
  { to, act, rows }: { to: Contact; act: string; rows: readonly EmailRow[] },
): Message {
  const { id, reference, subject } = request;
  const email = renderEmail(branding, {
    to: recipientOf(to),
    subject: threadSubject(act, request),
    title: act,
    parts: [
      { kind: 'rows', rows: [['Reference', { code: reference }], ['Subject', subject], ...rows] },
      linkToDesk(branding, id),
    ],
  });
  return { ...email, ...threadOf(request) };
}

/** Renders the email to who was given a request. */
export function assignmentEmail(
  branding: Branding,
  request: ToldRequest,
  { to, name }: { readonly to: Contact } & Pick<Actor, 'name'>,
): Message {
  return staffEmail(branding, request, { to, act: `${name} gave you a request`, rows: [] });
}

/** Renders the email to who was mentioned in a note. */
export function mentionEmail(
  branding: Branding,
  request: ToldRequest,
  { to, name, text }: { readonly to: Contact; readonly text: string } & Pick<Actor, 'name'>,
): Message {
  return staffEmail(branding, request, {
    to,
    act: `${name} mentioned you`,
    rows: [['Note', text]],
  });
}

/** Emails who was given a request by somebody else, if they want it (api/staff/email-choices-3). */
export async function emailAssignment(
  transaction: Transaction,
  { outbox, branding }: StaffEmailer,
  request: ToldRequest,
  { by, name, assigneeId }: Actor & { readonly assigneeId: string },
): Promise<void> {
  const people = await findStaffWhoWant(transaction, 'assigned', by);
  for (const to of people.filter(({ id }) => id === assigneeId)) {
    await outbox.put(transaction, assignmentEmail(branding, request, { to, name }));
  }
}

/** Emails the staff that a note mentions, if they want it (api/staff/email-choices-4). */
export async function emailMentions(
  transaction: Transaction,
  { outbox, branding }: StaffEmailer,
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
    await outbox.put(transaction, mentionEmail(branding, request, { to, name, text }));
  }
}
