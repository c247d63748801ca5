import type { Destination } from '@parlour/contract';
import { destinationPath } from '@parlour/core';
import { Card } from '@parlour/ui';
import { CardPicture } from '../pictures/CardPicture.tsx';

/** Props of {@link DestinationCard}. */
export type DestinationCardProps = { destination: Destination };

/** A destination among others: its picture and its name. */
export function DestinationCard({ destination }: DestinationCardProps) {
  const { name, imageUrl, parentDestination } = destination;
  const words = {
    href: destinationPath(destination.id),
    title: name,
    meta: parentDestination?.name,
  };
  return imageUrl === null ? (
    <Card {...words} />
  ) : (
    <Card {...words} media={<CardPicture src={imageUrl} ratio="portrait" />} />
  );
}
