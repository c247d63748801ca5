import type { Email } from 'postal-mime';
import { type Club, people } from '../../support/club.ts';
import { signInByEmail, type Tokens } from './session.ts';

/** Signs both members of the sample club in. */
export async function signInBoth(club: Pick<Club, 'url' | 'mailbox'>): Promise<[Tokens, Tokens]> {
  return [
    await signInByEmail(club.url, club.mailbox, people.member),
    await signInByEmail(club.url, club.mailbox, people.secondMember),
  ];
}

/** Returns the emails to staff in the club's folder. */
export async function allEmails({ mailbox }: Pick<Club, 'mailbox'>): Promise<readonly Email[]> {
  return mailbox.messagesTo(people.staff);
}
