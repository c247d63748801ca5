import type { Benefit, Redemption } from '@parlour/contract';
import { websiteHref } from '@parlour/core';
import type { Branding } from '../../emails/branding.ts';
import { safeHtml } from '../../text/safeHtml.ts';
import type { Shown } from '../pictures/shownPictures.ts';
import type { BenefitRow, RedeemedRow } from './repository.ts';

/** Converts a row to a benefit, with sanitized HTML and links. */
export function presentBenefit({
  position: _,
  ...row
}: BenefitRow & Pick<Benefit, 'address' | 'images'>): Benefit {
  return {
    ...row,
    description: safeHtml(row.description),
    memberBenefitDescription: safeHtml(row.memberBenefitDescription),
    website: websiteHref(row.website),
    bookingUrl: websiteHref(row.bookingUrl),
  };
}

/** Converts a row to a member's code, with what its list tells of the benefit. */
export function presentRedemption(
  {
    code,
    createdAt,
    expiresAt,
    hiddenAt,
    benefit,
  }: RedeemedRow & { readonly benefit: Shown<RedeemedRow['benefit']> },
  { clubName }: Pick<Branding, 'clubName'>,
): Redemption {
  const { id, title, provider, value, imageUrl, expiresAt: lastDay } = benefit;
  const picture = benefit.picture && { picture: benefit.picture };
  return {
    redemptionCode: code,
    instructions: `Show this code to ${provider} when you book or arrive, and mention ${clubName}.`,
    expiresAt: expiresAt.toISOString(),
    redeemedAt: createdAt.toISOString(),
    benefit: {
      id,
      title,
      provider,
      value,
      imageUrl,
      expiresAt: lastDay,
      ...picture,
      ...(hiddenAt && { isHidden: true }),
    },
  };
}
