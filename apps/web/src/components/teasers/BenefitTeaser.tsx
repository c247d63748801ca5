import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import type { Benefit } from '@parlour/contract';
import { formatOff, href, routes } from '@parlour/core';
import { Badge, Card } from '@parlour/ui';
import { shortPlaceName } from './place.ts';

export type BenefitTeaserProps = Pick<CardPictureProps, 'isFirst' | 'sizes'> & {
  benefit: Benefit;
  /** Whether the member has a valid code. */
  isRedeemed?: boolean;
};

/** A benefit in a list: picture, provider, place and value. */
export function BenefitTeaser({
  benefit,
  isRedeemed = false,
  isFirst = false,
  sizes,
}: BenefitTeaserProps) {
  const { title, provider, imageUrl, value, isNew } = benefit;
  return (
    <Card
      href={href(routes.benefit, { benefitId: benefit.id })}
      title={title}
      eyebrow={formatOff(value) ?? provider}
      meta={[provider, shortPlaceName(benefit)].filter(Boolean).join(' · ')}
      media={
        imageUrl === null ? null : (
          <CardPicture src={imageUrl} ratio="landscape" sizes={sizes} isFirst={isFirst} />
        )
      }
      badge={
        isRedeemed ? <Badge tone="positive">Redeemed</Badge> : isNew ? <Badge>New</Badge> : null
      }
    />
  );
}
