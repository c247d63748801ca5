import type { RequestMove } from '@parlour/contract';
import { type Branding, type Contact, recipientOf } from '../../emails/branding.ts';
import { emailToStaff } from '../../emails/submissionEmails.ts';
import type { Message } from '../../platform/mail/message.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { StaffEmailDependencies } from '../dependencies.ts';
import { findContact } from '../profile/repository.ts';
import { findStaffWhoWant } from '../staff/email-choices/repository.ts';
import { threadOf, threadSubject } from './emails.ts';
import type { RequestRow } from './threadRepository.ts';

/** What emails to staff need. */
export type StaffUpdateDependencies = Pick<
  StaffEmailDependencies,
  'branding' | 'countEmailToStaff'
> & { readonly outbox: Pick<Outbox, 'put'> };

/** What a member did in a thread. */
interface MemberUpdate {
  readonly text: string | null;
  readonly move: RequestMove | null;
  /** Whether it began a request. Staff who want emails of new ones then get one (api/staff/email-choices-7). */
  readonly isNew?: boolean;
}

const actOf = (move: RequestMove | null): string => {
  switch (move) {
    case 'cancel':
      return 'canceled';
    case 'ask_cancellation':
      return 'asks to cancel';
    case 'reopen':
      return 'reopened';
    default:
      return 'wrote';
  }
};

/**
 * Returns who is told what a member did: who has the request and wants such emails, otherwise the club's own email, so that
 * nothing reaches nobody (api/requests-27).
 */
async function recipientOfUpdate(
  transaction: Transaction,
  assigneeId: string | null,
  club: Message['to'],
): Promise<Message['to']> {
  if (assigneeId === null) return club;
  const people = await findStaffWhoWant(transaction, 'assigned', null);
  const assignee = people.find(({ id }) => id === assigneeId);
  return assignee === undefined ? club : recipientOf(assignee);
}

/** Renders the email with what a member did, for the club's own email. */
export function memberUpdateEmail(
  branding: Branding,
  request: Pick<RequestRow, 'id' | 'reference' | 'subject'>,
  { member, text, move }: { readonly member: Contact } & Pick<MemberUpdate, 'text' | 'move'>,
): Message {
  const { id, reference, subject } = request;
  const act = actOf(move);
  const email = emailToStaff(branding, {
    member,
    subject: threadSubject(`${member.name} ${act}`, request),
    title: `${member.name} ${act === 'wrote' ? 'wrote about' : act} ${reference}`,
    requestId: id,
    rows: [['Subject', subject], ...(text === null ? [] : ([['Message', text]] as const))],
  });
  return { ...email, ...threadOf(request) };
}

/** Emails what a member did to who has the request, or to the club's own email (api/requests-27). A request that begins is emailed as new ones are (api/requests-30). */
export async function emailUpdateToStaff(
  transaction: Transaction,
  { outbox, branding, countEmailToStaff }: StaffUpdateDependencies,
  request: Pick<RequestRow, 'id' | 'memberId' | 'assigneeId' | 'reference' | 'subject'>,
  { text, move, isNew = false }: MemberUpdate,
): Promise<void> {
  countEmailToStaff(request.memberId);
  const member = await findContact(transaction, request.memberId);
  const email = memberUpdateEmail(branding, request, { member, text, move });
  const watchers = isNew ? await findStaffWhoWant(transaction, 'everythingNew', null) : [];
  const recipients = watchers.map(recipientOf);
  if (branding.areRequestsEmailed || !isNew) {
    recipients.unshift(await recipientOfUpdate(transaction, request.assigneeId, email.to));
  }
  for (const recipient of recipients) {
    await outbox.put(transaction, { ...email, to: recipient });
  }
}
