import type { Connection } from '@parlour/contract';
import {
  type DestinationContext,
  michelinLabel,
  navigationTo,
  vendorPath,
  withRef,
} from '@parlour/core';
import { Card } from '@parlour/ui';
import { CardPicture } from '../pictures/CardPicture.tsx';
import { shortPlaceName } from './place.ts';

/** Props of {@link VendorCard}. */
export type VendorCardProps = {
  connection: Connection;
  /** The destination that the card stands on; it goes along to the vendor's page where it lists the vendor. */
  context: DestinationContext;
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
};

/** A vendor among others: its picture, its kind, its city and its stars. */
export function VendorCard({ connection, context, visitorRef }: VendorCardProps) {
  const { vendor } = connection;
  const { name, type, imageUrl, michelinStars } = vendor;
  return (
    <Card
      href={withRef(vendorPath(vendor), visitorRef)}
      state={navigationTo(connection, context)}
      title={name}
      eyebrow={type}
      meta={[shortPlaceName(vendor), michelinLabel(michelinStars)].filter(Boolean).join(' · ')}
      media={imageUrl === null ? null : <CardPicture src={imageUrl} ratio="landscape" />}
    />
  );
}
