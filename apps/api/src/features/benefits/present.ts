import type { Benefit } from '@parlour/contract';
import { safeHtml, safeLink } from '../../text/safeHtml.ts';
import type { BenefitRow } from './repository.ts';

/** Converts a row to a benefit, with sanitized HTML and links. */
export function presentBenefit({ position: _, ...row }: BenefitRow): Benefit {
  return {
    ...row,
    description: safeHtml(row.description),
    memberBenefitDescription: safeHtml(row.memberBenefitDescription),
    website: safeLink(row.website),
    bookingUrl: safeLink(row.bookingUrl),
  };
}
