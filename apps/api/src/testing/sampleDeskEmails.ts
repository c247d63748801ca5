import { type Branding, type Contact, recipientOf } from '../emails/branding.ts';
import { lowRatingEmail } from '../features/requests/lowRating.ts';
import { assignmentEmail, mentionEmail } from '../features/requests/staffEmails.ts';
import { threadEmail } from '../features/requests/threadEmail.ts';
import { memberUpdateEmail } from '../features/requests/updateToStaff.ts';
import { invitationEmail } from '../features/staff/people/emails.ts';
import { deskCodeEmail } from '../features/staff/sign-in/emails.ts';

/** What people wrote, and the club's own texts beside it. */
export interface SampleTexts {
  readonly member: Contact;
  readonly firstName: string;
  readonly title: string;
  readonly text: string;
}

/** Renders every email of a request's thread and of the desk. */
export function deskEmailsWith(club: Branding, { member, firstName, title, text }: SampleTexts) {
  const request = { id: 'r', reference: 'RQ-WMQ7WM9Q', subject: title };
  const colleague = { name: `${firstName} Bell`, email: member.email };
  const author = { authorKind: 'staff', authorName: firstName } as const;
  return {
    threadUpdate: threadEmail(club, {
      member,
      request: {
        ...request,
        status: 'confirmed',
        version: 3,
        changedAt: new Date('2026-11-23T09:00:00Z'),
        confirmedDate: '2026-12-04',
        confirmedTime: '19:30',
        confirmedEndDate: null,
      },
      entries: [
        { ...author, move: null, fromStatus: null, toStatus: null, text },
        {
          ...author,
          move: 'confirm',
          fromStatus: 'in_progress',
          toStatus: 'confirmed',
          text: title,
        },
      ],
      fileCount: 2,
    }),
    memberUpdate: memberUpdateEmail(club, request, { member, text, move: 'ask_cancellation' }),
    lowRating: lowRatingEmail(club, request, { member, stars: 2, words: text }),
    assignment: assignmentEmail(club, request, { to: colleague, name: firstName }),
    mention: mentionEmail(club, request, { to: colleague, name: firstName, text }),
    invitation: invitationEmail(
      club,
      { firstName, lastName: 'Bell', email: member.email },
      'https://desk.club.example/desk/setup#secret',
    ),
    deskCode: deskCodeEmail(club, 'https://desk.club.example', recipientOf(colleague), '482913'),
  };
}
