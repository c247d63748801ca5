import { CardPicture } from '@parlour/app/pictures';
import type { Connection } from '@parlour/contract';
import {
  type DestinationContext,
  href,
  michelinLabel,
  navigationStateTo,
  routes,
  withRef,
} from '@parlour/core';
import { Card } from '@parlour/ui';
import { shortPlaceName } from './place.ts';

export type VendorTeaserProps = {
  connection: Connection;
  /** The destination that shows the teaser. It is passed to the vendor's page if it lists the vendor. */
  context: DestinationContext;
  /** The visitor's `ref`; null for a member. */
  visitorRef: string | null;
};

/** A vendor in a list: picture, type, city and stars. */
export function VendorTeaser({ connection, context, visitorRef }: VendorTeaserProps) {
  const { vendor } = connection;
  const { name, type, imageUrl, michelinStars } = vendor;
  return (
    <Card
      href={withRef(href(routes.vendor, vendor), visitorRef)}
      state={navigationStateTo(connection, context)}
      title={name}
      eyebrow={type}
      meta={[shortPlaceName(vendor), michelinLabel(michelinStars)].filter(Boolean).join(' · ')}
      media={imageUrl === null ? null : <CardPicture src={imageUrl} ratio="landscape" />}
    />
  );
}
