import { CardPicture } from '@parlour/app/pictures';
import type { Connection } from '@parlour/contract';
import { type DestinationContext, michelinLabel } from '@parlour/core';
import { PinNumber } from '@parlour/map';
import { Card } from '@parlour/ui';
import { shortPlaceName } from './place.ts';
import { vendorLink } from './vendorLink.ts';

export type VendorTeaserProps = {
  connection: Connection;
  /** The destination that shows the teaser. It is passed to the vendor's page if it lists the vendor. */
  context: DestinationContext;
  /** The visitor's `ref`; null for a member. */
  visitorRef: string | null;
  /** The number of the vendor's pin, null without a pin. */
  number?: number | null;
};

/** A vendor in a list: picture, type, city and stars. */
export function VendorTeaser({
  connection,
  context,
  visitorRef,
  number = null,
}: VendorTeaserProps) {
  const { vendor } = connection;
  const { name, type, imageUrl, michelinStars } = vendor;
  return (
    <Card
      {...vendorLink(connection, context, visitorRef)}
      title={name}
      eyebrow={imageUrl === null && number !== null ? `${number} · ${type}` : type}
      meta={[shortPlaceName(vendor), michelinLabel(michelinStars)].filter(Boolean).join(' · ')}
      media={imageUrl === null ? null : <CardPicture src={imageUrl} ratio="landscape" />}
      badge={number === null ? null : <PinNumber number={number} />}
    />
  );
}
