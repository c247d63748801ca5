import type { Redemption } from '@parlour/contract';
import { codeLastDay, formatDay, href, routes } from '@parlour/core';
import type { Message } from '../../platform/mail/message.ts';
import { clubOf, type Branding, linkTo, renderEmail } from '../../emails/branding.ts';
import type { BenefitRow } from './repository.ts';

/** Renders the email that repeats a redemption to its member (api/benefits-7). */
export function redemptionEmail(
  branding: Branding,
  to: Message['to'],
  benefit: Pick<BenefitRow, 'title' | 'provider' | 'value'>,
  redemption: Redemption,
): Message {
  return renderEmail(branding, {
    to,
    replyTo: clubOf(branding),
    subject: `Your redemption code: ${benefit.title}`,
    title: benefit.title,
    parts: [
      { kind: 'text', text: `Here is your redemption code for ${benefit.provider}.` },
      { kind: 'code', text: redemption.redemptionCode },
      { kind: 'text', text: redemption.instructions },
      {
        kind: 'rows',
        rows: [
          ['From', benefit.provider],
          ...(benefit.value === null ? [] : ([['Benefit', benefit.value]] as const)),
          ['Valid until', formatDay(codeLastDay(redemption))],
        ],
      },
      linkTo(
        branding,
        'See the Benefit',
        href(routes.benefit, { benefitId: redemption.benefit.id }),
      ),
    ],
  });
}
