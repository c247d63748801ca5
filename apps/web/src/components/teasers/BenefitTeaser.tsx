import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import type { Benefit } from '@parlour/contract';
import { formatOff, href, routes } from '@parlour/core';
import { Badge, Card } from '@parlour/ui';
import { SaveButton } from '../saving/SaveButton.tsx';
import { joinFacts } from './joinFacts.ts';
import { shortPlaceName } from './place.ts';

export type BenefitTeaserProps = Pick<CardPictureProps, 'isFirst' | 'sizes'> & {
  /** The benefit, which the whole card links to. */
  benefit: Benefit;
  /** Whether the member has a valid code. */
  isRedeemed?: boolean;
};

/** A benefit in a list: picture or initial, provider, place and value. */
export function BenefitTeaser({
  benefit,
  isRedeemed = false,
  isFirst = false,
  sizes,
}: BenefitTeaserProps) {
  const { title, provider, imageUrl, value, isNew } = benefit;
  const off = formatOff(value);
  return (
    <Card
      href={href(routes.benefit, { benefitId: benefit.id })}
      title={title}
      eyebrow={off ?? provider}
      meta={joinFacts(off && provider, shortPlaceName(benefit))}
      corner={<SaveButton thing={{ kind: 'benefit', of: benefit }} place="picture" />}
      media={
        <CardPicture
          src={imageUrl}
          name={title}
          shown={benefit.picture}
          ratio="landscape"
          sizes={sizes}
          isFirst={isFirst}
        />
      }
      badge={
        isRedeemed ? <Badge tone="positive">Redeemed</Badge> : isNew ? <Badge>New</Badge> : null
      }
    />
  );
}
