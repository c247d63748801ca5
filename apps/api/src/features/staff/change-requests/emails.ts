import { changeRequestLabels, formatDay, href, routes } from '@parlour/core';
import {
  type Branding,
  clubOf,
  type Contact,
  linkTo,
  recipientOf,
  renderEmail,
} from '../../../emails/branding.ts';
import type { Message } from '../../../platform/mail/message.ts';
import type { ChangeRequestRow } from './repository.ts';

/** What was decided. */
export interface Outcome {
  readonly changeRequest: Pick<ChangeRequestRow, 'field' | 'requestedValue'>;
  readonly isAccepted: boolean;
}

/** Renders the email that tells a member what became of a change request. */
export function outcomeEmail(
  branding: Branding,
  member: Contact,
  { changeRequest: { field, requestedValue }, isAccepted }: Outcome,
): Message {
  const { clubName } = branding;
  const accepted =
    field === 'other'
      ? 'Your wish to change your profile was granted.'
      : 'Your profile was changed as you asked.';
  const title = isAccepted ? accepted.slice(0, -1) : 'Your profile stays as it is';
  return renderEmail(branding, {
    to: recipientOf(member),
    replyTo: clubOf(branding),
    subject: title,
    title,
    parts: [
      {
        kind: 'text',
        text: isAccepted
          ? `${clubName} has carried out what you asked for.`
          : `${clubName} could not carry out what you asked for. Answer this message to speak about it.`,
      },
      {
        kind: 'rows',
        rows: [
          ['To be changed', changeRequestLabels[field]],
          ['Requested', field === 'dateOfBirth' ? formatDay(requestedValue) : requestedValue],
        ],
      },
      { kind: 'text', text: 'If this was not you, please answer this message at once.' },
      linkTo(branding, 'See Your Profile', href(routes.profile, {})),
    ],
  });
}
