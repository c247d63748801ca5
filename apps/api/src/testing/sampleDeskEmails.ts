import { type Branding, type Contact, recipientOf } from '../emails/branding.ts';
import { lowRatingEmail } from '../features/requests/lowRating.ts';
import {
  assignmentEmail,
  handOverEmail,
  mentionEmail,
  lossEmail,
} from '../features/requests/staffEmails.ts';
import { threadEmail } from '../features/requests/threadEmail.ts';
import { memberUpdateEmail } from '../features/requests/updateToStaff.ts';
import { invitationEmail } from '../features/staff/people/emails.ts';
import { deskCodeEmail } from '../features/staff/sign-in/emails.ts';

/** What fills the emails. */
export interface SampleTexts {
  readonly member: Contact;
  /** The member's first name. */
  readonly firstName: string;
  /** One of the staff. */
  readonly colleague: Contact;
  /** Returns what to show for a name. */
  readonly nameOf: (usual: string) => string;
  /** Returns what to show for the words that somebody wrote. */
  readonly wordsOf: (usual: string) => string;
}

/** Renders every email of a request's thread and of the desk. */
export function deskEmailsWith(
  club: Branding,
  { member, colleague, nameOf, wordsOf }: SampleTexts,
  subject: string,
) {
  const request = { id: 'r', reference: 'RQ-WMQ7WM9Q', subject };
  const [name = '', lastName = ''] = colleague.name.split(' ');
  const author = { authorKind: 'staff', authorName: name } as const;
  return {
    threadUpdate: threadEmail(club, {
      member,
      where: {
        party: '4 guests',
        place: nameOf('Harrow and Quill'),
        address: '14 Lamb Street, London',
        endTime: '21:30',
        confirmationNumber: 'HQ-4711',
      },
      request: {
        ...request,
        requestType: 'Dining',
        status: 'confirmed',
        version: 3,
        shownVersion: null,
        updatedAt: new Date('2026-11-23T09:00:00Z'),
        confirmedDate: '2026-12-04',
        confirmedTime: '19:30',
        confirmedEndDate: null,
        calendarUid: null,
        isTakenBack: false,
      },
      entries: [
        {
          ...author,
          move: null,
          fromStatus: null,
          toStatus: null,
          text: wordsOf('They keep a table by the window for you.'),
          createdAt: new Date('2026-11-23T09:00:00Z'),
        },
        {
          ...author,
          move: 'confirm',
          fromStatus: 'in_progress',
          toStatus: 'confirmed',
          text: wordsOf('Everything is arranged.\nThey expect you late.'),
          createdAt: new Date('2026-11-23T09:00:00Z'),
        },
      ],
      fileCount: 2,
    }),
    memberUpdate: memberUpdateEmail(club, request, {
      member,
      text: wordsOf('Our flight is late. Could you cancel the table?'),
      move: 'ask_cancellation',
    }),
    lowRating: lowRatingEmail(club, request, {
      member,
      stars: 2,
      words: wordsOf('The table was not ready.\nWe waited for half an hour.'),
    }),
    assignment: assignmentEmail(club, request, { to: colleague, name: nameOf('Joel') }),
    mention: mentionEmail(club, request, {
      to: colleague,
      name: nameOf('Joel'),
      text: wordsOf('They ask for a deposit.\nCould you call the member?'),
    }),
    taking: lossEmail(club, [request], {
      to: colleague,
      name: nameOf('Joel'),
      loss: { kind: 'taken' },
    }),
    handOver: handOverEmail(club, [request, { ...request, reference: 'RQ-4K7P2W' }], {
      to: colleague,
      name: nameOf('Joel'),
      text: wordsOf('They land at nine tonight.'),
    }),
    invitation: invitationEmail(
      club,
      { firstName: name, lastName, email: colleague.email },
      'https://desk.club.example/desk/setup#secret',
    ),
    deskCode: deskCodeEmail(club, 'https://desk.club.example', recipientOf(colleague), '482913'),
  };
}
