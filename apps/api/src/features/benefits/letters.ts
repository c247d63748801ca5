import type { Benefit, Redemption } from '@parlour/contract';
import type { Message } from '../../platform/mail/message.ts';
import { clubOf, type Stationery, writeLetter } from '../../platform/mail/stationery.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Renders the email that repeats a redemption to its member (BE7). */
export const redemptionLetter = (
  branding: Stationery,
  to: Message['to'],
  benefit: Benefit,
  redemption: Redemption,
): Message =>
  writeLetter(branding, {
    to,
    replyTo: clubOf(branding),
    subject: `Your redemption code: ${benefit.title}`,
    title: benefit.title,
    parts: [
      { kind: 'text', text: `Here is your redemption code for ${benefit.provider}.` },
      { kind: 'code', text: redemption.redemptionCode },
      { kind: 'text', text: redemption.instructions },
      {
        kind: 'facts',
        facts: [
          ['From', benefit.provider],
          ...(benefit.value === null ? [] : ([['Benefit', benefit.value]] as const)),
          ['Valid until', dayFormat.format(new Date(redemption.expiresAt))],
        ],
      },
    ],
  });
