import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import type { Connection } from '@parlour/contract';
import {
  type DestinationContext,
  michelinLabel,
  vendorEyebrow,
  vendorLine,
  vendorQuarter,
} from '@parlour/core';
import { PinNumber } from '@parlour/map';
import { Badge, Card, StarIcon, VisuallyHidden } from '@parlour/ui';
import { SaveButton } from '../saving/SaveButton.tsx';
import { SEPARATOR } from './joinFacts.ts';
import { shortPlaceName } from './place.ts';
import { vendorLink } from './vendorLink.ts';
import * as styles from './VendorTeaser.css.ts';

export type VendorTeaserProps = Pick<CardPictureProps, 'sizes'> & {
  /** The vendor with the destination that lists it. */
  connection: Connection;
  /** The destination that shows the teaser. It is passed to the vendor's page if it lists the vendor. */
  context: DestinationContext;
  /** The visitor's `ref`; null for a member. */
  visitorRef: string | null;
  /** The number of the vendor's pin, null without a pin. */
  number?: number | null;
  /** Whether the heading above the teaser says the vendor's type. */
  isTypeSaid?: boolean;
  /** Whether the club has a benefit of the vendor. */
  hasBenefit?: boolean;
};

/** A vendor in a list: picture or initial, type or first activity, a sentence of its description, place and stars. */
export function VendorTeaser(props: VendorTeaserProps) {
  const { connection, context, visitorRef, number = null, hasBenefit = false, sizes } = props;
  const { isTypeSaid = false } = props;
  const { vendor } = connection;
  const { name, imageUrl } = vendor;
  const eyebrow = vendorEyebrow(vendor, isTypeSaid);
  const line = vendorLine(vendor);
  return (
    <Card
      {...vendorLink(connection, context, visitorRef)}
      title={name}
      {...(eyebrow === null ? {} : { eyebrow })}
      {...(line === null ? {} : { text: line })}
      meta={<PlaceAndStars connection={connection} context={context} />}
      corner={<SaveButton thing={{ kind: 'vendor', of: vendor }} place="picture" />}
      media={
        <>
          <CardPicture
            src={imageUrl}
            name={name}
            shown={vendor.picture}
            ratio="landscape"
            sizes={sizes}
          />
          {hasBenefit ? (
            <span className={styles.benefit}>
              <Badge tone="accent">
                <span>
                  <VisuallyHidden>Member </VisuallyHidden>Benefit
                </span>
              </Badge>
            </span>
          ) : null}
        </>
      }
      badge={number === null ? null : <PinNumber number={number} />}
    />
  );
}

function PlaceAndStars({ connection, context }: Pick<VendorTeaserProps, 'connection' | 'context'>) {
  const { vendor } = connection;
  const place = vendorQuarter(connection, context) ?? shortPlaceName(vendor);
  const stars = michelinLabel(vendor.michelinStars);
  if (stars === null) return place;
  return (
    <>
      {place === null ? '' : place + SEPARATOR}
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: vendor.michelinStars ?? 0 }, (_, index) => (
          <StarIcon key={index} />
        ))}
      </span>
      {stars}
    </>
  );
}
