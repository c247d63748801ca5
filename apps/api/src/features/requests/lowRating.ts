import { emailToStaff } from '../../emails/submissionEmails.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { findContact } from '../profile/repository.ts';
import { threadOf } from './emails.ts';
import { findActiveStaff } from './desk/queueRepository.ts';
import type { RequestRow } from './threadRepository.ts';

// A rating of so many stars or fewer is told to managers.
const LOW_STARS = 2;

/** Emails a low rating to the managers, or to the club's own email where it has none (RS25). */
export async function emailLowRating(
  transaction: Transaction,
  { outbox, branding }: Pick<FeatureDependencies, 'outbox' | 'branding'>,
  request: Pick<RequestRow, 'id' | 'memberId' | 'reference' | 'subject'>,
  { stars, words }: { readonly stars: number; readonly words: string },
): Promise<void> {
  if (stars > LOW_STARS) return;
  const { id, memberId, reference, subject } = request;
  const member = await findContact(transaction, memberId);
  const email = emailToStaff(branding, {
    member,
    requestId: id,
    subject: `[${reference}] ${member.name} gave ${stars} of 5 stars: ${subject}`,
    title: `${member.name} was not happy with ${reference}`,
    rows: [
      ['Subject', subject],
      ['Rating', `${stars} of 5`],
      ...(words === '' ? [] : ([['In their words', words]] as const)),
    ],
  });
  const staff = await findActiveStaff(transaction);
  const managers = staff
    .filter(({ roles }) => roles.includes('manager'))
    .map((person) => ({
      name: `${person.firstName} ${person.lastName}`,
      address: person.email,
    }));
  for (const to of managers.length === 0 ? [email.to] : managers) {
    await outbox.put(transaction, { ...email, to, thread: threadOf(request) });
  }
}
