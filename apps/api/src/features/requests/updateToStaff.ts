import type { RequestMove } from '@parlour/contract';
import { emailToStaff } from '../../emails/submissionEmails.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { StaffEmailDependencies } from '../dependencies.ts';
import { findContact } from '../profile/repository.ts';
import { findStaffMember } from '../staff/people/repository.ts';
import { threadOf } from './emails.ts';
import type { RequestRow } from './threadRepository.ts';

/** What emails to staff need. */
export type StaffUpdateDependencies = Pick<
  StaffEmailDependencies,
  'outbox' | 'branding' | 'countEmailToStaff'
>;

/** What a member did in a thread. */
interface MemberUpdate {
  readonly text: string | null;
  readonly move: RequestMove | null;
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
      return 'wrote about';
  }
};

/** Emails what a member did to who has the request, or to the club's own email where nobody has it (RS22). */
export async function emailUpdateToStaff(
  transaction: Transaction,
  { outbox, branding, countEmailToStaff }: StaffUpdateDependencies,
  request: Pick<RequestRow, 'id' | 'memberId' | 'assigneeId' | 'reference' | 'subject'>,
  { text, move }: MemberUpdate,
): Promise<void> {
  countEmailToStaff(request.memberId);
  const member = await findContact(transaction, request.memberId);
  const { assigneeId, reference, subject } = request;
  const assignee = assigneeId === null ? undefined : await findStaffMember(transaction, assigneeId);
  const email = emailToStaff(branding, {
    member,
    subject: `[${reference}] ${member.name} ${actOf(move)}: ${subject}`,
    title: `${member.name} ${actOf(move)} ${reference}`,
    requestId: request.id,
    rows: [['Subject', subject], ...(text === null ? [] : ([['Message', text]] as const))],
  });
  const to =
    assignee?.status === 'active'
      ? { name: `${assignee.firstName} ${assignee.lastName}`, address: assignee.email }
      : email.to;
  await outbox.put(transaction, { ...email, to, thread: threadOf(request) });
}
