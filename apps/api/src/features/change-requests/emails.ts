import type { ChangeRequestPayload, Profile } from '@parlour/contract';
import { changeRequestInWords, changeRequestLabels, href, routes } from '@parlour/core';
import { emailRows } from '../../emails/layout.ts';
import { confirmationEmail, emailToStaff } from '../../emails/submissionEmails.ts';
import { type Branding, type Contact, linkTo } from '../../emails/branding.ts';

/** A stored change request, with the member and profile that the emails show. */
interface AcceptedChangeRequest {
  readonly id: string;
  readonly payload: ChangeRequestPayload;
  readonly profile: Profile;
  readonly member: Contact;
}

/**
 * Renders the emails with a change request for staff and for its member. The one to the member also reveals a change
 * request that somebody else made.
 */
export function changeRequestEmails(branding: Branding, changeRequest: AcceptedChangeRequest) {
  const { member, payload, id } = changeRequest;
  const rows = emailRows(changeRequestInWords(payload, changeRequest.profile));
  const received = 'We have received your wish to change your profile';
  return [
    emailToStaff(branding, {
      member,
      subject: `Change of profile: ${changeRequestLabels[payload.field]} of ${member.name}`,
      title: `Change of profile for ${member.name}`,
      rows: [...rows, ['Change request', id]],
      advice:
        'Make sure that the change request is the member’s own before you carry it out, for example by telephone.',
    }),
    confirmationEmail(branding, {
      member,
      subject: received,
      title: received,
      rows,
      advice: 'If this was not you, please answer this message at once.',
      link: linkTo(branding, 'See Your Profile', href(routes.profile, {})),
    }),
  ];
}
