import type { Benefit, Redemption } from '@parlour/contract';
import type { Message } from '../../platform/mail/message.ts';
import { clubOf, type Stationery, writeLetter } from '../../platform/mail/stationery.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The letter that brings a member the redemption that the screen has just shown. */
export const redemptionLetter = (
  stationery: Stationery,
  to: Message['to'],
  benefit: Benefit,
  redemption: Redemption,
): Message =>
  writeLetter(stationery, {
    to,
    replyTo: clubOf(stationery),
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
          ['Valid until', day.format(new Date(redemption.expiresAt))],
        ],
      },
    ],
  });
