import { fullName } from '@parlour/core';
import type { Branding, Contact } from '../../emails/branding.ts';
import { emailToStaff } from '../../emails/submissionEmails.ts';
import type { Message } from '../../platform/mail/message.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { findContact } from '../profile/repository.ts';
import { threadOf, threadSubject } from './emails.ts';
import { findActiveStaff } from './desk/staffRepository.ts';
import type { RequestRow } from './threadRepository.ts';
import type { StaffUpdateDependencies } from './updateToStaff.ts';

// A rating of so many stars or fewer is told to managers.
const LOW_STARS = 2;

/** A rating that is told to managers. */
interface LowRating {
  readonly stars: number;
  readonly words: string;
}

/** Renders the email with a low rating, for the club's own email. */
export function lowRatingEmail(
  branding: Branding,
  request: Pick<RequestRow, 'id' | 'reference' | 'subject'>,
  { member, stars, words }: { readonly member: Contact } & LowRating,
): Message {
  const { id, reference, subject } = request;
  const email = emailToStaff(branding, {
    member,
    requestId: id,
    subject: threadSubject(`${member.name} gave ${stars} of 5 stars`, request),
    title: `${member.name} was not happy with ${reference}`,
    rows: [
      ['Subject', subject],
      ['Rating', `${stars} of 5`],
      ...(words === '' ? [] : ([['In their words', words]] as const)),
    ],
  });
  return { ...email, ...threadOf(request) };
}

/** Emails a low rating to the managers, or to the club's own email where it has none (api/requests-31). */
export async function emailLowRating(
  transaction: Transaction,
  { outbox, branding }: Pick<StaffUpdateDependencies, 'outbox' | 'branding'>,
  request: Pick<RequestRow, 'id' | 'memberId' | 'reference' | 'subject'>,
  { stars, words }: LowRating,
): Promise<void> {
  if (stars > LOW_STARS) return;
  const member = await findContact(transaction, request.memberId);
  const email = lowRatingEmail(branding, request, { member, stars, words });
  const staff = await findActiveStaff(transaction);
  const managers = staff
    .filter(({ roles }) => roles.includes('manager'))
    .map((person) => ({
      name: fullName(person),
      address: person.email,
    }));
  for (const to of managers.length === 0 ? [email.to] : managers) {
    await outbox.put(transaction, { ...email, to });
  }
}
